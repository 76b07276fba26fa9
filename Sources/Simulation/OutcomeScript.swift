package import Workload

/// What users and hosts met in a history, in words, one after another.
package enum OutcomeScript {
  /// What came of every view, use and followed link in the first replication.
  ///
  /// - Parameters:
  ///   - workload: The history.
  ///   - strategy: Under which strategy.
  ///   - setting: At one host.
  /// - Throws: `StrategyProblem` when the module refuses its parameters.
  package static func outcomes(
    of workload: Workload, _ strategy: StrategyChoice,
    _ setting: StrategyPlayer<MomentRecorder>.Setting
  ) throws(StrategyProblem) -> [String] {
    var timeline = Timeline(apart: .nothing)
    workload.fill(&timeline, entities: 0..<workload.entityCount, replication: 0)
    var player = StrategyPlayer(
      try StrategyInstance(strategy), setting, observer: MomentRecorder())
    player.play(timeline, replication: 0)
    return player.observer.moments.compactMap(text)
  }

  private static func text(_ moment: PlayMoment) -> String? {
    switch moment.what {
    case .viewed(_, _, let state, let label):
      "view \(word(state))" + (label.map { " \($0)" } ?? "")
    case .used(_, _, let target): "use \(word(target))"
    case .followed(_, let outcome): "follow \(word(outcome))"
    default: nil
    }
  }

  /// Whether an outcome is as expected; an expected view may leave out the label.
  package static func matches(_ outcome: String, _ expected: String) -> Bool {
    outcome == expected || outcome.hasPrefix("\(expected) ") && isKnown(expected)
  }

  /// Whether an expected outcome begins as one can.
  package static func isKnown(_ expected: String) -> Bool {
    let words = expected.split(separator: " ").prefix(2).joined(separator: " ")
    return all.contains(words)
  }

  /// What can come of a view, a use and a followed link.
  package static let all =
    LabelState.allCases.map { "view \(word($0))" }
    + TargetState.allCases.map { "use \(word($0))" }
    + LinkOutcome.allCases.map { "follow \(word($0))" }

  private static func word(_ state: LabelState) -> String {
    switch state {
    case .notSelected: "not-selected"
    case .fresh: "fresh"
    case .stale: "stale"
    case .wrongEntity: "wrong-entity"
    case .empty: "empty"
    case .ofDeleted: "of-deleted"
    }
  }

  private static func word(_ target: TargetState) -> String {
    switch target {
    case .notSelected: "not-selected"
    case .correct: "correct"
    case .gone: "gone"
    case .orphaned: "orphaned"
    case .wrongTarget: "wrong-target"
    case .unasked: "unasked"
    }
  }

  private static func word(_ outcome: LinkOutcome) -> String {
    switch outcome {
    case .correct: "correct"
    case .gone: "gone"
    case .broken: "broken"
    case .wrongTarget: "wrong-target"
    }
  }
}
