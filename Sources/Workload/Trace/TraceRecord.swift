import Diagnostics

/// The columns of a trace file.
enum TraceColumn: String, CaseIterable, Sendable {
  case time, entity, event, name, slot, link, device, slug

  /// What every file must have.
  static let required: [TraceColumn] = [.time, .entity, .event]
  /// Part of the format, but nothing reads them yet.
  static let unused: [TraceColumn] = [.device, .slug]
}

/// One row of a trace file as text, before anything is known of it.
struct TraceRecord {
  struct Field {
    let text: String
    let column: Int
    /// How many scalars of the line it takes.
    let length: Int
  }

  let line: Int
  var fields: [TraceColumn: Field] = [:]

  /// The text of a column, empty where the row has none.
  subscript(_ column: TraceColumn) -> String { fields[column]?.text ?? "" }

  /// Where a column stands, or the row where it does not.
  func place(_ column: TraceColumn) -> Place {
    let field = fields[column]
    return Place(line: line, column: field?.column ?? 1, length: field?.length ?? 1)
  }
}

/// The rows of a file with what was found wrong with their form.
struct TraceRecords {
  var records: [TraceRecord] = []
  /// Rows of a wrong form, as far as they could be read.
  var refused: [TraceRecord] = []
  var mistakes: [Mistake] = []
  private(set) var ignored: [String] = []
  private var ignoredOnce: Set<String> = []

  mutating func ignore(_ column: String) {
    if ignoredOnce.insert(column).inserted { ignored.append(column) }
  }
}
