import Workload

extension Engine {
  /// The players of one thread.
  struct Worker {
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
}

/// Keeps a player, which cannot be copied, in an array.
private final class PlayerBox {
  var player: Engine.Player

  init(_ player: consuming Engine.Player) { self.player = player }
}
