import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// Self-check, bounds and assumptions for other programs.
extension ResultsDocument {
  var selfCheck: JSONValue {
    let check = scrutiny.selfCheck
    return .object([
      "passed": .bool(check.passes), "falseAlarms": .number(SelfCheck.falseAlarms),
      "closedForms": .array(check.formulas.map(formula)),
      "balances": .array(check.balances.map(balance)),
    ])
  }

  private func formula(_ formula: SelfCheck.Formula) -> JSONValue {
    .object(
      [
        "law": .string(formula.law.rawValue), "metric": .string(formula.metric.rawValue),
        "simulated": .number(formula.simulated), "expected": .number(formula.expected),
        "tolerance": .number(formula.tolerance), "passed": .bool(formula.passes),
      ].merging(place(formula.strategy, formula.host)) { one, _ in one })
  }

  private func balance(_ balance: Balance) -> JSONValue {
    .object(
      [
        "law": .string(balance.law.rawValue), "left": .number(balance.left),
        "right": .object([
          "least": .number(balance.right.lowerBound), "most": .number(balance.right.upperBound),
        ]), "passed": .bool(balance.passes),
      ].merging(place(balance.strategy, balance.host)) { one, _ in one })
  }

  private func place(_ strategy: Int, _ host: Int?) -> [String: JSONValue] {
    var place: [String: JSONValue] = ["strategy": .string(experiment.strategies[strategy].label)]
    place["host"] = host.map { .string(experiment.hosts[$0].name) }
    return place
  }

  var bounds: JSONValue {
    .object([
      "replications": .count(scrutiny.bounds.replications),
      "oracle": bound(scrutiny.bounds.oracle), "worst": bound(scrutiny.bounds.worst),
    ])
  }

  private func bound(_ bound: Bounds.Bound) -> JSONValue {
    let metrics = bound.estimates.map { metric, estimate in
      (metric.rawValue, Self.estimate(estimate, metric))
    }
    return .object([
      "overall": .number(bound.overall), "staleness": .number(bound.criteria[.staleness]),
      "churn": .number(bound.criteria[.churn]), "links": .number(bound.criteria[.links]),
      "metrics": .object(Dictionary(metrics) { one, _ in one }),
    ])
  }

  var assumptions: JSONValue {
    guard let study = scrutiny.assumptions else { return .null }
    return .object([
      "replications": .count(study.replications),
      "favourite": .string(experiment.strategies[study.favourite].label),
      "before": outcome(study.base),
      "replaced": .array(study.rows.map(row)),
      "notPlayed": .array(
        experiment.unvariedValues.map { value in
          .object([
            "host": .string(experiment.hosts[value.host].name),
            "switch": .string(value.key.rawValue),
          ])
        }),
    ])
  }

  private func row(_ row: AssumptionStudy.Row) -> JSONValue {
    .object([
      "host": .string(experiment.hosts[row.variant.host].name),
      "switch": .string(row.variant.key.rawValue), "value": .string(row.variant.value.text),
      "evidence": .string(row.variant.value.evidence.rawValue),
      "alternative": .string(row.variant.alternative), "after": outcome(row.outcome),
      "flips": .bool(row.flips), "leadChange": .number(row.change),
    ])
  }

  private func outcome(_ outcome: AssumptionStudy.Outcome) -> JSONValue {
    .object([
      "kind": .string(outcome.kind.rawValue),
      "ranking": .strings(outcome.ranking.map { experiment.strategies[$0].label }),
      "lead": outcome.lead.map {
        .object(["mean": .number($0.mean), "halfWidth": .number($0.halfWidth)])
      } ?? .null,
    ])
  }
}
