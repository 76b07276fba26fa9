import Diagnostics

/// Comma-separated values as RFC 4180 has them.
struct CSV {
  private let bytes: [UInt8]
  private var position: Int
  private var line = 1
  private var lineStart: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is not part of the first column's name.
    position = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    lineStart = position
  }

  /// The rows below a header that names columns of a trace.
  static func traceRecords(_ bytes: [UInt8]) -> TraceRecords {
    var reader = CSV(bytes)
    var result = TraceRecords()
    guard let (line, header) = reader.row(&result.mistakes) else {
      result.mistakes.append(
        Mistake("the file is empty", help: "the first row names the columns: time,entity,event,name")
      )
      return result
    }
    let columns = Self.columns(header, line: line, &result)
    while let (line, fields) = reader.row(&result.mistakes) {
      if fields.count == 1, fields[0].text.isEmpty { continue }
      guard fields.count == header.count else {
        result.mistakes.append(
          Mistake(
            "the row has \(fields.count) fields, the header has \(header.count)",
            at: Place(line: line, column: 1), help: "put text with commas in double quotes"))
        continue
      }
      var record = TraceRecord(line: line)
      for (column, field) in zip(columns, fields) {
        if let column { record.fields[column] = field }
      }
      result.records.append(record)
    }
    return result
  }

  private static func columns(
    _ header: [TraceRecord.Field], line: Int, _ result: inout TraceRecords
  ) -> [TraceColumn?] {
    var columns: [TraceColumn?] = []
    for field in header {
      let column = TraceColumn(rawValue: field.text)
      let place = Place(
        line: line, column: field.column, length: field.text.unicodeScalars.count)
      if let column, columns.contains(column) {
        result.mistakes.append(Mistake("the column '\(field.text)' is there twice", at: place))
      }
      if column.map(TraceColumn.unused.contains) ?? true { result.ignore(field.text) }
      columns.append(column)
    }
    for column in TraceColumn.required where !columns.contains(column) {
      result.mistakes.append(
        Mistake(
          "the column '\(column.rawValue)' is missing", at: Place(line: line, column: 1),
          help: "known: \(TraceColumn.allCases.map(\.rawValue).joined(separator: ", "))"))
    }
    return columns
  }

  /// The next row, or nil at the end.
  private mutating func row(_ mistakes: inout [Mistake]) -> (Int, [TraceRecord.Field])? {
    guard position < bytes.count else { return nil }
    let first = line
    var fields: [TraceRecord.Field] = []
    repeat {
      fields.append(field(&mistakes))
    } while take(UInt8(ascii: ","))
    _ = take(UInt8(ascii: "\r"))
    if take(UInt8(ascii: "\n")) { startLine() }
    return (first, fields)
  }

  private mutating func field(_ mistakes: inout [Mistake]) -> TraceRecord.Field {
    let (column, start) = (column, position)
    if take(UInt8(ascii: "\"")) { return quoted(column: column, &mistakes) }
    while position < bytes.count, !Self.endsField(bytes[position]) { position += 1 }
    return TraceRecord.Field(
      text: String(decoding: bytes[start..<position], as: UTF8.self), column: column)
  }

  private mutating func quoted(column: Int, _ mistakes: inout [Mistake]) -> TraceRecord.Field {
    let opening = Place(line: line, column: column)
    var text: [UInt8] = []
    while position < bytes.count {
      if take(UInt8(ascii: "\"")) {
        guard take(UInt8(ascii: "\"")) else { break }
        text.append(UInt8(ascii: "\""))
        continue
      }
      text.append(bytes[position])
      position += 1
      if text.last == UInt8(ascii: "\n") { startLine() }
    }
    if position == bytes.count, bytes.last != UInt8(ascii: "\"") {
      mistakes.append(Mistake("the quoted field is never closed", at: opening))
    } else if position < bytes.count, !Self.endsField(bytes[position]) {
      mistakes.append(
        Mistake(
          "text follows the closing quote", at: Place(line: line, column: self.column),
          help: "write a quote inside a quoted field twice"))
      while position < bytes.count, !Self.endsField(bytes[position]) { position += 1 }
    }
    return TraceRecord.Field(text: String(decoding: text, as: UTF8.self), column: column)
  }

  private static func endsField(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func startLine() {
    line += 1
    lineStart = position
  }

  /// The column in scalars: bytes that do not continue one.
  private var column: Int {
    1 + bytes[lineStart..<position].count { $0 & 0xc0 != 0x80 }
  }
}
