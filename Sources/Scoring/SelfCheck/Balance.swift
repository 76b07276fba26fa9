import HostModel
import Simulation
import Workload

/// Two counts of a run, made in different places, that must come to the same.
package struct Balance: Equatable, Sendable {
  package enum Law: String, CaseIterable, Sendable {
    case events, views, staleViews = "stale-views", slotTime = "slot-time", uses
    case links, follows, saves, identifiers
  }

  package let law: Law
  package let strategy: Int
  /// Nil for what does not depend on a host.
  package let host: Int?
  package let left: Double
  package let right: ClosedRange<Double>

  package var passes: Bool {
    // Times are sums of doubles, counts are exact.
    let slack = law == .slotTime || law == .uses ? 1e-9 * max(1, right.upperBound) : 0
    return right.lowerBound - slack <= left && left <= right.upperBound + slack
  }
}

/// Makes the balances of a run.
struct Balances {
  let workload: Workload
  let measurements: Measurements
  let hosts: [HostBehaviour]
  let conducts: [Conduct]
  /// How many events were generated, counted where they are made.
  let events: Int

  var all: [Balance] {
    measurements.tallies.indices.flatMap { strategy in
      ofStrategy(strategy) + hosts.indices.flatMap { ofHost(strategy, $0) }
    }
  }

  /// What every strategy and host must have seen of the one history.
  private var reference: Tallies { measurements.tallies[0] }

  private func ofStrategy(_ strategy: Int) -> [Balance] {
    let tally = measurements.tallies[strategy].strategy
    let edits = tally.renames + tally.touches + tally.faults.translations
    let ended = tally.survival.broken.total + tally.survival.censored.total
    func balance(_ law: Balance.Law, _ left: Int, _ right: ClosedRange<Int>) -> Balance {
      Balance(
        law: law, strategy: strategy, host: nil, left: Double(left),
        right: Double(right.lowerBound)...Double(right.upperBound))
    }
    var balances = [
      balance(.links, tally.linksIssued, ended...ended),
      balance(.follows, tally.allFollows, equal(reference.strategy.allFollows)),
      // A restored entity is saved only when it comes back under another name.
      balance(.saves, tally.displayChanges + tally.displaySaves, edits...edits + tally.restores),
    ]
    // Entities that share an identifier are not told apart by counting.
    if !conducts[strategy].isGlobal {
      let liveAndRetired = tally.entities + tally.laterIdentifiers
      balances.append(balance(.identifiers, tally.distinctIdentifiers, equal(liveAndRetired)))
    }
    return balances
  }

  private func ofHost(_ strategy: Int, _ host: Int) -> [Balance] {
    let tallies = measurements.tallies[strategy]
    let (slots, first) = (tallies.hosts[host], reference.hosts[0])
    func balance(_ law: Balance.Law, _ left: Double, _ right: ClosedRange<Double>) -> Balance {
      Balance(law: law, strategy: strategy, host: host, left: left, right: right)
    }
    let rate = hosts[host].uses
    let uses = TargetState.allCases.reduce(0) { $0 + slots.uses($1, hosts[host]) }
    let recorded = TargetState.allCases.reduce(0) { $0 + first.uses[$1] }
    return [
      balance(.events, Double(tallies.counted(at: host)), eventRange),
      balance(.views, Double(slots.allViews), equal(Double(first.allViews))),
      balance(.staleViews, Double(slots.ages.total), equal(Double(slots.views[.stale]))),
      balance(.slotTime, slots.allTime, equal(slotTime ?? first.allTime)),
      balance(.uses, uses, equal(recorded + rate * (slotTime ?? first.allTime))),
    ]
  }

  /// A recorded history may hold picks and links of deleted entities, which nobody plays.
  private var eventRange: ClosedRange<Double> {
    if case .synthetic = workload.edits { return equal(Double(events)) }
    return Double(reference.counted(at: 0))...Double(max(events, reference.counted(at: 0)))
  }

  /// The time of all slots, where it is known beforehand.
  private var slotTime: Double? {
    guard case .synthetic(let synthetic) = workload.edits,
      case .fixed(let slots) = workload.actions.slots
    else { return nil }
    return Double(synthetic.entities) * Double(slots) * Double(measurements.replications)
      * workload.horizon
  }

  private func equal<Number: Comparable>(_ number: Number) -> ClosedRange<Number> {
    number...number
  }
}

// MARK: Sums over states

extension Tallies {
  /// The events of a history that left a trace in the counts.
  fileprivate func counted(at host: Int) -> Int {
    let slots = hosts[host]
    let edits =
      strategy.entities + strategy.renames + strategy.touches + strategy.deletes
      + strategy.restores + strategy.faults.events
    let uses = TargetState.allCases.reduce(0.0) { $0 + slots.uses[$1] }
    return edits + slots.picks + slots.allViews + Int(uses) + strategy.linksIssued
      + strategy.allFollows
  }
}

extension StrategyTally {
  fileprivate var allFollows: Int { LinkOutcome.allCases.reduce(0) { $0 + follows[$1] } }
}

extension HostTally {
  fileprivate var allViews: Int { LabelState.allCases.reduce(0) { $0 + views[$1] } }

  fileprivate var allTime: Double { LabelState.allCases.reduce(0) { $0 + labelTime[$1].seconds } }
}
