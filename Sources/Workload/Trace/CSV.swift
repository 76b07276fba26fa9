import Diagnostics

/// Comma-separated values as RFC 4180 has them.
struct CSV {
  private let bytes: [UInt8]
  private var position: Int
  private var line = 1
  /// The column of `position` as it was last asked for; lines can be too long to count anew.
  private var counted: (position: Int, column: Int)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is not part of the first column's name.
    position = bytes.count - bytes.withoutByteOrderMark.count
    counted = (position, 1)
  }

  /// The rows below a header that names columns of a trace.
  static func traceRecords(_ bytes: [UInt8]) -> TraceRecords {
    var reader = CSV(bytes)
    var result = TraceRecords()
    guard let (line, header) = reader.row(&result.mistakes) else {
      result.mistakes.append(
        Mistake(
          "the file is empty", help: "the first row names the columns: time,entity,event,name")
      )
      return result
    }
    let columns = Self.columns(header, line: line, &result)
    // Without its columns every row would be wrong.
    guard result.mistakes.isEmpty else { return result }
    var before = result.mistakes.count
    while let (line, fields) = reader.row(&result.mistakes) {
      defer { before = result.mistakes.count }
      if fields.count == 1, fields[0].text.isEmpty { continue }
      let record = Self.record(fields, columns, line: line)
      if result.mistakes.count > before {
        result.refused.append(record)
      } else if fields.count != header.count {
        result.refused.append(record)
        result.mistakes.append(
          Mistake(
            "the row has \(fields.count) fields, the header has \(header.count)",
            at: Place(line: line, column: 1),
            help: fields.count > header.count
              ? "put text with commas in double quotes" : "write a comma for every empty field"))
      } else {
        result.records.append(record)
      }
    }
    return result
  }

  private static func record(
    _ fields: [TraceRecord.Field], _ columns: [TraceColumn?], line: Int
  ) -> TraceRecord {
    var record = TraceRecord(line: line)
    for (column, field) in zip(columns, fields) {
      if let column { record.fields[column] = field }
    }
    return record
  }

  private static func columns(
    _ header: [TraceRecord.Field], line: Int, _ result: inout TraceRecords
  ) -> [TraceColumn?] {
    var columns: [TraceColumn?] = []
    for field in header {
      let column = TraceColumn(rawValue: field.text)
      let place = Place(line: line, column: field.column, length: field.length)
      if let column, columns.contains(column) {
        result.mistakes.append(Mistake("the column '\(field.text)' is there twice", at: place))
      }
      if column.map(TraceColumn.unused.contains) ?? true { result.ignore(field.text) }
      columns.append(column)
    }
    let missing = TraceColumn.required.filter { !columns.contains($0) }.map { "'\($0.rawValue)'" }
    if !missing.isEmpty {
      let other = TraceColumn.allCases.filter { !TraceColumn.required.contains($0) }
      result.mistakes.append(
        Mistake(
          "the header has no column \(missing.joined(separator: ", "))",
          at: Place(line: line, column: 1),
          help: "write time,entity,event in the first row, and what there is of "
            + other.map(\.rawValue).joined(separator: ",")))
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
      text: String(decoding: bytes[start..<position], as: UTF8.self), column: column,
      length: self.column - column)
  }

  private mutating func quoted(column: Int, _ mistakes: inout [Mistake]) -> TraceRecord.Field {
    let opening = Place(line: line, column: column)
    var text: [UInt8] = []
    var isClosed = false
    while position < bytes.count {
      if take(UInt8(ascii: "\"")) {
        isClosed = !take(UInt8(ascii: "\""))
        if isClosed { break }
        text.append(UInt8(ascii: "\""))
        continue
      }
      text.append(bytes[position])
      position += 1
      if text.last == UInt8(ascii: "\n") { startLine() }
    }
    if !isClosed {
      mistakes.append(
        Mistake(
          "the quoted field is never closed", at: opening,
          help: "write a quote at its end; a quote inside it is written twice"))
    } else if position < bytes.count, !Self.endsField(bytes[position]) {
      mistakes.append(
        Mistake(
          "text follows the closing quote", at: Place(line: line, column: self.column),
          help: "write a quote inside a quoted field twice"))
      while position < bytes.count, !Self.endsField(bytes[position]) { position += 1 }
    }
    return TraceRecord.Field(
      text: String(decoding: text, as: UTF8.self), column: column,
      length: line == opening.line ? self.column - column : 1)
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
    counted = (position, 1)
  }

  /// The column in scalars: bytes that do not continue one.
  private var column: Int {
    mutating get {
      counted.column += bytes[counted.position..<position].count { $0 & 0xc0 != 0x80 }
      counted.position = position
      return counted.column
    }
  }
}
