public import CStrategyABI

/// One strategy with its parameters, without its type, so that C can hold it.
@usableFromInline
class AnyInstance {
  @inlinable init() {}

  @usableFromInline var traits: stratbench_traits { stratbench_traits() }
  @usableFromInline func begin(_ entity: Entity, _ memory: UnsafeMutableRawPointer) {}
  @usableFromInline func copy(_ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer) {}
  @usableFromInline func forget(_ memory: UnsafeMutableRawPointer) {}
  @usableFromInline func identifier(
    _ memory: UnsafeRawPointer, _ entity: Entity, _ room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int { 0 }
  @usableFromInline func linkIdentifier(
    _ memory: UnsafeRawPointer, _ entity: Entity, _ room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int { 0 }
  @usableFromInline func saved(_ memory: UnsafeMutableRawPointer, _ save: Save) {}
  @usableFromInline func resolve(_ memory: UnsafeRawPointer, _ entity: Entity, _ identifier: Text)
    -> Resolution
  {
    .nothing
  }
}

/// The same with its type.
///
/// Memory pointers come from the host, which keeps storage of the size and alignment that the
/// table states, calls `begin` or `copy` on it first and `forget` last; between the two it holds
/// one initialized `S.Memory`.
@usableFromInline
final class Instance<S: Strategy>: AnyInstance {
  @usableFromInline let strategy: S

  @inlinable
  init(_ strategy: S) {
    self.strategy = strategy
    super.init()
  }

  @inlinable override var traits: stratbench_traits {
    stratbench_traits(
      scope: strategy.scope.rawValue,
      nudge_probability: strategy.nudge?.probability ?? 0,
      nudge_delay_seconds: strategy.nudge?.delay ?? 0)
  }

  @inlinable override func begin(_ entity: Entity, _ memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: S.Memory.self, to: strategy.begin(entity))
  }

  @inlinable override func copy(_ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer) {
    to.initializeMemory(as: S.Memory.self, to: from.assumingMemoryBound(to: S.Memory.self).pointee)
  }

  @inlinable override func forget(_ memory: UnsafeMutableRawPointer) {
    memory.assumingMemoryBound(to: S.Memory.self).deinitialize(count: 1)
  }

  @inlinable override func identifier(
    _ memory: UnsafeRawPointer, _ entity: Entity, _ room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var writer = IdentifierWriter(room)
    strategy.writeIdentifier(
      of: entity, memory.assumingMemoryBound(to: S.Memory.self).pointee, to: &writer)
    return writer.count
  }

  @inlinable override func linkIdentifier(
    _ memory: UnsafeRawPointer, _ entity: Entity, _ room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var writer = IdentifierWriter(room)
    strategy.writeLinkIdentifier(
      of: entity, memory.assumingMemoryBound(to: S.Memory.self).pointee, to: &writer)
    return writer.count
  }

  @inlinable override func saved(_ memory: UnsafeMutableRawPointer, _ save: Save) {
    strategy.saved(save, &memory.assumingMemoryBound(to: S.Memory.self).pointee)
  }

  @inlinable override func resolve(
    _ memory: UnsafeRawPointer, _ entity: Entity, _ identifier: Text
  ) -> Resolution {
    strategy.resolve(
      identifier, for: entity, memory.assumingMemoryBound(to: S.Memory.self).pointee)
  }
}
