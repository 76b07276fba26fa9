import Foundation

/// Runs the program as a user does.
package struct Program {
  package let exitCode: Int32
  package let output: String
  package let errors: String

  /// Runs the program to its end, with a text on a pipe as its standard input.
  package init(
    _ arguments: [String], in folder: String = Modules.repository, input: String = ""
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: Modules.folder + "/stratbench")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let (output, errors) = (try TemporaryFolder(), try TemporaryFolder())
    let pipe = Pipe()
    process.standardInput = pipe
    // Files, not pipes, which would have to be drained while the program runs.
    process.standardOutput = try output.handle("text")
    process.standardError = try errors.handle("text")
    try process.run()
    // What the tests write fits into the pipe, so nobody waits.
    pipe.fileHandleForWriting.write(Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    self.output = try output.read("text")
    self.errors = try errors.read("text")
  }
}

/// A folder that is gone when the test is over.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.path() + "/stratbench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file and returns its path.
  package func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: file(name)))
    return file(name)
  }

  package func read(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: file(name)), encoding: .utf8)
  }

  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: file(name))
  }

  func handle(_ name: String) throws -> FileHandle {
    _ = try write("", to: name)
    return try FileHandle(forWritingTo: URL(filePath: file(name)))
  }
}
