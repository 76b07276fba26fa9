import Reporting

/// The results of scenarios and cells that an earlier run left in its folder.
struct KeptResults {
  /// `DIR/cells`.
  let path: String

  init(in folder: String) {
    path = folder.hasSuffix("/") ? folder + "cells" : folder + "/cells"
  }

  /// What there is under a key.
  enum Finding {
    case nothing
    case whole(VariationOutcome)
    /// A file that is there and not as it was written.
    case broken(file: String)
  }

  func find(_ key: VariationKey) -> Finding {
    let file = file(key)
    guard InputFile.exists(file) else { return .nothing }
    guard let bytes = try? InputFile.read(file),
      let results = ResultsText(whole: bytes),
      let outcome = try? VariationOutcome(results, key)
    else { return .broken(file: file) }
    return .whole(outcome)
  }

  func keep(_ results: ResultsText, _ key: VariationKey) throws(CommandFailure) {
    try OutputFolder("\(path)/\(key.text)", files: [Self.name])
      .write([(Self.name, results.text + "\n")])
  }

  private func file(_ key: VariationKey) -> String { "\(path)/\(key.text)/\(Self.name)" }

  private static let name = "results.json"
}
