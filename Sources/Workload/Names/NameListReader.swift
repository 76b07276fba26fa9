package import Diagnostics

/// Reads a list of names: CSV with a column `name` and maybe `key`, or a trace.
package enum NameListReader {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: The name for messages.
  ///   - all: Whether to take every name of a trace, or the last of each entity.
  /// - Throws: `Mistakes` with the rows that are wrong.
  package static func read(_ bytes: [UInt8], file: String, all: Bool = false) throws(Mistakes)
    -> NameList
  {
    if isTrace(bytes) {
      return NameList(try TraceReader.read(bytes, file: file), all: all)
    }
    if let place = UTF8Validation.firstError(in: bytes) {
      throw Mistakes(
        file: file, [Mistake("the text is not UTF-8", at: place, help: "save the file as UTF-8")],
        source: bytes)
    }
    let reading = bytes.withUnsafeBufferPointer { whole in
      Self.reading(whole.part(whole.withoutByteOrderMark.startIndex..<whole.count))
    }
    guard reading.mistakes.isEmpty else {
      throw Mistakes(file: file, reading.mistakes, source: bytes, more: reading.more)
    }
    return reading.list
  }

  /// Whether the first row is that of a trace, or JSON.
  private static func isTrace(_ bytes: [UInt8]) -> Bool {
    let text = bytes.withoutByteOrderMark
    if let first = text.first(where: { $0 > 0x20 }), "{[".utf8.contains(first) { return true }
    let row = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let columns = row.filter { $0 != UInt8(ascii: "\"") }
      .split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    return columns.contains("event") || columns.contains("time") && columns.contains("entity")
  }

  private static func reading(_ text: BorrowedBytes)
    -> (list: NameList, mistakes: [Mistake], more: Int)
  {
    var findings = TraceFindings()
    let form = CSV(text, &findings, header: .names)
    var reader = form
    var rows = NameRows()
    while reader.next(&findings) {
      rows.add(&reader, &findings)
      reader.forgetRewritten()
    }
    if rows.items.isEmpty, findings.isEmpty {
      findings.add("no names stand below the header", at: .file)
    }
    let notes =
      reader.ignored.isEmpty
      ? [] : ["columns that nothing reads: \(reader.ignored.joined(separator: ", "))"]
    return (NameList(rows.items, notes: notes), findings.mistakes(in: form, text), findings.more)
  }
}

/// Takes rows of names and looks for mistakes in them.
private struct NameRows {
  private(set) var items: [NameList.Item] = []
  private var keys: Set<[UInt8]> = []
  private var row = 0

  mutating func add(_ reader: inout CSV, _ findings: inout TraceFindings) {
    defer { row += 1 }
    guard !reader.isRefused else { return }
    let name = reader.fields.withBytes(of: .name) { Array($0) }
    let key = reader.fields.withBytes(of: .entity) { Array($0) }
    if name.isEmpty {
      findings.add(
        "the name is empty", at: .row(row, .name), help: "write a name or delete the row")
    }
    if !key.isEmpty, !keys.insert(key).inserted {
      findings.add(
        "the key '\(String(decoding: key, as: UTF8.self))' is there twice", at: .row(row, .entity),
        help: "a key belongs to one entity; delete one of the rows")
    }
    items.append(NameList.Item(key: key.isEmpty ? nil : key, name: name))
  }
}
