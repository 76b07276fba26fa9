import ExperimentConfig
import HostModel
import Scoring
import Simulation
import Workload

/// Every value in force, defaults included, in the units of the results: seconds and rates a
/// second, shares from 0 to 1.
struct ResolvedConfig {
  let experiment: Experiment
  /// Over what the trace says, not over its bytes: the order of entities does not matter.
  private let traceDigest: String?

  init(_ experiment: Experiment) {
    self.experiment = experiment
    if case .trace(let trace) = experiment.workload.edits {
      traceDigest = Digest.sha256 { trace.forEachCanonicalPart($0) }
    } else {
      traceDigest = nil
    }
  }

  var json: JSONValue {
    .object(
      [expectations, variations, faults].reduce(into: core) { config, part in
        config.merge(part) { one, _ in one }
      })
  }

  private var expectations: [String: JSONValue] {
    let texts = experiment.expectations.map(\.text)
    return texts.isEmpty ? [:] : ["expect": .strings(texts)]
  }

  private var core: [String: JSONValue] {
    [
      "experiment": .string(experiment.name),
      "seed": .integer(experiment.workload.seed),
      "replications": replications,
      "horizonSeconds": .number(experiment.workload.horizon),
      "entities": .count(experiment.workload.entityCount),
      "workload": workload,
      "hosts": .strings(experiment.hosts.map(\.name)),
      "strategies": .array(experiment.strategies.map(strategy)),
      "score": score,
      "varyAssumptions": .bool(experiment.variesAssumptions),
    ]
  }

  private var replications: JSONValue {
    switch experiment.replications {
    case .fixed(let count): .count(count)
    case .until(let precision, let most):
      .object([
        "until": .object([
          "metric": .string(precision.metric.rawValue), "halfWidth": .number(precision.halfWidth),
        ]), "atMost": .count(most),
      ])
    }
  }

  /// Identifies the config: two runs with one digest and version give the same results.
  func digest() throws -> String {
    Digest.sha256(try JSONValue.object(["config": json, "hosts": hosts]).text().utf8)
  }

  var hosts: JSONValue { .array(experiment.hosts.map(Self.host)) }

  static func host(_ host: HostProfile) -> JSONValue {
    let values = host.values.map { key, value in
      (
        key.rawValue,
        JSONValue.object(
          [
            "value": .string(value.text), "evidence": .string(value.evidence.rawValue),
            "alternatives": .strings(value.alternatives),
          ].merging(value.source.map { ["source": .string($0)] } ?? [:]) { one, _ in one })
      )
    }
    return .object([
      "name": .string(host.name), "summary": .string(host.summary),
      "values": .object(Dictionary(values) { one, _ in one }),
      "unknown": .strings(host.unknowns),
    ])
  }

  func strategy(_ choice: StrategyChoice) -> JSONValue {
    .object(
      [
        "label": .string(choice.label), "plugin": .string(choice.module.id),
        "version": .string(choice.module.version), "parameters": Self.parameters(choice),
      ].merging(choice.module.digest.map { ["moduleDigest": .string($0)] } ?? [:]) { one, _ in one }
        .merging(perHost(choice)) { one, _ in one })
  }

  /// The parameters at hosts where they are others.
  private func perHost(_ choice: StrategyChoice) -> [String: JSONValue] {
    let own = choice.hostValues.keys.map { host in
      (experiment.hosts[host].name, Self.parameters(choice.at(host: host)))
    }
    return own.isEmpty ? [:] : ["perHost": .object(Dictionary(own) { one, _ in one })]
  }

  static func parameters(_ choice: StrategyChoice) -> JSONValue {
    let pairs = zip(choice.module.parameters, choice.values).map { parameter, value in
      switch (value, parameter.kind) {
      case (.text(let text), _): (parameter.name, JSONValue.string(text))
      case (.number(let number), .flag): (parameter.name, JSONValue.bool(number != 0))
      case (.number(let number), _): (parameter.name, JSONValue.number(number))
      }
    }
    return .object(Dictionary(pairs) { one, _ in one })
  }
}

// MARK: Parts

extension ResolvedConfig {
  private var workload: JSONValue {
    let actions = experiment.workload.actions
    var values: [String: JSONValue] = [
      "picks": .number(actions.picks), "views": .number(actions.views),
      "links": .number(actions.links),
    ]
    switch actions.slots {
    case .fixed(let count): values["slots"] = .count(count)
    case .mean(let mean): values["slots"] = .object(["mean": .number(mean)])
    }
    switch actions.followDelay {
    case .fixed(let delay): values["followedAfter"] = .object(["fixed": .number(delay)])
    case .exponential(let mean): values["followedAfter"] = .object(["exponential": .number(mean)])
    }
    values["onStaleView"] = reaction(actions.onStaleView)
    values["onOrphanedSlot"] = reaction(actions.onOrphanedSlot)
    return .object(values.merging(edits) { one, _ in one })
  }

  private var edits: [String: JSONValue] {
    switch experiment.workload.edits {
    case .synthetic(let synthetic):
      [
        "renames": .number(synthetic.renames), "dispersion": .number(synthetic.dispersion),
        "reverts": .number(synthetic.reverts), "touches": .number(synthetic.touches),
        "deletes": .number(synthetic.deletes),
      ]
    case .trace:
      [
        "trace": .string(experiment.traceName ?? ""), "traceDigest": .string(traceDigest ?? ""),
      ]
    }
  }

  private func reaction(_ reaction: UserActions.Reaction?) -> JSONValue {
    guard let reaction else { return .null }
    return .object([
      "probability": .number(reaction.probability), "delaySeconds": .number(reaction.delay),
    ])
  }

  private var score: JSONValue {
    let rules = experiment.score
    let criteria = rules.criteria.map { criterion, anchors in
      (
        criterion.rawValue,
        JSONValue.object(
          Dictionary(
            anchors.map {
              (
                $0.metric.rawValue,
                JSONValue.object(["good": .number($0.good), "bad": .number($0.bad)])
              )
            }, uniquingKeysWith: { one, _ in one }))
      )
    }
    return .object([
      "toleranceSeconds": .number(rules.tolerance),
      "weights": .object(
        Dictionary(
          rules.weightRanges.map { ($0.key.rawValue, weight($0.value)) },
          uniquingKeysWith: { one, _ in one })),
      "criteria": .object(Dictionary(criteria) { one, _ in one }),
      "vetoes": .object(
        Dictionary(
          rules.vetoes.map { ($0.metric.rawValue, JSONValue.number($0.limit)) },
          uniquingKeysWith: { one, _ in one })),
    ])
  }

  /// A number, or the two ends of a range.
  private func weight(_ range: ClosedRange<Double>) -> JSONValue {
    range.lowerBound == range.upperBound
      ? .number(range.lowerBound) : .array([.number(range.lowerBound), .number(range.upperBound)])
  }
}
