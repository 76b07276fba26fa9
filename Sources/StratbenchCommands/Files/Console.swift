#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Where a command writes for the user.
struct Console: Sendable {
  /// Whether something could not be written although its reader was there, such as on a full disk.
  static let hasLostOutput = Atomic(false)

  /// Writes a text and a line end to standard output.
  func print(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  /// Writes a text and a line end to standard error.
  func warn(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  /// Writes over the line that the cursor is in.
  func overwriteLine(_ text: String) { write("\r\u{1b}[K" + text, to: STDERR_FILENO) }

  var isTerminal: Bool { isatty(STDERR_FILENO) != 0 }

  private func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        // A reader that went away, as `head` does, has what it wanted.
        if errno != EPIPE { Self.hasLostOutput.store(true, ordering: .relaxed) }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
