import CStrategyABI

/// How instances of a module are made.
struct StrategyFactory {
  let context: UnsafeMutableRawPointer?
  let create:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<stratbench_value>,
      UnsafeMutablePointer<stratbench_traits>, UnsafeMutablePointer<stratbench_problem>
    ) -> UnsafeMutableRawPointer?

  init?(_ table: stratbench_strategy) {
    guard let create = table.create else { return nil }
    context = table.context
    self.create = create
  }
}

/// What an instance can be asked for.
struct StrategyFunctions {
  typealias Mint =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer, UnsafePointer<stratbench_entity>,
      UnsafeMutablePointer<UInt8>, Int
    ) -> Int

  let memorySize: Int
  let memoryAlignment: Int
  let destroy: @convention(c) (UnsafeMutableRawPointer) -> Void
  let begin:
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<stratbench_entity>, UnsafeMutableRawPointer
    ) -> Void
  let copy:
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  let forget: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
  let identifier: Mint
  let linkIdentifier: Mint
  let saved:
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafePointer<stratbench_save>
    ) -> Void
  let resolve:
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer, UnsafePointer<stratbench_entity>, stratbench_text
    ) -> UInt32
}

extension StrategyFunctions {
  /// Takes over what a table offers; nil when a function is missing or a size makes no sense.
  init?(_ table: stratbench_strategy) {
    guard let destroy = table.destroy, let begin = table.begin,
      let copy = table.copy, let forget = table.forget, let identifier = table.identifier,
      let linkIdentifier = table.link_identifier, let saved = table.saved,
      let resolve = table.resolve, table.memory_size <= 1 << 20,
      table.memory_alignment <= 4096,
      table.memory_alignment & (max(1, table.memory_alignment) - 1) == 0
    else { return nil }
    self.init(
      memorySize: table.memory_size, memoryAlignment: max(1, table.memory_alignment),
      destroy: destroy, begin: begin, copy: copy, forget: forget, identifier: identifier,
      linkIdentifier: linkIdentifier, saved: saved, resolve: resolve)
  }
}
