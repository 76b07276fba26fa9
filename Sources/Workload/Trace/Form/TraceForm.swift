/// The columns of a trace file.
enum TraceColumn: Int, CaseIterable, Sendable {
  case time, entity, event, name, slot, link, device, slug

  /// What every file must have.
  static let required: [TraceColumn] = [.time, .entity, .event]
  /// Part of the format, but nothing reads them yet.
  static let unused: [TraceColumn] = [.device, .slug]

  private static let names = allCases.map { "\($0)" }

  init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }

  var name: String { Self.names[rawValue] }
}

/// A way to write rows, with the row that was read last.
protocol TraceForm {
  /// Reads the next row that is not blank, or returns false at the end.
  mutating func next(_ findings: inout TraceFindings) -> Bool

  /// Whether the row is of a wrong form, as the findings say.
  var isRefused: Bool { get }

  /// Columns of the file that nothing reads, each once.
  var ignored: [String] { get }

  /// The row's fields.
  var fields: TraceFields { get }

  /// Lets go of what fields of earlier rows were written anew.
  mutating func forgetRewritten()

  /// Where a column stands in the text, or the start of the row where it does not.
  func place(of column: TraceColumn) -> Range<Int>
}

/// Where a field of a row is.
struct TraceField {
  /// Its place in the text, quotes included.
  var place: Range<Int>
  /// Its bytes in the text or, when they are not written there as they read, among the bytes
  /// that were written anew.
  var bytes: Range<Int>
  var isRewritten = false

  static func absent(at start: Int) -> TraceField {
    TraceField(place: start..<start, bytes: start..<start)
  }
}

/// The fields of one row, a column each, with the bytes of those that had to be written anew.
struct TraceFields {
  let text: BorrowedBytes
  var rewritten: [UInt8] = []
  private var fields: [TraceField]

  init(_ text: BorrowedBytes) {
    self.text = text
    fields = Array(repeating: .absent(at: 0), count: TraceColumn.allCases.count)
  }

  mutating func clear() {
    for column in fields.indices { fields[column] = .absent(at: 0) }
  }

  /// Adds a field that is not written in the text as it reads.
  mutating func rewrite(_ column: TraceColumn, as bytes: some Sequence<UInt8>) {
    let first = rewritten.count
    rewritten.append(contentsOf: bytes)
    self[column] = TraceField(
      place: 0..<0, bytes: first..<rewritten.count, isRewritten: true)
  }

  subscript(_ column: TraceColumn) -> TraceField {
    @inline(__always) get { fields[column.rawValue] }
    @inline(__always) set { fields[column.rawValue] = newValue }
  }

  /// Calls `body` with the bytes of a field of this row or one since `rewritten` was emptied.
  @inline(__always)
  func withBytes<Result>(of field: TraceField, _ body: (BorrowedBytes) -> Result) -> Result {
    if field.isRewritten {
      return rewritten.withUnsafeBufferPointer { body($0.part(field.bytes)) }
    }
    return body(text.part(field.bytes))
  }

  @inline(__always)
  func withBytes<Result>(of column: TraceColumn, _ body: (BorrowedBytes) -> Result) -> Result {
    withBytes(of: self[column], body)
  }

  func string(_ column: TraceColumn) -> String { withBytes(of: column, \.text) }
}
