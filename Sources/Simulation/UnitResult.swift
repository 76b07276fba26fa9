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
struct Merge {
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
