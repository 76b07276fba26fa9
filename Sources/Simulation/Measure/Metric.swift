package import HostModel

/// What is measured of a strategy at a host.
///
/// Ratios are ratios of sums over entities and replications, not means of ratios.
package enum Metric: String, CaseIterable, Sendable {
  case stalenessViewed = "staleness.viewed"
  case stalenessTime = "staleness.time"
  case stalenessAgeP50 = "staleness.age.p50"
  case stalenessAgeP95 = "staleness.age.p95"
  case stalenessAgeP99 = "staleness.age.p99"
  case stalenessAgeMax = "staleness.age.max"
  case stalenessExcess = "staleness.excess"
  case stalenessUnrecovered = "staleness.unrecovered"
  case stalenessUnrecoverable = "staleness.unrecoverable"
  case wrongLabel = "wrong-label"
  case emptyLabel = "empty-label"
  case churnPerRename = "churn.per-rename"
  case churnPerEntityYear = "churn.per-entity-year"
  case churnSpurious = "churn.spurious"
  case churnReissued = "churn.reissued"
  case churnCardinality = "churn.cardinality"
  case indexStranded = "index.stranded"
  case orphanedUses = "orphaned.uses"
  case orphanedTime = "orphaned.time"
  case repicksToConverge = "repicks.to-converge"
  case wrongTargetUses = "wrong-target.uses"
  case linksCorrect = "links.correct"
  case linksBroken = "links.broken"
  case linksWrongTarget = "links.wrong-target"
  case linksSurvival1d = "links.survival.1d"
  case linksSurvival7d = "links.survival.7d"
  case linksSurvival30d = "links.survival.30d"
  case linksSurvival90d = "links.survival.90d"
  case linksSurvival365d = "links.survival.365d"
  case linksHalfLife = "links.half-life"

  /// What a number of the metric counts.
  package enum Unit: String, Sendable {
    /// From 0 to 1.
    case share
    case seconds
    /// A plain ratio, such as identifiers an entity.
    case ratio
    case perYear = "per-year"
    case perThousandSlots = "per-1000-slots"
  }

  package enum Direction: Sendable {
    case lower, higher
  }

  package var unit: Unit {
    switch self {
    case .stalenessAgeP50, .stalenessAgeP95, .stalenessAgeP99, .stalenessAgeMax, .linksHalfLife:
      .seconds
    case .churnPerEntityYear: .perYear
    case .churnPerRename, .churnCardinality, .indexStranded: .ratio
    case .repicksToConverge: .perThousandSlots
    default: .share
    }
  }

  /// The greatest value that the metric can have.
  var greatest: Double { unit == .share ? 1 : .infinity }

  package var better: Direction {
    rawValue.hasPrefix("links.survival") || self == .linksCorrect || self == .linksHalfLife
      ? .higher : .lower
  }

  /// The definition in one sentence.
  package var meaning: String {
    switch self {
    case .stalenessViewed: "stale views among views of slots whose entity is alive"
    case .stalenessTime: "time with another label than the current name, of slot time"
    case .stalenessAgeP50: "median age of the label at stale views"
    case .stalenessAgeP95: "95th percentile of that age"
    case .stalenessAgeP99: "99th percentile of that age"
    case .stalenessAgeMax: "greatest such age"
    case .stalenessExcess: "views of labels that were stale for longer than the tolerance"
    case .stalenessUnrecovered: "slots whose label is stale at the end"
    case .stalenessUnrecoverable: "slots whose label even a new pick would leave stale at the end"
    case .wrongLabel: "views that show a text captured from another entity"
    case .emptyLabel: "views that show no label"
    case .churnPerRename: "identifier changes per display change"
    case .churnPerEntityYear: "identifiers after the first one, per entity and year"
    case .churnSpurious: "saves without a display change that change the identifier"
    case .churnReissued: "identifier changes that bring back one given out for another name"
    case .churnCardinality: "distinct identifiers per entity at the end"
    case .indexStranded: "index entries per entity, at the end, that the app can no longer name"
    case .orphanedUses: "uses that find nothing although the entity is alive"
    case .orphanedTime: "slot time whose target is lost although the entity is alive"
    case .repicksToConverge:
      "slots, per 1,000, that are wrong at the end and that a pick would mend"
    case .wrongTargetUses: "uses that open another entity"
    case .linksCorrect: "followed links that open their entity"
    case .linksBroken: "followed links that open nothing although the entity is alive"
    case .linksWrongTarget: "followed links that open another entity"
    case .linksSurvival1d: "links that still work after a day"
    case .linksSurvival7d: "links that still work after a week"
    case .linksSurvival30d: "links that still work after 30 days"
    case .linksSurvival90d: "links that still work after 90 days"
    case .linksSurvival365d: "links that still work after a year"
    case .linksHalfLife: "age at which half of the links are broken"
    }
  }
}

/// One measured number: a ratio of two sums, or a statistic that some histories do not have.
package enum Measure: Equatable, Sendable {
  case ratio(Double, over: Double)
  case statistic(Double?)

  package var value: Double? {
    switch self {
    case .ratio(let sum, let base): base > 0 ? sum / base : nil
    case .statistic(let value): value
    }
  }
}

