import ExperimentConfig
import HostModel
import Scoring
import Simulation
import Workload

/// `results.json` as it is written.
package struct ResultsText: Sendable {
  package let text: String
  let digest: String

  /// So much of the digest as two people read to each other.
  package var shortDigest: String { String(digest.prefix(12)) }
}

/// `results.json`: everything that was measured, for other programs.
struct ResultsDocument {
  let resolved: ResolvedConfig
  let results: RunResults
  let scoreboard: Scoreboard
  let robustness: Robustness?
  let scrutiny: Scrutiny
  let because: String
  /// Nil when the config has no expectations.
  let expectations: JSONValue?
  /// Scenarios and sweep, as far as the config has them.
  let variations: [String: JSONValue]
  /// What it takes to move to the strategy that leads.
  let adoption: JSONValue
  let tool: (version: String, abi: UInt32)

  var experiment: Experiment { resolved.experiment }

  /// The document's text, with a digest over the rest of it.
  func text() throws -> ResultsText {
    var values = try content()
    values["expectations"] = expectations
    values.merge(variations) { one, _ in one }
    let digest = Digest.sha256(try JSONValue.object(values).text().utf8)
    values["digest"] = .string(digest)
    return ResultsText(text: try JSONValue.object(values).text(), digest: digest)
  }

  private func content() throws -> [String: JSONValue] {
    return [
      "schema": .string("stratbench.results/1"),
      "tool": .object([
        "version": .string(tool.version), "strategyABI": .integer(UInt64(tool.abi)),
      ]),
      "experiment": .object([
        "name": .string(experiment.name), "question": .string(experiment.question ?? ""),
        "config": resolved.json, "configDigest": .string(try resolved.digest()),
      ]),
      "seed": .integer(experiment.workload.seed),
      "replications": .count(results.measurements.replications),
      "horizonSeconds": .number(experiment.workload.horizon),
      "entities": .count(experiment.workload.entityCount),
      "strategies": .array(experiment.strategies.map(resolved.strategy)),
      "hosts": resolved.hosts,
      "results": .array(rows),
      "scores": .array(scoreboard.scores.map(score)),
      "verdict": verdict,
      "selfCheck": selfCheck, "bounds": bounds, "assumptions": assumptions, "adoption": adoption,
    ].merging(stopping) { one, _ in one }
  }

  /// Whether a run that was to go on until it knew enough got there.
  private var stopping: [String: JSONValue] {
    guard case .until = experiment.replications else { return [:] }
    return [
      "isPrecisionReached": .bool(experiment.replications.isReached(by: results.measurements))
    ]
  }

  private var rows: [JSONValue] {
    experiment.strategies.indices.flatMap { strategy in
      experiment.hosts.indices.map { row(strategy, $0) }
    }
  }

  private func row(_ strategy: Int, _ host: Int) -> JSONValue {
    let metrics = Metric.allCases.map { metric in
      let estimate = results.measurements.estimate(metric, strategy: strategy, host: host)
      return (metric.rawValue, Self.estimate(estimate, metric))
    }
    return .object([
      "strategy": .string(experiment.strategies[strategy].label),
      "host": .string(experiment.hosts[host].name),
      "counts": .object(counts(strategy, host).mapValues(JSONValue.number)),
      "metrics": .object(Dictionary(metrics) { one, _ in one }),
    ])
  }

  private func counts(_ strategy: Int, _ host: Int) -> [String: Double] {
    let tallies = results.measurements.tallies[strategy]
    let counts = tallies.counts(at: host, experiment.hosts[host].behaviour)
    return experiment.workload.faults.isNone
      ? counts : counts.merging(tallies.faultCounts(at: host)) { one, _ in one }
  }

  static func estimate(_ estimate: Estimate, _ metric: Metric) -> JSONValue {
    .object([
      "mean": .number(estimate.mean), "low": .number(estimate.low),
      "high": .number(estimate.high), "unit": .string(metric.unit.rawValue),
    ])
  }

  private func score(_ score: Score) -> JSONValue {
    .object([
      "strategy": .string(experiment.strategies[score.strategy].label),
      "host": .string(experiment.hosts[score.host].name),
      "staleness": .number(score.criteria[.staleness]), "churn": .number(score.criteria[.churn]),
      "links": .number(score.criteria[.links]), "overall": .number(score.overall),
      "eligible": .bool(score.isEligible), "vetoes": .strings(score.vetoes.map(\.rawValue)),
    ])
  }
}
