import CStrategyABI

/// Two strategies of which the second takes over at some time, entity by entity.
///
/// To a player it is one strategy whose memory says which of the two speaks for an entity, so that
/// players know nothing of it but when to change over.
final class SchemeChange {
  private let before: StrategyInstance
  private let after: StrategyInstance
  /// Where the memory of the strategy in force begins: behind the byte that says which it is.
  private let offset: Int

  init(from before: StrategyInstance, to after: StrategyInstance) {
    self.before = before
    self.after = after
    offset = max(before.functions.memoryAlignment, after.functions.memoryAlignment)
  }

  /// Makes the second strategy speak for an entity, as if the entity were new to it.
  func takeOver(_ entity: UnsafePointer<stratbench_entity>, _ memory: UnsafeMutableRawPointer) {
    let old = inForce(memory)
    old.functions.forget(old.pointer, memory + offset)
    memory.storeBytes(of: 1, as: UInt8.self)
    after.functions.begin(after.pointer, entity, memory + offset)
  }

  func isFirstInForce(_ memory: UnsafeRawPointer) -> Bool { memory.load(as: UInt8.self) == 0 }

  private func inForce(_ memory: UnsafeRawPointer) -> StrategyInstance {
    isFirstInForce(memory) ? before : after
  }

  /// The table of functions through which a player reaches it.
  var functions: StrategyFunctions {
    let size = max(before.functions.memorySize, after.functions.memorySize)
    return StrategyFunctions(
      memorySize: offset + size, memoryAlignment: offset,
      destroy: { Unmanaged<SchemeChange>.fromOpaque($0).release() },
      begin: { own, entity, memory in
        memory.storeBytes(of: 0, as: UInt8.self)
        with(own) { $0.before.functions.begin($0.before.pointer, entity, memory + $0.offset) }
      },
      copy: { own, from, to in
        to.storeBytes(of: from.load(as: UInt8.self), as: UInt8.self)
        with(own) {
          let strategy = $0.inForce(from)
          strategy.functions.copy(strategy.pointer, from + $0.offset, to + $0.offset)
        }
      },
      forget: { own, memory in
        with(own) {
          let strategy = $0.inForce(memory)
          strategy.functions.forget(strategy.pointer, memory + $0.offset)
        }
      },
      identifier: { own, memory, entity, buffer, capacity in
        with(own) {
          let strategy = $0.inForce(memory)
          return strategy.functions.identifier(
            strategy.pointer, memory + $0.offset, entity, buffer, capacity)
        }
      },
      linkIdentifier: { own, memory, entity, buffer, capacity in
        with(own) {
          let strategy = $0.inForce(memory)
          let mint =
            strategy.hasLinkIdentifiers
            ? strategy.functions.linkIdentifier : strategy.functions.identifier
          return mint(strategy.pointer, memory + $0.offset, entity, buffer, capacity)
        }
      },
      saved: { own, memory, save in
        with(own) {
          let strategy = $0.inForce(memory)
          strategy.functions.saved(strategy.pointer, memory + $0.offset, save)
        }
      },
      resolve: { own, memory, entity, identifier in
        with(own) {
          let strategy = $0.inForce(memory)
          return strategy.functions.resolve(
            strategy.pointer, memory + $0.offset, entity, identifier)
        }
      })
  }
}

/// Calls `body` with a change that its instance keeps alive.
private func with<Result>(_ own: UnsafeMutableRawPointer, _ body: (SchemeChange) -> Result)
  -> Result
{
  Unmanaged<SchemeChange>.fromOpaque(own)._withUnsafeGuaranteedRef(body)
}
