package import CStrategyABI
package import Simulation

/// Why a strategy module is refused.
package struct StrategyRefusal: Error, Equatable, Sendable {
  /// The file, or the name of a bundled module.
  package let module: String
  package let found: String
  package let supported: String
  package let fix: String

  /// The text for the user: file, found, supported, fix.
  package var rendered: String {
    """
    error: the strategy module '\(module)' is refused
      found:     \(found)
      supported: \(supported)
      fix:       \(fix)
    """
  }
}

/// What comes before any other call of a module: can we speak to this table.
package enum Handshake {
  /// Checks a table field by field, in the order in which the fields can be trusted.
  ///
  /// - Parameters:
  ///   - table: What the entry returned.
  ///   - module: The name for messages.
  ///   - file: Where it was loaded from, or nil when it is bundled.
  package static func check(
    _ table: UnsafePointer<stratbench_strategy>?, module: String, file: String?
  ) throws(StrategyRefusal) -> StrategyModule {
    guard let table else {
      throw StrategyRefusal(
        module: module, found: "an entry that returns no table for ABI \(STRATBENCH_STRATEGY_ABI)",
        supported: "a table of ABI \(STRATBENCH_STRATEGY_ABI)", fix: rebuild)
    }
    // Only the first two fields have one place in every ABI; the rest is read after them.
    try require(
      table.pointee.magic == STRATBENCH_STRATEGY_MAGIC, module,
      found: "magic number 0x\(hex(table.pointee.magic))",
      supported: "magic number 0x\(hex(STRATBENCH_STRATEGY_MAGIC))",
      fix: "return a table that starts with STRATBENCH_STRATEGY_MAGIC")
    try require(
      table.pointee.abi == STRATBENCH_STRATEGY_ABI, module,
      found: "strategy ABI \(table.pointee.abi)",
      supported: "strategy ABI \(STRATBENCH_STRATEGY_ABI)",
      fix: table.pointee.abi > STRATBENCH_STRATEGY_ABI
        ? "use a newer stratbench, or build the module against this one's header" : rebuild)
    let size = UInt64(MemoryLayout<stratbench_strategy>.size)
    try require(
      table.pointee.table_size == size, module,
      found: "a table of \(table.pointee.table_size) bytes",
      supported: "a table of \(size) bytes", fix: rebuild)
    try require(
      table.pointee.layout == stratbench_strategy_layout(), module,
      found: "structure layout 0x\(hex(table.pointee.layout))",
      supported: "structure layout 0x\(hex(stratbench_strategy_layout()))",
      fix: "build the module with default alignment and enum size")
    guard let checked = StrategyModule(table, file: file) else {
      throw StrategyRefusal(
        module: module, found: "a table with a missing text, function or parameter field",
        supported: "a table with every field filled in, memory of at most 1 MiB an entity",
        fix: "fill in every field of stratbench_strategy")
    }
    return checked
  }

  private static let rebuild = "rebuild the module against this stratbench's header"

  private static func require(
    _ condition: Bool, _ module: String, found: String, supported: String, fix: String
  ) throws(StrategyRefusal) {
    guard condition else {
      throw StrategyRefusal(module: module, found: found, supported: supported, fix: fix)
    }
  }

  private static func hex(_ number: some BinaryInteger) -> String {
    String(number, radix: 16)
  }
}

extension Handshake {
  /// The number of the contract that this program speaks.
  package static let supportedABI = STRATBENCH_STRATEGY_ABI
}
