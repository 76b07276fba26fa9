package import ExperimentConfig
import Scoring
import Simulation

/// What a scenario or a cell of a sweep came to.
package struct VariationOutcome: Sendable {
  /// The strategies in the order of the config.
  let strategies: [String]
  let kind: Verdict.Kind
  /// The eligible strategies, best first.
  let ranking: [String]
  let overall: [String: Double]
  let lead: Difference?
  /// What its results are kept under.
  let key: String
  let resultsDigest: String

  /// Nil when there is no clear winner, or none eligible.
  var winner: String? { kind == .recommended ? ranking.first : nil }

  /// The winner, or what there is instead.
  func verdict(_ name: (String) -> String) -> String {
    switch kind {
    case .recommended: winner.map(name) ?? "–"
    case .noClearWinner: "no clear winner"
    case .noneEligible: "no strategy is eligible"
    }
  }
}

extension VariationOutcome {
  /// Reads what the results of a variation tell.
  ///
  /// - Throws: `StoredResults.Unfit` where they lack a part of it.
  package init(_ results: ResultsText, _ key: VariationKey) throws(StoredResults.Unfit) {
    let stored = try StoredResults(Array(results.text.utf8))
    guard let kind = Verdict.Kind(rawValue: stored.verdict.kind),
      let overall = stored.verdict.overall, stored.experiment.configDigest == key.configDigest
    else {
      throw StoredResults.Unfit(
        problem: "it is of another run", help: "remove it; it will be written again")
    }
    strategies = stored.names.strategies
    self.kind = kind
    ranking = stored.verdict.ranking
    self.overall = overall.compactMapValues(\.self)
    lead = stored.verdict.lead.map { Difference(mean: $0.mean, halfWidth: $0.halfWidth) }
    self.key = key.text
    resultsDigest = results.digest
  }
}

/// What the results of a variation are kept under: two runs of one key give the same results.
package struct VariationKey: Hashable, Sendable {
  let configDigest: String
  /// The digest of the resolved config, with versions and digests of modules, and of the tool.
  package let text: String

  package init(_ experiment: Experiment, toolVersion: String, abi: UInt32) throws {
    configDigest = try ResolvedConfig(experiment).digest()
    text = Digest.sha256("\(toolVersion) \(abi) \(configDigest)".utf8)
  }
}

extension ResultsText {
  /// Takes over a file.
  ///
  /// - Returns: Nil when the file is not as it was written: its digest is not that of the rest.
  package init?(whole file: [UInt8]) {
    let start = Array("\n  \"digest\" : \"".utf8)
    let text = file.last == UInt8(ascii: "\n") ? file.dropLast() : file[...]
    guard let found = text.firstRange(of: start) else { return nil }
    let digest = text[found.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
    // The digest was taken over the text without its own line.
    let rest = text[digest.endIndex...].drop { $0 != UInt8(ascii: "\n") }
    let value = String(decoding: digest, as: UTF8.self)
    guard Digest.sha256([text[..<found.lowerBound], rest].joined()) == value else { return nil }
    self.init(text: String(decoding: text, as: UTF8.self), digest: value)
  }
}
