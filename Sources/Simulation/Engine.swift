import Dispatch
import HostModel
import Synchronization
package import Workload

/// One strategy as an experiment uses it.
package struct StrategyChoice: Sendable {
  /// The name in reports.
  package let label: String
  package let module: StrategyModule
  /// One a parameter of the module, in their order.
  package let values: [StrategyValue]

  package init(label: String, module: StrategyModule, values: [StrategyValue]) {
    self.label = label
    self.module = module
    self.values = values
  }
}

/// Plays a workload under every strategy and host, on several threads.
///
/// The work is cut into units of a fixed size, whose counts are merged in a fixed order: the
/// result does not depend on the number of threads.
package struct Engine: Sendable {
  package typealias Player = StrategyPlayer<NoObserver>

  /// How far a run is.
  package struct Progress: Sendable {
    package var units = 0
    package var totalUnits = 0
    package var events = 0
    /// Seconds that all threads together spent on timelines, on playing them and on merging.
    package var generating = 0.0
    package var playing = 0.0
    package var merging = 0.0

    package init() {}
  }

  let workload: Workload
  let strategies: [StrategyChoice]
  let setting: Player.Setting
  private let locals: [Int]
  private let globals: [Int]
  private static let blockSize = 1024

  /// Prepares a run.
  ///
  /// - Throws: `StrategyProblem` when a module refuses its parameters.
  package init(workload: Workload, strategies: [StrategyChoice], setting: Player.Setting)
    throws(StrategyProblem)
  {
    self.workload = workload
    self.strategies = strategies
    self.setting = setting
    var (locals, globals): ([Int], [Int]) = ([], [])
    for (index, strategy) in strategies.enumerated() {
      let isGlobal = try StrategyInstance(strategy.module, strategy.values).isGlobal
      if isGlobal { globals.append(index) } else { locals.append(index) }
    }
    (self.locals, self.globals) = (locals, globals)
  }

  /// Runs replications and hands over their counts in order.
  ///
  /// - Parameters:
  ///   - replications: How many.
  ///   - jobs: How many threads.
  ///   - isCancelled: Asked between units; when true, the run stops early.
  ///   - onProgress: Called after each unit, by one thread at a time.
  ///   - onReplication: Called with the counts of each strategy, in the order of replications.
  /// - Returns: Whether the run was finished.
  package func run(
    replications: Int, jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    onProgress: @escaping @Sendable (Progress) -> Void,
    onReplication: @escaping @Sendable ([Tallies]) -> Void
  ) -> Bool {
    let unitsEach = blocks + (globals.isEmpty ? 0 : 1)
    let total = unitsEach * replications
    let nextUnit = Atomic(0)
    let merge = Mutex(
      Merge(strategies: strategies.count, hosts: setting.hosts.count, unitsEach: unitsEach))
    merge.withLock { $0.progress.totalUnits = total }
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, total))) { _ in
      guard var worker = try? Worker(self) else { return }
      while !isCancelled() {
        let unit = nextUnit.add(1, ordering: .relaxed).oldValue
        guard unit < total else { return }
        let result = worker.play(unit: unit % unitsEach, replication: unit / unitsEach)
        merge.withLock { $0.add(result, of: unit, onProgress, onReplication) }
      }
    }
    return merge.withLock { $0.progress.units } == total
  }

  private var blocks: Int {
    locals.isEmpty ? 0 : (workload.entityCount + Self.blockSize - 1) / Self.blockSize
  }

  /// The players of one thread.
  private struct Worker {
    private let engine: Engine
    private var locals: [PlayerBox]
    private var globals: [PlayerBox]
    private var timeline: Timeline
    private var population = Timeline(keepsQuietApart: false)

    init(_ engine: Engine) throws(StrategyProblem) {
      self.engine = engine
      timeline = Timeline(keepsQuietApart: !engine.workload.actions.haveReactions)
      locals = []
      globals = []
      for index in engine.locals { locals.append(PlayerBox(try engine.player(index))) }
      for index in engine.globals { globals.append(PlayerBox(try engine.player(index))) }
    }

    /// Plays a block of entities, or, as the last unit, all entities together.
    mutating func play(unit: Int, replication: Int) -> UnitResult {
      var result = UnitResult()
      if unit < engine.blocks {
        let start = unit * Engine.blockSize
        for entity in start..<min(start + Engine.blockSize, engine.workload.entityCount) {
          engine.fill(&timeline, entity..<entity + 1, replication, &result)
          for index in locals.indices {
            locals[index].player.play(timeline, replication: replication)
          }
        }
        result.events = result.generated
        for (index, strategy) in engine.locals.enumerated() {
          result.tallies.append((strategy, locals[index].player.takeTallies()))
        }
      } else {
        engine.fill(&population, 0..<engine.workload.entityCount, replication, &result)
        for index in globals.indices {
          globals[index].player.play(population, replication: replication)
        }
        result.events = engine.locals.isEmpty ? result.generated : 0
        for (index, strategy) in engine.globals.enumerated() {
          result.tallies.append((strategy, globals[index].player.takeTallies()))
        }
      }
      result.playing = (ContinuousClock.now - result.start) / .seconds(1) - result.generating
      return result
    }

  }

  /// Makes a timeline, with the time that it takes.
  private func fill(
    _ timeline: inout Timeline, _ entities: Range<Int>, _ replication: Int,
    _ result: inout UnitResult
  ) {
    let start = ContinuousClock.now
    workload.fill(&timeline, entities: entities, replication: replication)
    result.generating += (ContinuousClock.now - start) / .seconds(1)
    result.generated += timeline.count
  }

  private func player(_ index: Int) throws(StrategyProblem) -> Player {
    let strategy = strategies[index]
    let instance = try StrategyInstance(strategy.module, strategy.values)
    return Player(instance, setting, observer: NoObserver())
  }
}

