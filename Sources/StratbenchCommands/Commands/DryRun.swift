import ExperimentConfig
import HostModel
import Reporting
import Simulation
import Workload

/// What `--dry-run` prints.
enum DryRun {
  static func text(_ experiment: Experiment) -> String {
    """
    \(experiment.name): \(experiment.replications) replications of \
    \(experiment.workload.entityCount) entities over \(Format.duration(experiment.workload.horizon))
    strategies: \(experiment.strategies.map(\.label).joined(separator: ", "))
    hosts:      \(experiment.hosts.map(\.name).joined(separator: ", "))
    nothing was run
    """
  }
}
