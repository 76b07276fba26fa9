import Diagnostics

/// What is wrong with a trace, before the lines and columns of it are known.
///
/// Rows do not carry their places: only a file with mistakes is split once more to find them.
struct TraceFindings {
  /// Where a mistake is.
  enum Spot {
    case file
    case bytes(Range<Int>)
    /// A column of a row; rows that are not blank count from 0.
    case row(Int, TraceColumn)
  }

  struct Finding {
    var spot: Spot
    let message: String
    let help: String?
  }

  /// A file that is wrong in every row would bury its user.
  private static let most = 100
  private(set) var list: [Finding] = []
  /// How many were found beyond those in the list.
  private(set) var more = 0

  var isEmpty: Bool { list.isEmpty }

  mutating func add(
    _ message: @autoclosure () -> String, at spot: Spot, help: @autoclosure () -> String? = nil
  ) {
    if list.count < Self.most {
      list.append(Finding(spot: spot, message: message(), help: help()))
    } else {
      more += 1
    }
  }

  /// The mistakes with their places.
  ///
  /// - Parameters:
  ///   - form: The file from its start.
  ///   - text: What it reads.
  func mistakes(in form: some TraceForm, _ text: BorrowedBytes) -> [Mistake] {
    let ranges = ranges(in: form)
    var sweep = PlaceSweep(text)
    let order = list.indices.sorted { one, other in
      (ranges[one]?.lowerBound ?? 0, one) < (ranges[other]?.lowerBound ?? 0, other)
    }
    return order.map { index in
      Mistake(
        list[index].message, at: ranges[index].map { sweep.place(of: $0) }, help: list[index].help)
    }
  }

  private func ranges(in form: some TraceForm) -> [Range<Int>?] {
    var form = form
    var rows: [Int: [(finding: Int, column: TraceColumn)]] = [:]
    var ranges = [Range<Int>?](repeating: nil, count: list.count)
    for (index, finding) in list.enumerated() {
      switch finding.spot {
      case .file: break
      case .bytes(let range): ranges[index] = range
      case .row(let row, let column): rows[row, default: []].append((index, column))
      }
    }
    var (row, known) = (0, TraceFindings())
    while !rows.isEmpty, form.next(&known) {
      for (finding, column) in rows.removeValue(forKey: row) ?? [] {
        ranges[finding] = form.place(of: column)
      }
      row += 1
    }
    return ranges
  }
}

/// Counts lines and columns once for places that are asked for in their order.
private struct PlaceSweep {
  private let text: BorrowedBytes
  private var position = 0
  private var place = Place(line: 1, column: 1)

  init(_ text: BorrowedBytes) { self.text = text }

  mutating func place(of range: Range<Int>) -> Place {
    for byte in text.part(position..<range.lowerBound) {
      if byte == UInt8(ascii: "\n") {
        place = Place(line: place.line + 1, column: 1)
      } else if byte & 0xc0 != 0x80 {
        place.column += 1
      }
    }
    position = range.lowerBound
    let bytes = text.part(range)
    let scalars = bytes.count { $0 & 0xc0 != 0x80 }
    return Place(
      line: place.line, column: place.column,
      length: bytes.contains(UInt8(ascii: "\n")) ? 1 : scalars)
  }
}
