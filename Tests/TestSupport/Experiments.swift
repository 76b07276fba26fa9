package import HostModel
package import Simulation
import Synchronization
package import Workload

/// Small experiments for tests.
package enum Experiments {
  package static let year = secondsPerYear
  package static let day = 86400.0

  /// A strategy with some parameters set and the others at their defaults.
  package static func strategy(_ id: String, _ parameters: [String: StrategyValue] = [:]) throws
    -> StrategyChoice
  {
    choice(of: try Modules.bundled(id), parameters)
  }

  /// A module with some parameters set and the others at their defaults.
  package static func choice(
    of module: StrategyModule, _ parameters: [String: StrategyValue] = [:], label: String? = nil
  ) -> StrategyChoice {
    let values = module.parameters.map { parameter in
      parameters[parameter.name] ?? defaultValue(parameter)
    }
    return StrategyChoice(label: label ?? module.id, module: module, values: values)
  }

  private static func defaultValue(_ parameter: StrategyParameter) -> StrategyValue {
    switch parameter.kind {
    case .choice, .text: .text(parameter.defaultValue)
    case .flag: .number(parameter.defaultValue == "true" ? 1 : 0)
    case .share:
      .number((Double(parameter.defaultValue.dropLast()) ?? 0) / 100)
    case .duration:
      .number(
        (Double(parameter.defaultValue.dropLast()) ?? 0)
          * (parameter.defaultValue.hasSuffix("y") ? year : day))
    case .integer, .number: .number(Double(parameter.defaultValue) ?? 0)
    }
  }

  /// Plays a workload and measures it.
  package static func measure(
    _ workload: Workload, _ strategies: [StrategyChoice], hosts: [HostBehaviour],
    replications: Int = 30, tolerance: Double = 7 * day, jobs: Int = 2
  ) throws -> Measurements {
    let measurements = Mutex(Measurements(strategies: strategies.count, hosts: hosts))
    try play(
      workload, strategies, hosts: hosts, replications: replications, tolerance: tolerance,
      jobs: jobs
    ) { tallies in measurements.withLock { $0.add(tallies) } }
    return measurements.withLock { $0 }
  }

  /// Plays a workload and hands over the counts of each replication.
  package static func play(
    _ workload: Workload, _ strategies: [StrategyChoice], hosts: [HostBehaviour],
    replications: Int, tolerance: Double = 7 * day, jobs: Int = 2,
    _ onReplication: @escaping @Sendable ([Tallies]) -> Void
  ) throws {
    let engine = try Engine(
      workload: workload, strategies: strategies,
      setting: .init(
        hosts: hosts, tolerance: tolerance, seed: workload.seed, horizon: workload.horizon,
        actions: workload.actions, faults: workload.faults))
    _ = engine.run(
      replications: 0..<replications, jobs: jobs, isCancelled: { false }, onProgress: { _ in },
      onReplication: onReplication)
  }

  /// How many events a workload generates.
  package static func events(_ workload: Workload, replications: Int) -> Int {
    var timeline = Timeline(apart: .viewsAndLinks)
    return (0..<replications).reduce(0) { sum, replication in
      (0..<workload.entityCount).reduce(sum) { sum, entity in
        workload.fill(&timeline, entities: entity..<entity + 1, replication: replication)
        return sum + timeline.count
      }
    }
  }

  /// Plays a trace under one strategy at one host and keeps every moment.
  package static func moments(
    _ trace: String, _ strategy: StrategyChoice, at host: HostBehaviour,
    actions: UserActions = noActions, faults: Faults = Faults()
  ) throws -> [PlayMoment] {
    let workload = try history(trace, actions: actions, faults: faults)
    var timeline = Timeline(apart: .nothing)
    workload.fill(&timeline, entities: 0..<workload.entityCount, replication: 0)
    var player = StrategyPlayer(
      try StrategyInstance(strategy),
      .init(
        hosts: [host], tolerance: 0, seed: 1, horizon: workload.horizon, actions: actions,
        faults: faults),
      observer: MomentRecorder())
    player.play(timeline, replication: 0)
    return player.observer.moments
  }

  /// A workload of a trace, to its end or a later horizon.
  package static func history(
    _ trace: String, actions: UserActions = noActions, horizon: Double? = nil,
    faults: Faults = Faults()
  ) throws -> Workload {
    let trace = try TraceReader.read(Array(trace.utf8), file: "trace.csv")
    return Workload(
      edits: .trace(trace), actions: actions, seed: 1, horizon: horizon ?? trace.duration,
      faults: faults)
  }

  /// Nothing but what the trace has.
  package static var noActions: UserActions {
    var actions = UserActions()
    actions.slots = .fixed(0)
    return actions
  }
}
