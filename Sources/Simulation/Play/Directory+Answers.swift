import CStrategyABI
import Workload

/// What the app answers when a host or a link asks for an identifier.
extension Directory {
  /// What the app answers for an identifier now: the first live entity, in directory order, that
  /// takes it for its own.
  ///
  /// Those that have it now come before those that once had it.
  mutating func answer(_ identifier: Int32) -> IdentifierTable.Answer {
    if !isAnswerValid(identifier) {
      table.records[identifier].answer = ask(identifier)
      table.records[identifier].answeredAt = changes
    }
    return table.records[identifier].answer
  }

  /// Whether none of the entities that had the identifier has changed since it was asked for, and
  /// no other has come to have it.
  @inline(__always)
  private func isAnswerValid(_ identifier: Int32) -> Bool {
    let answeredAt = table.records[identifier].answeredAt
    guard table.records[identifier].ownersChangedAt <= answeredAt else { return false }
    var owner = table.records[identifier].firstOwner
    while owner >= 0 {
      guard entities[table.ownerships[owner].entity].changedAt <= answeredAt else { return false }
      owner = table.ownerships[owner].nextOwner
    }
    return true
  }

  private func ask(_ identifier: Int32) -> IdentifierTable.Answer {
    ask(identifier) { $0.has(identifier) } ?? ask(identifier) { !$0.has(identifier) }
      ?? IdentifierTable.Answer(entity: -1, isUnderAnotherID: false)
  }

  /// The answer of the first that is asked, takes it for its own and lives.
  @inline(__always)
  private func ask(_ identifier: Int32, _ isAsked: (EntityState) -> Bool)
    -> IdentifierTable.Answer?
  {
    var owner = table.records[identifier].firstOwner
    while owner >= 0 {
      let entity = table.ownerships[owner].entity
      if entities[entity].isAlive, isAsked(entities[entity]) {
        let resolution = resolution(of: identifier, by: Int(entity))
        if resolution != STRATBENCH_NOT_THIS.rawValue {
          return IdentifierTable.Answer(
            entity: entity,
            isUnderAnotherID: resolution == STRATBENCH_AS_CURRENT.rawValue
              && entities[entity].identifier != identifier)
        }
      }
      owner = table.ownerships[owner].nextOwner
    }
    return nil
  }

  private func resolution(of identifier: Int32, by entity: Int) -> UInt32 {
    var view = view(entity)
    let bytes = table.bytes(of: identifier)
    return functions.resolve(
      module, memory(entity), &view,
      stratbench_text(bytes: bytes.baseAddress, count: bytes.count))
  }

  /// The identifier as a host keeps it that cuts off what is longer than a limit.
  mutating func cut(_ identifier: Int32, to limit: Int?, of entity: Int)
    -> Int32
  {
    guard let limit, table.bytes(of: identifier).count > limit else { return identifier }
    let kept = Array(table.bytes(of: identifier).prefix(limit))
    let cut = kept.withUnsafeBufferPointer {
      table.intern($0, name: entities[entity].name, entity: Int32(truncatingIfNeeded: entity))
    }
    own(cut, by: entity)
    return cut
  }
}
