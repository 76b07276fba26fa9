public import CStrategyABI

/// One strategy with its parameters, without its type, so that C can hold it.
///
/// It is closures rather than a generic class: they are made where the strategy's type is known,
/// and are compiled for it; the methods of a generic class serve all types through tables.
///
/// Memory pointers come from the host, which keeps storage of the size and alignment that the
/// table states, calls `begin` or `copy` on it first and `forget` last; between the two it holds
/// one initialized memory of the strategy.
@usableFromInline
final class Instance {
  @usableFromInline
  typealias Write = (UnsafeRawPointer, Entity, UnsafeMutableBufferPointer<UInt8>) -> Int

  let traits: stratbench_traits
  let begin: (Entity, UnsafeMutableRawPointer) -> Void
  let copy: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  let forget: (UnsafeMutableRawPointer) -> Void
  let identifier: Write
  let linkIdentifier: Write
  let saved: (UnsafeMutableRawPointer, Save) -> Void
  let resolve: (UnsafeRawPointer, Entity, Text) -> Resolution

  @usableFromInline
  init(
    traits: stratbench_traits, begin: @escaping (Entity, UnsafeMutableRawPointer) -> Void,
    copy: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void,
    forget: @escaping (UnsafeMutableRawPointer) -> Void, identifier: @escaping Write,
    linkIdentifier: @escaping Write, saved: @escaping (UnsafeMutableRawPointer, Save) -> Void,
    resolve: @escaping (UnsafeRawPointer, Entity, Text) -> Resolution
  ) {
    self.traits = traits
    self.begin = begin
    self.copy = copy
    self.forget = forget
    self.identifier = identifier
    self.linkIdentifier = linkIdentifier
    self.saved = saved
    self.resolve = resolve
  }

  @inlinable
  convenience init<S: Strategy>(_ strategy: S) {
    self.init(
      traits: stratbench_traits(
        scope: strategy.scope.rawValue, is_stable: strategy.isStable ? 1 : 0,
        has_link_identifiers: strategy.linkIdentifiers.rawValue,
        nudge_probability: strategy.nudge?.probability ?? 0,
        nudge_delay_seconds: strategy.nudge?.delay ?? 0),
      begin: { entity, memory in
        memory.initializeMemory(as: S.Memory.self, to: strategy.begin(entity))
      },
      copy: { from, to in
        to.initializeMemory(
          as: S.Memory.self, to: from.assumingMemoryBound(to: S.Memory.self).pointee)
      },
      forget: { $0.assumingMemoryBound(to: S.Memory.self).deinitialize(count: 1) },
      identifier: { memory, entity, room in
        var writer = IdentifierWriter(room)
        strategy.writeIdentifier(
          of: entity, memory.assumingMemoryBound(to: S.Memory.self).pointee, to: &writer)
        return writer.count
      },
      linkIdentifier: { memory, entity, room in
        var writer = IdentifierWriter(room)
        strategy.writeLinkIdentifier(
          of: entity, memory.assumingMemoryBound(to: S.Memory.self).pointee, to: &writer)
        return writer.count
      },
      saved: { memory, save in
        strategy.saved(save, &memory.assumingMemoryBound(to: S.Memory.self).pointee)
      },
      resolve: { memory, entity, identifier in
        strategy.resolve(
          identifier, for: entity, memory.assumingMemoryBound(to: S.Memory.self).pointee)
      })
  }
}
