import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// The expectations of `results.json`.
extension Report {
  /// A value an expectation, with what was measured at every host.
  var expectationsJSON: JSONValue {
    .array(
      expectations.map { finding in
        .object([
          "text": .string(finding.expectation.text), "outcome": .string(finding.outcome.rawValue),
          "withinInterval": .bool(finding.isWithinInterval),
          "checks": .array(finding.checks.map(check)),
        ])
      })
  }

  private func check(_ check: ExpectationFinding.Check) -> JSONValue {
    .object([
      "host": .string(experiment.hosts[check.host].name),
      "outcome": .string(check.outcome.rawValue), "mean": .number(check.estimate.mean),
      "low": .number(check.estimate.low), "high": .number(check.estimate.high),
    ])
  }
}
