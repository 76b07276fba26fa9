package import ExperimentConfig
import HostModel
package import Scoring
import Simulation

/// Tells which rows of a self-check failed, for the terminal.
package struct SelfCheckFailure {
  private let experiment: Experiment
  private let check: SelfCheck

  package init(_ experiment: Experiment, _ check: SelfCheck) {
    self.experiment = experiment
    self.check = check
  }

  /// Both values of every failed row.
  package var text: String {
    let formulas = check.formulas.filter { !$0.passes }.map { row in
      "  \(place(row.strategy, row.host)): \(row.metric.rawValue) is \(row.simulated) by "
        + "simulation, but \(row.expected) ± \(row.tolerance) in closed form"
    }
    let balances = check.balances.filter { !$0.passes }.map { row in
      "  \(place(row.strategy, row.host)): \(row.law.meaning): \(row.leftText) is not "
        + "\(row.relation == "in" ? "in " : "")\(row.rightText)"
    }
    return
      (["error: the self-check of the run failed; nothing was written"] + formulas + balances
      + [
        "  help: a strategy whose answers depend on more than its arguments does this; if no "
          + "strategy of your own took part, it is a bug in stratbench: please report it"
      ]).joined(separator: "\n")
  }

  private func place(_ strategy: Int, _ host: Int?) -> String {
    let host = host.map { " at \(experiment.hosts[$0].name)" } ?? ""
    return experiment.strategies[strategy].label + host
  }
}
