import CStrategyABI

/// Some entities with what one strategy remembers of each, asked outside of any host.
final class StrategyCast {
  fileprivate struct Member {
    let key: [UInt8]
    var name: [UInt8]
    let memory: UnsafeMutableRawPointer
  }

  private let instance: StrategyInstance
  private var members: [Member] = []

  init(_ choice: StrategyChoice) throws(StrategyProblem) {
    instance = try StrategyInstance(choice.module, choice.values)
  }

  deinit {
    for member in members {
      instance.functions.forget(instance.pointer, member.memory)
      member.memory.deallocate()
    }
  }

  /// Lets the strategy meet an entity for the first time.
  func begin(key: String, name: String) {
    let member = Member(
      key: Array(key.utf8), name: Array(name.utf8),
      memory: .allocate(
        byteCount: max(1, instance.functions.memorySize),
        alignment: instance.functions.memoryAlignment))
    members.append(member)
    member.withEntity { instance.functions.begin(instance.pointer, &$0, member.memory) }
  }

  /// Tells the strategy that an entity was saved.
  ///
  /// - Parameter name: The new name, or nil when it stayed.
  func save(_ index: Int, name: String?, at time: Double) {
    let previous = members[index].name
    if let name { members[index].name = Array(name.utf8) }
    let member = members[index]
    withText(previous) { previous in
      member.withEntity { entity in
        var save = stratbench_save(
          entity: entity, previous_name: previous, seconds: time,
          changes_display: name == nil ? 0 : 1)
        instance.functions.saved(instance.pointer, member.memory, &save)
      }
    }
  }

  /// The identifier that an entity has now, for hosts or for links.
  func identifier(of index: Int, forLinks: Bool = false) -> String {
    let isOwn = forLinks && instance.hasLinkIdentifiers
    let mint = isOwn ? instance.functions.linkIdentifier : instance.functions.identifier
    let member = members[index]
    var room = IdentifierRoom()
    return member.withEntity { entity in
      String(
        decoding: room.take { mint(instance.pointer, member.memory, &entity, $0, $1) },
        as: UTF8.self)
    }
  }

  /// Whether an entity takes an identifier for its own.
  func takes(_ identifier: String, _ index: Int) -> Bool {
    let member = members[index]
    return withText(Array(identifier.utf8)) { text in
      member.withEntity { entity in
        instance.functions.resolve(instance.pointer, member.memory, &entity, text)
          != STRATBENCH_NOT_THIS.rawValue
      }
    }
  }

  /// The first entity that takes an identifier for its own.
  func owner(of identifier: String) -> Int? {
    members.indices.first { takes(identifier, $0) }
  }
}

extension StrategyCast.Member {
  fileprivate func withEntity<Result>(_ body: (inout stratbench_entity) -> Result) -> Result {
    withText(key) { key in
      withText(name) { name in
        var entity = stratbench_entity(key: key, name: name)
        return body(&entity)
      }
    }
  }
}

private func withText<Result>(_ bytes: [UInt8], _ body: (stratbench_text) -> Result) -> Result {
  bytes.withUnsafeBufferPointer { body(stratbench_text(bytes: $0.baseAddress, count: $0.count)) }
}
