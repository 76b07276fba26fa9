package import HostModel
package import Scoring
package import Simulation
package import Workload

/// An experiment as its config declares it, every value checked.
package struct Experiment: Sendable {
  package let name: String
  /// What the review asks, or nil when the config does not say.
  package let question: String?
  package let replications: ReplicationPlan
  package let workload: Workload
  /// The base name of the trace, or nil for a synthetic workload.
  package let traceName: String?
  package let hosts: [HostProfile]
  package let strategies: [StrategyChoice]
  package let score: ScoreRules
  package let expectations: [Expectation]
  /// Whether assumed values of hosts are replaced by their alternatives to see what changes.
  package let variesAssumptions: Bool
  /// What the user should know although nothing is wrong.
  package let notes: [String]
  /// What else is played, by name.
  package internal(set) var scenarios: [Scenario] = []
  /// What else is played, by lists of values; nil when the config spans nothing.
  package internal(set) var sweep: Sweep?
}

extension Experiment {
  /// What players need to know of it.
  package var setting: Engine.Player.Setting {
    Engine.Player.Setting(
      hosts: hosts.map(\.behaviour), tolerance: score.tolerance, seed: workload.seed,
      horizon: workload.horizon, actions: workload.actions, faults: workload.faults)
  }

  /// The same for who watches what happens at one host.
  package func watched(at host: Int) -> StrategyPlayer<MomentRecorder>.Setting {
    StrategyPlayer<MomentRecorder>.Setting(
      hosts: [hosts[host].behaviour], tolerance: score.tolerance, seed: workload.seed,
      horizon: workload.horizon, actions: workload.actions, faults: workload.faults)
  }
}
