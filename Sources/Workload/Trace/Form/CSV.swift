import Diagnostics

/// Comma-separated values as RFC 4180 has them.
struct CSV: TraceForm {
  private let text: BorrowedBytes
  private let header: CSVHeader
  private var position = 0
  private var rowStart = 0
  private(set) var fields: TraceFields
  /// What each field of a row is, in their order.
  private var columns: [TraceColumn?] = []
  private(set) var ignored: [String] = []
  private var ignoredOnce: Set<String> = []
  private(set) var isRefused = false

  /// Starts below the header, which names the columns; without them there are no rows.
  init(
    _ text: BorrowedBytes, _ findings: inout TraceFindings, header: CSVHeader = .trace
  ) {
    self.text = text
    self.header = header
    fields = TraceFields(text)
    readHeader(&findings)
    if findings.isEmpty { return }
    position = text.count
  }

  mutating func forgetRewritten() { fields.rewritten.removeAll(keepingCapacity: true) }

  func place(of column: TraceColumn) -> Range<Int> {
    columns.contains(column) ? fields[column].place : rowStart..<rowStart
  }

  mutating func next(_ findings: inout TraceFindings) -> Bool {
    while position < text.count {
      rowStart = position
      isRefused = false
      var count = 0
      var isBlank = false
      repeat {
        let field = field(&findings)
        isBlank = count == 0 && field.bytes.isEmpty
        if count < columns.count, let column = columns[count] { fields[column] = field }
        count += 1
      } while take(UInt8(ascii: ","))
      endRow()
      if isBlank, !isRefused { continue }
      if count != columns.count { refuse(count, &findings) }
      return true
    }
    return false
  }

  private mutating func refuse(_ count: Int, _ findings: inout TraceFindings) {
    for column in columns.dropFirst(count) {
      if let column { fields[column] = .absent(at: rowStart) }
    }
    // A row that is wrong already may end anywhere.
    if isRefused { return }
    isRefused = true
    findings.add(
      "the row has \(count) fields, the header has \(columns.count)",
      at: .bytes(rowStart..<rowStart),
      help: count > columns.count
        ? "put text with commas in double quotes" : "write a comma for every empty field")
  }
}

// MARK: The header

extension CSV {
  private mutating func readHeader(_ findings: inout TraceFindings) {
    guard !text.isEmpty else {
      return findings.add(
        "the file is empty", at: .file, help: "the first row names the columns: \(header.example)")
    }
    repeat {
      let field = field(&findings)
      fields[.name] = field
      add(column: fields.string(.name), at: field.place, &findings)
    } while take(UInt8(ascii: ","))
    endRow()
    fields.clear()
    blameMissing(&findings)
  }

  private mutating func add(
    column name: String, at place: Range<Int>, _ findings: inout TraceFindings
  ) {
    let column = header.column(name)
    if let column, columns.contains(column) {
      findings.add("the column '\(name)' is there twice", at: .bytes(place))
    }
    let isUsed = column.map { !header.unused.contains($0) } ?? false
    if !isUsed, ignoredOnce.insert(name).inserted { ignored.append(name) }
    columns.append(column)
  }

  private func blameMissing(_ findings: inout TraceFindings) {
    let missing = header.required.filter { !columns.contains($0) }.map { "'\($0.name)'" }
    guard !missing.isEmpty else { return }
    findings.add(
      "the header has no column \(missing.joined(separator: ", "))", at: .bytes(0..<0),
      help: header.help)
  }
}

// MARK: Fields

extension CSV {
  @inline(__always)
  private mutating func field(_ findings: inout TraceFindings) -> TraceField {
    let start = position
    if take(UInt8(ascii: "\"")) { return quoted(from: start, &findings) }
    skipField()
    return TraceField(place: start..<position, bytes: start..<position)
  }

  private mutating func quoted(from start: Int, _ findings: inout TraceFindings) -> TraceField {
    var isClosed = false
    var hasQuotes = false
    while position < text.count, !isClosed {
      if !take(UInt8(ascii: "\"")) {
        position += 1
      } else if take(UInt8(ascii: "\"")) {
        hasQuotes = true
      } else {
        isClosed = true
      }
    }
    let end = isClosed ? position - 1 : position
    if !isClosed {
      isRefused = true
      findings.add(
        "the quoted field is never closed", at: .bytes(start..<start),
        help: "write a quote at its end; a quote inside it is written twice")
    } else if position < text.count, !Self.endsField(text[position]) {
      isRefused = true
      findings.add(
        "text follows the closing quote", at: .bytes(position..<position),
        help: "write a quote inside a quoted field twice")
      skipField()
    }
    return hasQuotes
      ? unquoted(start + 1..<end, place: start..<position)
      : TraceField(place: start..<position, bytes: start + 1..<end)
  }

  /// Writes a field anew with one quote for two.
  private mutating func unquoted(_ bytes: Range<Int>, place: Range<Int>) -> TraceField {
    let first = fields.rewritten.count
    var index = bytes.lowerBound
    while index < bytes.upperBound {
      fields.rewritten.append(text[index])
      index += text[index] == UInt8(ascii: "\"") ? 2 : 1
    }
    return TraceField(place: place, bytes: first..<fields.rewritten.count, isRewritten: true)
  }

  @inline(__always)
  private mutating func skipField() {
    // In a variable of its own, which stays out of memory.
    var end = position
    while end < text.count, !Self.endsField(text[end]) { end += 1 }
    position = end
  }

  /// Most bytes are above all three that end a field.
  @inline(__always)
  private static func endsField(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: ",")
      && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"))
  }

  @inline(__always)
  private mutating func endRow() {
    _ = take(UInt8(ascii: "\r"))
    _ = take(UInt8(ascii: "\n"))
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < text.count, text[position] == byte else { return false }
    position += 1
    return true
  }
}
