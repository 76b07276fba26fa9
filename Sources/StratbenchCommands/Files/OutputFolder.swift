#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder that a run writes to.
///
/// It is checked before the run; files are written beside their place and renamed when complete, so
/// nothing half-written is ever left.
struct OutputFolder {
  let path: String

  /// Makes the folder and finds out whether files can be written in it.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .unwritable,
        "error: the folder '\(path)' cannot be made\n  help: choose another one with --out DIR")
    }
    let probe = file(".stratbench-probe")
    guard FileManager.default.createFile(atPath: probe, contents: Data()) else {
      throw CommandFailure(
        .unwritable,
        "error: nothing can be written in '\(path)'\n  help: choose another one with --out DIR")
    }
    try? FileManager.default.removeItem(atPath: probe)
  }

  func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Replaces files by complete new ones.
  func write(_ files: [(name: String, text: String)]) throws(CommandFailure) {
    for (name, text) in files {
      do {
        try Data(text.utf8).write(to: URL(filePath: file(name)), options: .atomic)
      } catch {
        throw CommandFailure(.unwritable, "error: '\(file(name))' cannot be written: \(error)")
      }
    }
  }
}
