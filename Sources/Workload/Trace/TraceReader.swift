package import Diagnostics

/// Reads a trace file and checks that its history can have happened.
package enum TraceReader {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: CSV with a header row, or NDJSON when the first character is `{` or `[`.
  ///   - file: The name for messages.
  ///   - slack: By how many seconds a row of an entity may be earlier than the one before it.
  /// - Returns: The histories of all entities.
  /// - Throws: `Mistakes` with the rows that are wrong.
  package static func read(_ bytes: consuming [UInt8], file: String, slack: Double = 0)
    throws(Mistakes) -> Trace
  {
    if let place = UTF8Validation.firstError(in: bytes) {
      throw Mistakes(
        file: file, [Mistake("the text is not UTF-8", at: place, help: "save the file as UTF-8")],
        source: bytes)
    }
    let most = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    guard most <= TraceRow.most else {
      let mistake = Mistake(
        "the file has more than \(TraceRow.most) lines", help: "make several traces of it")
      throw Mistakes(file: file, [mistake], source: bytes)
    }
    // The pointer is valid within the closure, and nothing that leaves it keeps the pointer.
    let reading = bytes.withUnsafeBufferPointer { whole in
      let text = whole.part(whole.withoutByteOrderMark.startIndex..<whole.count)
      return Self.reading(text, most: most, slack: slack)
    }
    guard reading.mistakes.isEmpty else {
      throw Mistakes(file: file, reading.mistakes, source: bytes, more: reading.more)
    }
    // The text is not needed any more, and the trace wants its room.
    bytes = []
    return Trace(reading.history, notes: reading.notes)
  }

  private struct Reading {
    var history: TraceHistory
    var notes: [String]
    var mistakes: [Mistake]
    var more: Int
  }

  private static func reading(_ text: BorrowedBytes, most: Int, slack: Double) -> Reading {
    var findings = TraceFindings()
    let isJSON = text.first { $0 > 0x20 }.map("{[".utf8.contains) ?? false
    func reading(_ form: some TraceForm) -> Reading {
      var reader = form
      var table = TraceRows(&reader, most: most, slack: slack, findings)
      if table.rows.isEmpty, table.findings.isEmpty {
        table.findings.add("no rows stand below the header", at: .file)
      }
      let history = TraceHistory(table)
      let found = history.table.findings
      let notes =
        reader.ignored.isEmpty
        ? [] : ["columns that nothing reads: \(reader.ignored.joined(separator: ", "))"]
      return Reading(
        history: history, notes: notes, mistakes: found.mistakes(in: form, text), more: found.more)
    }
    return isJSON ? reading(NDJSON(text, &findings)) : reading(CSV(text, &findings))
  }
}
