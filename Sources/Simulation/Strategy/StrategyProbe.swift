import CStrategyABI

/// One entity that a strategy is asked about directly, outside of any simulation.
///
/// Whoever makes one calls `end` when done with it.
package struct StrategyProbe {
  private let instance: StrategyInstance
  private let key: [UInt8]
  private var name: [UInt8]
  /// One memory of the strategy from `init` to `end`.
  private let memory: UnsafeMutableRawPointer

  /// Creates the entity.
  package init(_ instance: StrategyInstance, key: [UInt8], name: [UInt8]) {
    self.instance = instance
    self.key = key
    self.name = name
    memory = .allocate(
      byteCount: max(1, instance.functions.memorySize),
      alignment: instance.functions.memoryAlignment)
    withEntity(named: name) { [memory] in
      instance.functions.begin(instance.pointer, &$0, memory)
    }
  }

  package func end() {
    instance.functions.forget(instance.pointer, memory)
    memory.deallocate()
  }

  /// Saves it under a name, which may be the one that it has.
  package mutating func save(_ next: [UInt8], at seconds: Double) {
    withEntity(named: name) { before in
      withEntity(named: next) { entity in
        var save = stratbench_save(
          entity: entity, previous_name: before.name, seconds: seconds,
          changes_display: next == name ? 0 : 1)
        instance.functions.saved(instance.pointer, memory, &save)
      }
    }
    name = next
  }

  /// The identifier that it has now.
  package func identifier(forLinks: Bool = false) -> [UInt8] {
    let mint =
      forLinks && instance.hasLinkIdentifiers
      ? instance.functions.linkIdentifier : instance.functions.identifier
    var room = IdentifierRoom()
    return withEntity(named: name) { entity in
      Array(room.take { mint(instance.pointer, memory, &entity, $0, $1) })
    }
  }

  /// Whether an identifier means it.
  package func isMeant(by identifier: [UInt8]) -> Bool {
    answer(to: identifier) != STRATBENCH_NOT_THIS.rawValue
  }

  func answer(to identifier: [UInt8]) -> UInt32 {
    withEntity(named: name) { entity in
      Self.withText(identifier) {
        instance.functions.resolve(instance.pointer, memory, &entity, $0)
      }
    }
  }

  private func withEntity<Result>(
    named name: [UInt8], _ body: (inout stratbench_entity) -> Result
  ) -> Result {
    Self.withText(key) { key in
      Self.withText(name) { name in
        var entity = stratbench_entity(key: key, name: name)
        return body(&entity)
      }
    }
  }

  private static func withText<Result>(
    _ bytes: [UInt8], _ body: (stratbench_text) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer {
      body(stratbench_text(bytes: $0.baseAddress, count: $0.count))
    }
  }
}
