import ExperimentConfig
import HostModel
import Reporting
import Scoring
import Simulation
import Workload

/// What `--dry-run` prints.
enum DryRun {
  static func text(_ experiment: Experiment) -> String {
    """
    \(experiment.name): \(replications(experiment.replications)) of \
    \(experiment.workload.entityCount) entities over \(Format.duration(experiment.workload.horizon))
    strategies: \(experiment.strategies.map(\.label).joined(separator: ", "))
    hosts:      \(experiment.hosts.map(\.name).joined(separator: ", "))
    nothing was run
    """
  }

  private static func replications(_ plan: ReplicationPlan) -> String {
    switch plan {
    case .fixed(let count): "\(count) replications"
    case .until(_, let most): "at most \(most) replications"
    }
  }
}
