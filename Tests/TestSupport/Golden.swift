import Foundation
package import Testing

/// Compares whole outputs with files that are kept beside the tests.
package enum Golden {
  /// Set `STRATBENCH_RECORD=1` to write the files anew instead of comparing.
  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["STRATBENCH_RECORD"] != nil
  }

  /// Expects that a text is that of a golden file.
  package static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(filePath: Modules.repository + "/Tests/Golden/" + name)
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    guard kept != text else { return }
    let line = zip(kept.split(separator: "\n"), text.split(separator: "\n"))
      .first { $0 != $1 }
    Issue.record(
      """
      \(name) differs.
        kept: \(line?.0 ?? "(ends earlier)")
        now:  \(line?.1 ?? "(ends earlier)")
      Read the change, then record it with STRATBENCH_RECORD=1 swift test.
      """, sourceLocation: sourceLocation)
  }
}
