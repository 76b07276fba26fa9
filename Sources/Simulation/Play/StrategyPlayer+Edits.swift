import Workload

/// What happens to the entities themselves.
extension StrategyPlayer {
  mutating func edit(_ event: Event, _ entity: Int, at time: Double) {
    if event.kind != .create { endEpoch(of: entity) }
    switch event.kind {
    case .create:
      scene.create(entity, name: event.item, at: time)
      noteCreation(entity, at: time)
      // Others may hold the identifier already.
      if isGlobal { refresh(after: entity, at: time) }
    case .rename:
      if event.telling != .nothingOfLanguage { tally.renames += 1 }
      save(entity, name: event.item, telling: event.telling, at: time)
    case .touch:
      tally.touches += 1
      let name = scene.directory.entities[entity].name
      save(entity, name: name, telling: event.telling, at: time)
    case .delete: delete(entity, at: time)
    case .restore: restore(entity, name: event.item, at: time)
    default: break
    }
  }

  /// Lets the links that are kept apart meet the entity as it was until now.
  mutating func endEpoch(of entity: Int) {
    links.endEpoch(of: entity, &scene.directory, &tally, scene.timeline)
  }

  private mutating func save(
    _ entity: Int, name: Int32, telling: Event.Telling, at time: Double
  ) {
    let (changesDisplay, change) = scene.save(entity, name: name, telling: telling, at: time)
    switch telling {
    case .truth: break
    case .nothing: tally.faults.untoldRenames += 1
    case .nothingOfLanguage: tally.faults.translations += 1
    case .rename: tally.faults.spuriousBumps += 1
    }
    if changesDisplay {
      tally.displayChanges += 1
      if change.changesIdentifier { tally.changesWithDisplay += 1 }
    } else {
      tally.displaySaves += 1
      if change.changesIdentifier { tally.spuriousChanges += 1 }
    }
    count(change)
    noteSave(entity, changesDisplay, change, telling, at: time)
    refresh(after: entity, at: time)
    // What is written past the app sets off nothing that the app would do.
    if telling == .truth || telling == .rename {
      reloadForFree(entity, at: time)
      if changesDisplay { push(entity, at: time) }
    }
    if changesDisplay { nudge(entity, at: time) }
  }

  private mutating func count(_ change: Directory.Change) {
    if change.isNewToEntity { tally.laterIdentifiers += 1 }
    if change.isReissued { tally.reissued += 1 }
  }

  /// Lets a fault befall what the app remembers of an entity.
  mutating func befall(_ event: Event, _ entity: Int, at time: Double) {
    endEpoch(of: entity)
    let change: Directory.Change
    let fault: PlayMoment.Fault
    switch event.kind {
    case .loseMemory:
      (change, fault) = (scene.directory.loseMemory(of: entity, at: time), .memoryLost)
      tally.faults.memoryLosses += 1
    case .rewindMemory:
      (change, fault) = (scene.directory.rewind(entity, at: time), .memoryRewound)
      tally.faults.rewinds += 1
    case .changeScheme:
      (change, fault) = (scene.directory.changeScheme(of: entity), .schemeChanged)
      tally.faults.schemeChanges += 1
    default:
      scene.directory.backUp(entity)
      tally.faults.backups += 1
      return
    }
    count(change)
    if change.changesIdentifier { tally.faults.identifierChanges += 1 }
    noteFault(fault, entity, change, at: time)
    refresh(after: entity, at: time)
  }

  private mutating func delete(_ entity: Int, at time: Double) {
    tally.deletes += 1
    tally.entityTime += ExactSeconds(time - scene.directory.entities[entity].aliveSince)
    scene.directory.setAlive(entity, false, at: time)
    if Observer.isWatching { note(.deleted, entity, at: time) }
    refresh(after: entity, at: time)
  }

  private mutating func restore(_ entity: Int, name: Int32, at time: Double) {
    tally.restores += 1
    scene.directory.setAlive(entity, true, at: time)
    if Observer.isWatching { note(.restored, entity, at: time) }
    if scene.text(name) != scene.text(scene.directory.entities[entity].name) {
      save(entity, name: name, telling: .truth, at: time)
    } else {
      refresh(after: entity, at: time)
    }
  }

  /// Finds anew what every slot shows and opens that the entity's change may have touched.
  private mutating func refresh(after entity: Int, at time: Double) {
    links.review(after: entity, at: time, &scene.directory, &tally, scene.timeline)
    for host in hostNumbers {
      for slot in scene.slots(of: entity) {
        hosts[host].refresh(slot, at: time, &scene)
        noteSlot(host, slot, at: time)
      }
      if isGlobal { refreshOthers(host, after: entity, at: time) }
    }
  }

  /// Slots of other entities that hold an identifier which this entity has or had.
  private mutating func refreshOthers(_ host: Int, after entity: Int, at time: Double) {
    var ownership = scene.directory.entities[entity].ownership
    while ownership >= 0 {
      let owned = scene.directory.table.ownerships[ownership]
      hosts[host].refreshHolders(of: owned.identifier, at: time, &scene)
      ownership = owned.nextOfEntity
    }
  }

  /// The app asks the user to pick again where a label went stale.
  private mutating func nudge(_ entity: Int, at time: Double) {
    guard let nudge = strategy.nudge else { return }
    for host in hostNumbers {
      for slot in scene.slots(of: entity) where hosts[host].slots[slot].label == .stale {
        consider(nudge, host, slot, at: time)
      }
    }
  }
}
