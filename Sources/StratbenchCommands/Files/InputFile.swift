#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ExperimentConfig

/// Reads files that the user names.
enum InputFile {
  /// The bytes of a file, pipe or device; `-` is standard input.
  ///
  /// - Throws: `UnreadableFile`.
  static func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard file >= 0 else { throw UnreadableFile(path: path, reason: reason) }
    defer { if path != "-" { close(file) } }
    var bytes: [UInt8] = []
    // One piece, since a trace may be large; what is no plain file has no size beforehand.
    bytes.reserveCapacity(size(of: file))
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(file, &room, room.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw UnreadableFile(path: path, reason: reason) }
      if count == 0 { return bytes }
      bytes += room[..<count]
    }
  }

  /// A path that stands in a file, as seen from where the program runs.
  static func resolve(_ path: String, beside file: String) -> String {
    if path.hasPrefix("/") || path == "-" { return path }
    guard let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }

  /// A path on the command line, whatever file it is later seen from.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  private static func size(of file: Int32) -> Int {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      ? Int(status.st_size) : 0
  }

  /// Whether there is a file, readable or not.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static var reason: String {
    switch errno {
    case ENOENT: "there is no such file"
    case EISDIR: "it is a folder"
    case EACCES: "permission denied"
    default: String(cString: strerror(errno))
    }
  }
}

private func systemRead(_ file: Int32, _ room: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, room, count)
}