/// Seconds of a year of 365.25 days.
package let secondsPerYear = 365.25 * 86400

extension Metric {
  /// The metric of one strategy at one host.
  package func measure(
    _ strategy: StrategyTally, _ host: HostTally, _ behaviour: HostBehaviour
  ) -> Measure {
    switch self {
    case .stalenessAgeP50: .statistic(host.ages.quantile(0.5))
    case .stalenessAgeP95: .statistic(host.ages.quantile(0.95))
    case .stalenessAgeP99: .statistic(host.ages.quantile(0.99))
    case .stalenessAgeMax: .statistic(host.ages.total > 0 ? host.ages.largest : nil)
    case .linksSurvival1d: .statistic(strategy.survival.share(at: 86400))
    case .linksSurvival7d: .statistic(strategy.survival.share(at: 7 * 86400))
    case .linksSurvival30d: .statistic(strategy.survival.share(at: 30 * 86400))
    case .linksSurvival90d: .statistic(strategy.survival.share(at: 90 * 86400))
    case .linksSurvival365d: .statistic(strategy.survival.share(at: 365 * 86400))
    case .linksHalfLife: .statistic(strategy.survival.halfLife)
    // Only an index has entries of its own.
    case .indexStranded where behaviour.capture != .index: .statistic(nil)
    default: ratio(strategy, host, behaviour)
    }
  }

  private func ratio(
    _ strategy: StrategyTally, _ host: HostTally, _ behaviour: HostBehaviour
  ) -> Measure {
    switch self {
    case .stalenessViewed: .share(host.views[.stale], of: host.liveViews)
    case .stalenessExcess: .share(host.excessViews, of: host.liveViews)
    case .wrongLabel: .share(host.views[.wrongEntity], of: host.liveViews)
    case .emptyLabel: .share(host.views[.empty], of: host.liveViews)
    case .stalenessTime:
      .ratio(
        (host.labelTime[.stale] + host.labelTime[.wrongEntity]).seconds, over: host.labelledTime)
    case .stalenessUnrecovered: .share(host.unrecovered, of: host.slots)
    case .stalenessUnrecoverable: .share(host.unrecoverable, of: host.slots)
    case .repicksToConverge: .ratio(1000 * Double(host.mendable), over: Double(host.slots))
    case .orphanedUses: host.shareOfUses(.orphaned, behaviour)
    case .wrongTargetUses: host.shareOfUses(.wrongTarget, behaviour)
    case .orphanedTime: .ratio(host.targetTime[.orphaned].seconds, over: host.answeredTime)
    default: strategy.ratio(self)
    }
  }
}

extension Measure {
  fileprivate static func share(_ count: Int, of total: Int) -> Measure {
    .ratio(Double(count), over: Double(total))
  }
}

extension HostTally {
  /// Views of slots whose entity is alive.
  package var liveViews: Int {
    views[.fresh] + views[.stale] + views[.wrongEntity] + views[.empty]
  }

  fileprivate var labelledTime: Double {
    (labelTime[.fresh] + labelTime[.stale] + labelTime[.wrongEntity] + labelTime[.empty]).seconds
  }

  fileprivate var answeredTime: Double {
    (targetTime[.correct] + targetTime[.orphaned] + targetTime[.wrongTarget]).seconds
  }

  /// Uses in a state: those of a trace, and those at the host's steady rate.
  package func uses(_ state: TargetState, _ behaviour: HostBehaviour) -> Double {
    uses[state] + behaviour.uses * targetTime[state].seconds
  }

  fileprivate func shareOfUses(_ state: TargetState, _ behaviour: HostBehaviour) -> Measure {
    let all = [.correct, .orphaned, .wrongTarget].reduce(0) { $0 + uses($1, behaviour) }
    return .ratio(uses(state, behaviour), over: all)
  }
}

extension StrategyTally {
  /// Followed links whose entity is alive, or that opened another one.
  package var liveFollows: Int { follows[.correct] + follows[.broken] + follows[.wrongTarget] }

  fileprivate func ratio(_ metric: Metric) -> Measure {
    switch metric {
    case .churnPerRename: .share(changesWithDisplay, of: displayChanges)
    case .churnPerEntityYear:
      .ratio(Double(laterIdentifiers) * secondsPerYear, over: entityTime.seconds)
    case .churnSpurious: .share(spuriousChanges, of: displaySaves)
    case .churnReissued:
      .share(reissued, of: changesWithDisplay + spuriousChanges + faults.identifierChanges)
    case .churnCardinality: .share(distinctIdentifiers, of: entities)
    case .indexStranded: .share(strandedIdentifiers, of: entities)
    case .linksCorrect: .share(follows[.correct], of: liveFollows)
    case .linksBroken: .share(follows[.broken], of: liveFollows)
    case .linksWrongTarget: .share(follows[.wrongTarget], of: liveFollows)
    default: .statistic(nil)
    }
  }
}
