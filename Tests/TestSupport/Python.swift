import Foundation

/// The Python of the system, as an independent reader of what stratbench writes.
package enum Python {
  /// The interpreter, or nil where there is none.
  package static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/python3" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The interpreter of the environment that `Tests/install-python` makes, where it has a package;
  /// else nil and a note.
  package static func environment(with package: String) -> String? {
    let path = Modules.repository + "/.build/python/bin/python3"
    let isThere =
      FileManager.default.isExecutableFile(atPath: path)
      && (try? run("import \(package); print(1)", [], interpreter: path)) == "1"
    if !isThere {
      print("note: \(package) is not installed; 'bash Tests/install-python' does that")
    }
    return isThere ? path : nil
  }

  /// What a script prints, with a line end cut off.
  package static func run(
    _ script: String, _ arguments: [String], interpreter: String? = path
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: interpreter ?? "/usr/bin/python3")
    process.arguments = ["-c", script] + arguments
    let folder = try TemporaryFolder()
    process.standardOutput = try folder.handle("text")
    try process.run()
    process.waitUntilExit()
    return try folder.read("text").trimmingCharacters(in: .newlines)
  }
}
