import AcceptStaleness
import AliasTable
import CStrategyABI
import CoalescedVersion
import HashID
package import Simulation
import SlugID
import SplitID
import StableID
package import StrategyLoading
import TemplateID
import VersionedID

/// The strategies that are linked into the program, offered through the same table as others.
enum BundledStrategies {
  private static let entries:
    [(name: String, entry: @convention(c) (UInt32) -> UnsafeRawPointer?)] = [
      ("stable-id", stableIDEntry), ("versioned-id", versionedIDEntry), ("hash-id", hashIDEntry),
      ("accept-staleness", acceptStalenessEntry), ("template-id", templateIDEntry),
      ("alias-table", aliasTableEntry), ("coalesced-version", coalescedVersionEntry),
      ("split-id", splitIDEntry), ("slug-id", slugIDEntry),
    ]

  /// All of them, in the order of the manual.
  static func all() throws(StrategyRefusal) -> [StrategyModule] {
    var modules: [StrategyModule] = []
    for (name, entry) in entries {
      let table = entry(STRATBENCH_STRATEGY_ABI)?.assumingMemoryBound(to: stratbench_strategy.self)
      modules.append(try Handshake.check(table, module: name, file: nil))
    }
    return modules
  }
}

extension Stratbench {
  /// The bundled strategies, for tests and tools.
  ///
  /// - Throws: `StrategyRefusal` if one of them does not fit this program, which a test rules out.
  package static func bundledStrategies() throws(StrategyRefusal) -> [StrategyModule] {
    try BundledStrategies.all()
  }
}
