import ExperimentConfig
import HostModel
import Reporting
import Scoring
import Simulation
import Workload

/// What `--dry-run` prints: every run with an estimate of what it takes.
struct DryRun {
  private let experiment: Experiment
  private let jobs: Int
  private let pace: Pace

  init(_ experiment: Experiment, jobs: Int) throws {
    self.experiment = experiment
    self.jobs = jobs
    pace = try Pace(probing: experiment, jobs: jobs)
  }

  var text: String {
    get throws {
      """
      \(experiment.name): \(replications(experiment.replications)) of \
      \(experiment.workload.entityCount) entities over \
      \(Format.duration(experiment.workload.horizon))
      strategies: \(experiment.strategies.map(\.label).joined(separator: ", "))
      hosts:      \(experiment.hosts.map(\.name).joined(separator: ", "))

      \(try table)

      Times are rough: for \(jobs) job\(jobs == 1 ? "" : "s"), at the pace that a probe of the \
      experiment has just shown, \(Format.decimal(pace.playsPerSecond / 1e6, 1)) million events \
      a second,
      each under one strategy at one host. What an earlier run kept is not taken off.
      Nothing but the probe was run, and nothing was written.
      """
    }
  }

  private func replications(_ plan: ReplicationPlan) -> String {
    switch plan {
    case .fixed(let count): "\(count) replications"
    case .until(_, let most): "at most \(most) replications"
    }
  }

  // MARK: The runs

  private var table: String {
    get throws {
      let titles = ["the experiment itself"] + experiment.variationTitles
      let experiments = [experiment] + experiment.variations.map(\.experiment)
      let estimates = try experiments.map { try RunEstimate($0, jobs: jobs, pace) }
      let rows = zip(titles, estimates).map { row($0, $1) }
      let total = estimates.reduce(0) { $0 + $1.seconds }
      let sum =
        estimates.count > 1
        ? [row("all \(estimates.count) runs", estimates.reduce(0) { $0 + $1.events }, nil, total)]
        : []
      return aligned([["run", "events", "memory", "time"]] + rows + sum)
    }
  }

  private func row(_ title: String, _ estimate: RunEstimate) -> [String] {
    row(title, estimate.events, estimate.bytes, estimate.seconds)
  }

  private func row(_ title: String, _ events: Double, _ bytes: Double?, _ seconds: Double)
    -> [String]
  {
    [
      title, Format.decimal(events, 0), bytes.map { "\(Format.decimal($0 / 1e6, 0)) MB" } ?? "",
      seconds < 1 ? "< 1 s" : Format.duration(seconds.rounded()),
    ]
  }

  private func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
