import ExperimentConfig
import HostModel
import Scoring
import Simulation
import Workload

/// What a run is expected to take.
struct RunEstimate {
  /// Of the history, however many strategies and hosts it is played under.
  let events: Double
  let bytes: Double
  let seconds: Double

  init(_ experiment: Experiment, jobs: Int, _ pace: Pace) throws {
    events = experiment.workload.expectedEvents * Double(experiment.replications.most)
    bytes = try experiment.memoryEstimate(jobs: jobs)
    seconds = events * experiment.playsPerEvent / pace.playsPerSecond
  }
}

/// How fast this machine plays, measured for at most about a quarter of a second.
struct Pace {
  private static let longest = Duration.milliseconds(250)
  /// A population that is played together is one unit of work, which nothing stops.
  private static let mostEntities = 2000

  let playsPerSecond: Double

  init(probing experiment: Experiment, jobs: Int) throws {
    let line = ProgressLine(Console(), isShown: false, phase: "probe")
    let start = ContinuousClock.now
    _ = try experiment.engine(mostEntities: Self.mostEntities).run(
      replications: 0..<experiment.replications.most, jobs: jobs,
      isCancelled: { ContinuousClock.now - start > Self.longest }, onProgress: line.update,
      onReplication: { _ in })
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let plays = Double(max(1, line.progress.events)) * experiment.playsPerEvent
    playsPerSecond = plays / max(seconds, 1e-6)
  }
}

extension Experiment {
  /// Roughly how many bytes its run takes.
  func memoryEstimate(jobs: Int) throws -> Double {
    try engine().memoryEstimate(jobs: jobs, replications: replications.most)
  }

  /// How often an event is played.
  fileprivate var playsPerEvent: Double { Double(strategies.count * hosts.count) }

  fileprivate func engine(mostEntities: Int = .max) throws -> Engine {
    var workload = workload
    if case .synthetic(var synthetic) = workload.edits {
      synthetic.entities = min(synthetic.entities, mostEntities)
      workload = Workload(
        edits: .synthetic(synthetic), actions: workload.actions, seed: workload.seed,
        horizon: workload.horizon)
    }
    return try Engine(workload: workload, strategies: strategies, setting: setting)
  }
}
