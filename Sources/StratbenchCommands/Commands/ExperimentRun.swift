import ExperimentConfig
import HostModel
import Reporting
import Scoring
import Simulation
import Synchronization
import Workload

/// Plays an experiment, and what lets a sceptic judge it.
struct ExperimentRun {
  let experiment: Experiment
  let jobs: Int
  let console: Console
  let showsProgress: Bool

  /// What a run leaves.
  struct Outcome {
    let results: RunResults
    let scrutiny: Scrutiny
    let progress: Engine.Progress
    /// How much was played beyond the experiment itself.
    let scrutinized: Engine.Progress
  }

  private var strategies: Int { experiment.strategies.count }

  /// Plays everything.
  ///
  /// - Throws: `CommandFailure` when the run is interrupted or fails its self-check.
  func play() throws -> Outcome {
    let (played, progress) = try playUntilEnough()
    let check = try selfCheck(played, events: progress.events)
    guard check.passes else {
      throw CommandFailure(.bug, SelfCheckFailure(experiment, check).text)
    }
    let few = min(played.measurements.replications, Scrutiny.mostReplications)
    let (bounds, first) = try bounds(few)
    let (assumptions, second) = try assumptions(played, few)
    return Outcome(
      results: played,
      scrutiny: Scrutiny(selfCheck: check, bounds: bounds, assumptions: assumptions),
      progress: progress, scrutinized: first + second)
  }

  /// The eligible strategies, best first, as a few replications rank them.
  func ranking() throws -> [Int] {
    Interruption.watch()
    let behaviours = experiment.hosts.map(\.behaviour)
    let results = Mutex(RunResults(strategies: strategies, hosts: behaviours, experiment.score, []))
    let few = min(Scrutiny.mostReplications, experiment.replications.looks.last ?? 1)
    _ = try play("ranking", experiment.strategies, behaviours, 0..<few) { tallies in
      results.withLock { $0.add(tallies) }
    }
    return results.withLock { results in
      Scoreboard(
        results.measurements, results.samples, experiment.score, strategies: strategies,
        hosts: behaviours.count
      ).verdict.ranking
    }
  }

  /// Adds replications from look to look until they are enough.
  private func playUntilEnough() throws -> (RunResults, Engine.Progress) {
    let behaviours = experiment.hosts.map(\.behaviour)
    let results = Mutex(
      RunResults(
        strategies: strategies, hosts: behaviours, experiment.score, experiment.expectations))
    var (progress, played) = (Engine.Progress(), 0)
    for (index, count) in experiment.replications.looks.enumerated() {
      let added = try play("experiment", experiment.strategies, behaviours, played..<count) {
        tallies in results.withLock { $0.add(tallies) }
      }
      (progress, played) = (progress + added, count)
      let measurements = results.withLock { $0.measurements }
      if experiment.replications.isReached(by: measurements, look: index + 1) { break }
    }
    return (results.withLock { $0 }, progress)
  }

  private func selfCheck(_ results: RunResults, events: Int) throws -> SelfCheck {
    return SelfCheck(
      results.measurements, experiment.workload, hosts: experiment.hosts.map(\.behaviour),
      conducts: try experiment.strategies.map { try Conduct(of: $0, key: lastKey) },
      atHosts: try hostConducts(), events: events)
  }

  private func hostConducts() throws -> [SelfCheck.HostConduct] {
    try experiment.strategies.enumerated().flatMap { number, choice in
      try choice.hostValues.keys.sorted().map { host in
        SelfCheck.HostConduct(
          strategy: number, host: host,
          conduct: try Conduct(of: choice.at(host: host), key: lastKey))
      }
    }
  }

  /// The key of the last entity, which no other is longer than where keys are numbers.
  private var lastKey: String {
    let count = experiment.workload.entityCount
    var timeline = Timeline(apart: .nothing)
    experiment.workload.fill(&timeline, entities: max(0, count - 1)..<count, replication: 0)
    return timeline.entities.count == 0 ? "key" : timeline.key(0)
  }

  private func bounds(_ few: Int) throws -> (Bounds, Engine.Progress) {
    let hosts = Bounds.hosts(uses: experiment.hosts[0].behaviour.uses)
    let measurements = Mutex(Measurements(strategies: 2, hosts: hosts))
    let progress = try play("bounds", Bounds.strategies(), hosts, 0..<few) { tallies in
      measurements.withLock { $0.add(tallies) }
    }
    return (Bounds(measurements.withLock { $0 }, experiment.score), progress)
  }

  private func assumptions(_ results: RunResults, _ few: Int) throws
    -> (AssumptionStudy?, Engine.Progress)
  {
    let behaviours = experiment.hosts.map(\.behaviour)
    let scoreboard = Scoreboard(
      results.measurements, results.samples, experiment.score, strategies: strategies,
      hosts: behaviours.count)
    guard experiment.variesAssumptions, let favourite = scoreboard.verdict.ranking.first else {
      return (nil, Engine.Progress())
    }
    let play = Mutex(
      VariantPlay(
        behaviours, experiment.hostVariants, strategies: strategies,
        tellsHostsApart: experiment.strategies.contains { !$0.hostValues.isEmpty },
        experiment.score))
    let (hosts, origins) = play.withLock { ($0.hosts, $0.origins) }
    let progress = try self.play(
      "assumptions", experiment.strategies.map { $0.at(hosts: origins) }, hosts, 0..<few
    ) { tallies in play.withLock { $0.add(tallies) } }
    return (play.withLock { $0.study(favourite: favourite) }, progress)
  }

  private func play(
    _ phase: String, _ strategies: [StrategyChoice], _ hosts: [HostBehaviour],
    _ replications: Range<Int>,
    _ onReplication: @escaping @Sendable ([Tallies]) -> Void
  ) throws -> Engine.Progress {
    var setting = experiment.setting
    setting.hosts = hosts
    let engine = try Engine(
      workload: experiment.workload, strategies: strategies, setting: setting)
    try MachineMemory.require(
      engine.memoryEstimate(jobs: jobs, replications: replications.count))
    let line = ProgressLine(console, isShown: showsProgress, phase: phase)
    let isFinished = engine.run(
      replications: replications, jobs: jobs, isCancelled: { Interruption.isRequested },
      onProgress: line.update, onReplication: onReplication)
    line.finish()
    guard isFinished else {
      throw Interruption.isRequested
        ? CommandFailure(.interrupted, "interrupted; nothing was written")
        : CommandFailure(.bug, "error: a strategy module stopped making instances during the run")
    }
    return line.progress
  }
}

extension Engine.Progress {
  /// What both did.
  fileprivate static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.units += other.units
    sum.totalUnits += other.totalUnits
    sum.events += other.events
    sum.generating += other.generating
    sum.playing += other.playing
    sum.merging += other.merging
    return sum
  }
}
