import CStrategyABI
import Workload

/// What befalls the memory of the app.
extension Directory {
  /// Forgets what the strategy remembers of an entity, as if the entity were new.
  mutating func loseMemory(of entity: Int, at time: Double) -> Change {
    var view = view(entity)
    functions.forget(module, memory(entity))
    functions.begin(module, &view, memory(entity))
    keepScheme(of: entity, at: time)
    return changed(entity)
  }

  /// Keeps a copy of what the strategy remembers, in the place of an earlier one.
  mutating func backUp(_ entity: Int) {
    let backup = makeBackup(entity)
    if entities[entity].hasBackup { functions.forget(module, backup) }
    functions.copy(module, memory(entity), backup)
    entities[entity].hasBackup = true
  }

  /// Sets what is remembered back to the latest backup; without one the entity is as new.
  mutating func rewind(_ entity: Int, at time: Double) -> Change {
    guard entities[entity].hasBackup, let backup = backup(entity) else {
      return loseMemory(of: entity, at: time)
    }
    functions.forget(module, memory(entity))
    functions.copy(module, backup, memory(entity))
    keepScheme(of: entity, at: time)
    return changed(entity)
  }

  /// Makes the strategy that takes over speak for an entity.
  mutating func changeScheme(of entity: Int) -> Change {
    guard let change = strategy.change else { return Change() }
    var view = view(entity)
    change.takeOver(&view, memory(entity))
    return changed(entity)
  }

  /// The app stays updated, whatever becomes of what it remembers.
  func keepScheme(of entity: Int, at time: Double) {
    guard time > schemeChange, let change = strategy.change,
      change.isFirstInForce(memory(entity))
    else { return }
    var view = view(entity)
    change.takeOver(&view, memory(entity))
  }

  private mutating func changed(_ entity: Int) -> Change {
    noteChange(of: entity)
    return mint(entity)
  }
}
