import Diagnostics
import HostModel
import Simulation
import Workload

/// How much is expected to happen on one timeline, which stands in memory as a whole.
struct TimelineSize {
  private static let mostEvents = 1e7
  private static let mostRenames = 20_000.0
  private static let mostTogether = 1e8

  private let events: Double
  private let renames: Double
  /// The events of all entities, if a strategy needs them on one timeline.
  private let together: Double

  init(
    _ settings: WorkloadSettings, span: Double, hosts: [HostProfile], strategies: [StrategyChoice]
  ) {
    let (edits, actions) = (settings.synthetic, settings.actions)
    let slots: Double =
      switch actions.slots {
      case .fixed(let count): Double(count)
      case .mean(let mean): mean
      }
    let captures = hosts.compactMap(\.behaviour.labelTTL).reduce(0) { $0 + 1 / $1 }
    renames = span * edits.renames
    events =
      span
      * (edits.renames + edits.touches + 2 * actions.links
        + slots * (actions.picks + actions.views + captures))
    let isGlobal = strategies.contains { choice in
      (try? StrategyInstance(choice.module, choice.values).isGlobal) ?? false
    }
    together = isGlobal ? Double(edits.entities) * (events + slots + 1) : 0
  }

  /// Whether it can be played; else says what is too much.
  func isPlayable(_ findings: Findings, at place: Place) -> Bool {
    let problem: String? =
      if events > Self.mostEvents {
        "an entity would have more than 10,000,000 events"
      } else if renames > Self.mostRenames {
        "an entity would be renamed more than 20,000 times"
      } else if together > Self.mostTogether {
        "a strategy that needs all entities at once would meet more than 100,000,000 events"
      } else {
        nil
      }
    guard let problem else { return true }
    findings.add(
      problem, at: place,
      help: "lower the rates of 'workload' or the 'horizon'"
        + (together > Self.mostTogether ? ", or the number of 'entities'" : ""))
    return false
  }
}
