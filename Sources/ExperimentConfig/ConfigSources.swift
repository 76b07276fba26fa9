package import Simulation

/// What a config may refer to, and how to get at it.
package struct ConfigSources: Sendable {
  /// The modules that can be named.
  package var modules: [StrategyModule]
  /// Reads a file that stands relative to the config.
  package var readFile: @Sendable (String) throws -> [UInt8]
  /// Opens a module by its path relative to the config.
  package var openModule: @Sendable (String) throws -> StrategyModule

  package init(
    modules: [StrategyModule], readFile: @escaping @Sendable (String) throws -> [UInt8],
    openModule: @escaping @Sendable (String) throws -> StrategyModule
  ) {
    self.modules = modules
    self.readFile = readFile
    self.openModule = openModule
  }
}

/// Why a file that a config names cannot be read.
package struct UnreadableFile: Error, Equatable, Sendable {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
