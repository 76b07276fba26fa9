/// Which columns a kind of file has.
struct CSVHeader: Sendable {
  let required: [TraceColumn]
  /// Part of the format, but nothing reads them yet.
  let unused: [TraceColumn]
  let column: @Sendable (_ name: String) -> TraceColumn?
  /// A first row, for messages.
  let example: String
  /// How to mend a first row that lacks a column.
  let help: String

  static let trace = CSVHeader(
    required: TraceColumn.required, unused: TraceColumn.unused,
    column: { TraceColumn(name: $0) }, example: "time,entity,event,name",
    help: "write time,entity,event in the first row, and what there is of "
      + TraceColumn.allCases.filter { !TraceColumn.required.contains($0) }.map(\.name)
      .joined(separator: ","))

  /// A list of names, with the keys of their entities if there are any.
  static let names = CSVHeader(
    required: [.name], unused: [],
    column: { ["name": .name, "key": .entity][$0] }, example: "key,name",
    help: "write name or key,name in the first row; a trace has time,entity,event,name")
}
