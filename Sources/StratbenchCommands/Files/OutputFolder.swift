#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder that a run writes to.
///
/// It is checked before the run; files are written beside their place and renamed when complete, so
/// nothing half-written is ever left.
struct OutputFolder {
  let path: String
  /// What the user can change when it cannot be written.
  private let option: String

  /// Makes the folder and finds out whether files can be written in it.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - files: The names of what will be written.
  ///   - option: The option that named it.
  init(_ path: String, files: [String], option: String = "--out DIR") throws(CommandFailure) {
    self.path = path
    self.option = option
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Self.failure(option, "the folder '\(path)' cannot be made")
    }
    let probe = file(".stratbench-probe")
    guard manager.createFile(atPath: probe, contents: Data()) else {
      throw Self.failure(option, "nothing can be written in '\(path)'")
    }
    try? manager.removeItem(atPath: probe)
    for name in files {
      var isFolder = false
      if manager.fileExists(atPath: file(name), isDirectory: &isFolder), isFolder {
        throw Self.failure(option, "'\(file(name))' is a folder")
      }
    }
  }

  private static func failure(_ option: String, _ problem: String) -> CommandFailure {
    CommandFailure(.unwritable, "error: \(problem)\n  help: choose another one with \(option)")
  }

  func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Replaces files by complete new ones; none is touched before all are there.
  ///
  /// - Parameters:
  ///   - files: What there will be.
  ///   - names: Files of an earlier run, which go when they are not among the new ones.
  func write(_ files: [(name: String, text: String)], removing names: [String] = [])
    throws(CommandFailure)
  {
    let manager = FileManager.default
    for (name, text) in files {
      guard manager.createFile(atPath: file(Self.partial(name)), contents: Data(text.utf8)) else {
        for (name, _) in files { try? manager.removeItem(atPath: file(Self.partial(name))) }
        throw Self.failure(option, "'\(file(name))' cannot be written")
      }
    }
    for (name, _) in files where rename(file(Self.partial(name)), file(name)) != 0 {
      throw Self.failure(option, "'\(file(name))' cannot be replaced")
    }
    for name in names where !files.contains(where: { $0.name == name }) {
      try? manager.removeItem(atPath: file(name))
    }
  }

  private static func partial(_ name: String) -> String { ".\(name).partial" }
}
