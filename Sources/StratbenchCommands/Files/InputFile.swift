#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import ExperimentConfig

/// Reads files that the user names.
enum InputFile {
  /// The bytes of a file; `-` is standard input.
  ///
  /// - Throws: `UnreadableFile`.
  static func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    do {
      let file = path == "-" ? "/dev/stdin" : path
      return [UInt8](try Data(contentsOf: URL(filePath: file)))
    } catch {
      throw UnreadableFile(path: path, reason: reason(path))
    }
  }

  /// A path that stands in a file, as seen from where the program runs.
  static func resolve(_ path: String, beside file: String) -> String {
    if path.hasPrefix("/") || path == "-" { return path }
    guard let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }

  private static func reason(_ path: String) -> String {
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isFolder ? "it is a folder" : exists ? "permission denied" : "there is no such file"
  }
}
