import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// The metric that decides a criterion at one host, and what it costs the strategy.
struct DecidingLine {
  let host: Int
  let criterion: Criterion
  let metric: Metric
  let value: Double
  let score: Double
  let weight: Double

  var lost: Double { (100 - score) * weight }

  var number: String { Format.value(value, metric) }

  /// The number in words.
  func sentence(_ rules: ScoreRules) -> String {
    switch metric {
    case .stalenessExcess:
      "\(number) of label views are over \(Format.duration(rules.tolerance)) out of date"
    case .stalenessViewed: "\(number) of label views show an old name"
    case .orphanedUses: "\(number) of uses find nothing"
    case .churnPerEntityYear: "an entity gets \(number) new identifiers a year"
    case .linksCorrect: "\(number) of followed links open their entity"
    default: "\(metric.rawValue) is \(number)"
    }
  }

  /// The same where the number need not be seen, as it says that nothing happens.
  func statement(_ rules: ScoreRules) -> String {
    switch (metric, value) {
    case (.stalenessExcess, 0):
      "no label view is over \(Format.duration(rules.tolerance)) out of date"
    case (.stalenessViewed, 0): "no label view shows an old name"
    case (.orphanedUses, 0): "no use finds nothing"
    case (.churnPerEntityYear, 0): "an entity keeps its identifier"
    case (.linksCorrect, 1): "every followed link opens its entity"
    default: sentence(rules)
    }
  }
}

extension Report {
  /// The worst of the metrics of each criterion that the run measured, host by host.
  func decidingLines(_ strategy: Int) -> [DecidingLine] {
    experiment.hosts.indices.flatMap { host in
      Criterion.allCases.compactMap { criterion in
        experiment.score.criteria[criterion, default: []]
          .compactMap { line($0, criterion, strategy, host) }
          .min { $0.score < $1.score }
      }
    }
  }

  /// The metric of a line under another strategy.
  func line(like other: DecidingLine, of strategy: Int) -> DecidingLine? {
    experiment.score.criteria[other.criterion, default: []].first { $0.metric == other.metric }
      .flatMap { line($0, other.criterion, strategy, other.host) }
  }

  private func line(
    _ anchors: ScoreRules.Anchors, _ criterion: Criterion, _ strategy: Int, _ host: Int
  ) -> DecidingLine? {
    estimate(anchors.metric, strategy, host).mean.map { value in
      DecidingLine(
        host: host, criterion: criterion, metric: anchors.metric, value: value,
        score: anchors.score(value), weight: experiment.score.weights[criterion, default: 0])
    }
  }

  /// " at HOST", where there are several.
  func place(_ host: Int) -> String {
    hasSeveralHosts ? " at \(experiment.hosts[host].name)" : ""
  }
}
