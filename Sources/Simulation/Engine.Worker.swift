import Workload

extension Engine {
  /// The players of one thread.
  struct Worker: ~Copyable {
    private let engine: Engine
    private var locals: [PlayerBox]
    private var globals: [PlayerBox]
    private var timeline: Timeline
    private var population: Timeline

    init(_ engine: Engine) throws(StrategyProblem) {
      self.engine = engine
      let isQuiet = !engine.workload.actions.haveReactions
      timeline = Timeline(apart: isQuiet ? .viewsAndLinks : .nothing)
      population = Timeline(apart: isQuiet ? .views : .nothing)
      locals = []
      globals = []
      for index in engine.locals { locals.append(PlayerBox(try engine.player(index))) }
      for index in engine.globals { globals.append(PlayerBox(try engine.player(index))) }
    }

    /// Plays a block of entities, or, as the last unit, all entities together.
    mutating func play(unit: Int, replication: Int) -> UnitResult {
      var result = UnitResult()
      if unit < engine.blocks {
        let start = unit * engine.blockSize
        for entity in start..<min(start + engine.blockSize, engine.workload.entityCount) {
          engine.fill(&timeline, entity..<entity + 1, replication, &result)
          TimelineView.withView(of: timeline) { view in
            for local in locals { local.player.play(view, replication: replication) }
          }
        }
        result.events = result.generated
        result.tallies = taken(from: locals, of: engine.locals)
      } else {
        engine.fill(&population, 0..<engine.workload.entityCount, replication, &result)
        for global in globals { global.player.play(population, replication: replication) }
        result.events = engine.locals.isEmpty ? result.generated : 0
        result.tallies = taken(from: globals, of: engine.globals)
      }
      result.playing = (ContinuousClock.now - result.start) / .seconds(1) - result.generating
      return result
    }

    private func taken(from players: [PlayerBox], of parts: [Int])
      -> [(strategy: Int, tallies: Tallies)]
    {
      zip(players, parts).map { player, number in
        let part = engine.parts[number]
        let tallies = player.player.takeTallies()
        return (part.strategy, part.widened(tallies, hosts: engine.setting.hosts.count))
      }
    }
  }
}

/// Keeps a player, which cannot be copied, in an array.
private final class PlayerBox {
  var player: Engine.Player

  init(_ player: consuming Engine.Player) { self.player = player }
}
