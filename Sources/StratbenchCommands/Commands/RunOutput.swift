import ExperimentConfig
import Reporting

/// Where what a run tells goes.
struct RunOutput {
  private enum Place {
    case standardOutput
    case folder(OutputFolder)
  }

  private let place: Place
  private let hasCSV: Bool
  private let isQuiet: Bool
  /// A file that an option asks for by its own path.
  private typealias Extra = (folder: OutputFolder, name: String)
  private let junit: Extra?
  private let record: Extra?

  /// Where files go, or nil when nothing but the report is wanted.
  var folder: String? {
    if case .folder(let folder) = place { folder.path } else { nil }
  }

  /// Finds out, before the run, whether everything can be written.
  init(_ options: Options, _ experiment: Experiment) throws(CommandFailure) {
    let path = options.value("--out") ?? "reports/\(experiment.name)"
    hasCSV = options.has("--csv")
    isQuiet = options.has("--quiet")
    guard path != "-" || !hasCSV else {
      throw CommandFailure(
        .usage,
        "error: '--csv' writes results.csv beside the report, and '--out -' writes no files"
          + "\n  help: name a folder with --out DIR")
    }
    let names =
      ["report.md", "results.json"] + (hasCSV ? ["results.csv"] : [])
      + Appendix.allCases.map(\.file)
    place = path == "-" ? .standardOutput : .folder(try OutputFolder(path, files: names))
    junit = try Self.extra(options, "--junit", example: "junit.xml")
    record = try Self.extra(options, "--adr", example: "decision.md")
  }

  private static func extra(_ options: Options, _ option: String, example: String)
    throws(CommandFailure) -> Extra?
  {
    guard let path = options.value(option) else { return nil }
    let slash = path.lastIndex(of: "/")
    let name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard !name.isEmpty else {
      throw CommandFailure(
        .usage, "error: '\(option) \(path)' names a folder\n  help: name a file, such as \(example)"
      )
    }
    return (try OutputFolder(folder, files: [name], option: "\(option) FILE"), name)
  }

  func write(
    _ report: Report, _ results: ResultsText, _ comparison: BaselineSection?, _ console: Console
  ) throws {
    let document = try report.document(
      toolVersion: Stratbench.version, results, baseline: comparison)
    try write(report, extrasOf: results)
    guard case .folder(let folder) = place else { return console.print(document.whole) }
    let files =
      [("report.md", document.markdown + "\n"), ("results.json", results.text + "\n")]
      + (hasCSV ? [("results.csv", report.csv)] : [])
      + document.appendices.map { ($0.name, $0.text + "\n") }
    try folder.write(files, removing: Appendix.allCases.map(\.file))
    guard !isQuiet else { return }
    console.print(report.summary)
    if let comparison { console.print("\n" + comparison.sentence) }
    console.print("\nDigest of the results: \(results.shortDigest)\n")
    for (name, _) in files { console.print(folder.file(name)) }
    for extra in [junit, record].compactMap(\.self) { console.print(extra.folder.file(extra.name)) }
  }

  private func write(_ report: Report, extrasOf results: ResultsText) throws {
    if let junit { try junit.folder.write([(junit.name, report.junit)]) }
    if let record {
      let text = report.decisionRecord(toolVersion: Stratbench.version, results)
      try record.folder.write([(record.name, text + "\n")])
    }
  }
}
