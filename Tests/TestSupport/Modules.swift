import Foundation
package import Simulation
import StrategyLoading
import StratbenchCommands

/// Finds what the tests load.
package enum Modules {
  /// The file of a dynamic library that was built with the tests.
  package static func file(_ name: String) -> String {
    #if os(macOS)
      folder + "/lib\(name).dylib"
    #else
      folder + "/lib\(name).so"
    #endif
  }

  /// A bundled strategy by its name in configs.
  package static func bundled(_ id: String) throws -> StrategyModule {
    guard let module = try Stratbench.bundledStrategies().first(where: { $0.id == id }) else {
      throw Missing(name: id)
    }
    return module
  }

  /// The folder of the repository.
  package static var repository: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path()
  }

  /// Where the test program, the program and the libraries are built.
  package static var folder: String {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let isBundle = program.path().contains(".xctest/")
    return isBundle
      ? program.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path()
      : program.path()
  }

  package struct Missing: Error {
    let name: String
  }
}
