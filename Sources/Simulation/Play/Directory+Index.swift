import Workload

extension Directory {
  /// How many identifiers were offered that no entity has now, each once.
  ///
  /// An index keeps an entry for each of them, as it deletes by identifier and the app can name
  /// those of now only. The entry of a deleted entity does not count: its identifier was known when
  /// it was deleted.
  func strandedIdentifiers() -> Int {
    var current = 0
    for entity in 0..<entities.count where entities[entity].exists && isFirstWithItsID(entity) {
      current += 1
    }
    return offered - current
  }

  private func isFirstWithItsID(_ entity: Int) -> Bool {
    let identifier = entities[entity].identifier
    var owner = table.records[identifier].firstOwner
    while owner >= 0 {
      let other = table.ownerships[owner].entity
      if entities[other].identifier == identifier { return Int(other) == entity }
      owner = table.ownerships[owner].nextOwner
    }
    return true
  }
}
