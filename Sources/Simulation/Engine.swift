import Dispatch
import HostModel
import Synchronization
package import Workload

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
  let parts: [Part]
  let setting: Player.Setting
  /// The parts whose entities can be played one by one, and those that need all of them together.
  let locals: [Int]
  let globals: [Int]
  /// How many entities are played before their counts are handed over.
  let blockSize: Int
  /// What strategies add to a key is shorter than this: a hash of 256 bits has 64 digits.
  private static let longestSuffix = 128

  /// Prepares a run.
  ///
  /// - Parameter blockSize: How many entities make a unit of work; results do not depend on it.
  /// - Throws: `StrategyProblem` when a module refuses its parameters.
  package init(
    workload: Workload, strategies: [StrategyChoice], setting: Player.Setting,
    blockSize: Int = 1024
  ) throws(StrategyProblem) {
    self.blockSize = max(1, blockSize)
    self.workload = workload
    self.strategies = strategies
    self.setting = setting
    parts = Part.all(of: strategies, hosts: setting.hosts.count)
    var (locals, globals): ([Int], [Int]) = ([], [])
    // A host that cuts identifiers off can make those of two entities the same.
    let shortest = setting.hosts.compactMap(\.maxIDLength).min() ?? .max
    let cutsIdentifiers = shortest < workload.longestKey + Self.longestSuffix
    for (index, part) in parts.enumerated() {
      let isGlobal = try part.instance().isGlobal
      if isGlobal || cutsIdentifiers { globals.append(index) } else { locals.append(index) }
    }
    (self.locals, self.globals) = (locals, globals)
  }

  /// Runs replications and hands over their counts in order.
  ///
  /// - Parameters:
  ///   - replications: Which; each has the history of its number, whichever run it is part of.
  ///   - jobs: How many threads.
  ///   - isCancelled: Asked between units; when true, the run stops early.
  ///   - onProgress: Called after each unit, by one thread at a time.
  ///   - onReplication: Called with the counts of each strategy, in the order of replications.
  /// - Returns: Whether the run was finished.
  package func run(
    replications: Range<Int>, jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    onProgress: @escaping @Sendable (Progress) -> Void,
    onReplication: @escaping @Sendable ([Tallies]) -> Void
  ) -> Bool {
    let unitsEach = blocks + (globals.isEmpty ? 0 : 1)
    let total = unitsEach * replications.count
    let nextUnit = Atomic(0)
    let merge = Mutex(
      Merge(strategies: strategies.count, hosts: setting.hosts.count, unitsEach: unitsEach))
    merge.withLock { $0.progress.totalUnits = total }
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, total))) { _ in
      guard var worker = try? Worker(self) else { return }
      while !isCancelled() {
        let unit = nextUnit.add(1, ordering: .relaxed).oldValue
        guard unit < total else { return }
        let replication = replications.lowerBound + unit / unitsEach
        let result = worker.play(unit: unit % unitsEach, replication: replication)
        merge.withLock { $0.add(result, of: unit, onProgress, onReplication) }
      }
    }
    return merge.withLock { $0.progress.units } == total
  }

  var blocks: Int {
    locals.isEmpty ? 0 : (workload.entityCount + blockSize - 1) / blockSize
  }

  func player(_ index: Int) throws(StrategyProblem) -> Player {
    var own = setting
    own.hosts = parts[index].hosts.map { setting.hosts[$0] }
    return Player(
      try parts[index].instance(), own, isGlobal: globals.contains(index), observer: NoObserver())
  }

  /// Makes a timeline, with the time that it takes.
  func fill(
    _ timeline: inout Timeline, _ entities: Range<Int>, _ replication: Int,
    _ result: inout UnitResult
  ) {
    let start = ContinuousClock.now
    workload.fill(&timeline, entities: entities, replication: replication)
    result.generating += (ContinuousClock.now - start) / .seconds(1)
    result.generated += timeline.count
  }
}