/// Keeps a player, which cannot be copied, in an array.
private final class PlayerBox {
  var player: Engine.Player

  init(_ player: consuming Engine.Player) { self.player = player }
}

/// What came of one unit.
struct UnitResult {
  let start = ContinuousClock().now
  var tallies: [(strategy: Int, tallies: Tallies)] = []
  /// Timeline events, counted once however many strategies and hosts they were played under.
  var events = 0
  var generated = 0
  var generating = 0.0
  var playing = 0.0
}

/// Puts the counts of units together in the order of units, whichever thread is done first.
private struct Merge {
  private let hosts: Int
  private let strategies: Int
  private let unitsEach: Int
  private var waiting: [Int: UnitResult] = [:]
  private var current: [Tallies]
  var progress = Engine.Progress()

  init(strategies: Int, hosts: Int, unitsEach: Int) {
    self.hosts = hosts
    self.strategies = strategies
    self.unitsEach = unitsEach
    current = Self.empty(strategies, hosts)
  }

  mutating func add(
    _ result: UnitResult, of unit: Int, _ onProgress: (Engine.Progress) -> Void,
    _ onReplication: ([Tallies]) -> Void
  ) {
    let start = ContinuousClock.now
    waiting[unit] = result
    while let next = waiting.removeValue(forKey: progress.units) {
      for (strategy, tallies) in next.tallies { current[strategy].add(tallies) }
      progress.units += 1
      progress.events += next.events
      progress.generating += next.generating
      progress.playing += next.playing
      if progress.units.isMultiple(of: unitsEach) {
        onReplication(current)
        current = Self.empty(strategies, hosts)
      }
    }
    progress.merging += (ContinuousClock.now - start) / .seconds(1)
    onProgress(progress)
  }

  private static func empty(_ strategies: Int, _ hosts: Int) -> [Tallies] {
    (0..<strategies).map { _ in
      Tallies(strategy: StrategyTally(), hosts: (0..<hosts).map { _ in HostTally() })
    }
  }
}
