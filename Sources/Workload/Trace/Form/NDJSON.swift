#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif
import Diagnostics

/// One JSON object a line, with the names of the columns as keys.
struct NDJSON: TraceForm {
  private let text: BorrowedBytes
  private var position = 0
  /// The first byte of the object, since places within it are not known.
  private var line = 0..<0
  private(set) var fields: TraceFields
  private(set) var ignored: [String] = []
  private var ignoredOnce: Set<String> = []
  private(set) var isRefused = false
  private let decoder = JSONDecoder()

  init(_ text: BorrowedBytes, _ findings: inout TraceFindings) {
    self.text = text
    fields = TraceFields(text)
    guard let start = text.firstIndex(where: { $0 > 0x20 }), text[start] == UInt8(ascii: "[") else {
      return
    }
    position = text.count
    findings.add(
      "the file is a JSON array", at: .bytes(lineStart(of: start)),
      help: "write one JSON object a line, without brackets and commas around them")
  }

  private func lineStart(of index: Int) -> Range<Int> {
    let before = text[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return before..<before
  }

  mutating func forgetRewritten() { fields.rewritten.removeAll(keepingCapacity: true) }

  func place(of column: TraceColumn) -> Range<Int> { line }

  mutating func next(_ findings: inout TraceFindings) -> Bool {
    while position < text.count {
      let rest = text[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let object = text.part(position..<end)
      line = position..<position
      position = end + 1
      if object.allSatisfy(Self.isSpace) { continue }
      read(object, &findings)
      return true
    }
    return false
  }

  private mutating func read(_ object: BorrowedBytes, _ findings: inout TraceFindings) {
    fields.clear()
    isRefused = false
    guard let values = try? decoder.decode([String: Value].self, from: Data(object)) else {
      isRefused = true
      return findings.add(
        "the line is not a JSON object of texts and numbers", at: .bytes(line),
        help: #"write {"time": "2026-01-31T00:00:00Z", "entity": "c1", "event": "touch"}"#)
    }
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { add(value, of: key, &findings) }
  }

  private mutating func add(_ value: Value, of key: String, _ findings: inout TraceFindings) {
    guard let column = TraceColumn(name: key), !TraceColumn.unused.contains(column) else {
      if ignoredOnce.insert(key).inserted { ignored.append(key) }
      return
    }
    guard case .text(let text) = value else {
      isRefused = true
      return findings.add("'\(key)' is neither a text nor a number", at: .bytes(line))
    }
    fields.rewrite(column, as: text.utf8)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// A text, a number as the text that it reads back from, or what a field that nothing reads holds.
  private enum Value: Decodable {
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .text("")
      } else if let string = try? container.decode(String.self) {
        self = .text(string)
      } else if let whole = try? container.decode(Int.self) {
        self = .text("\(whole)")
      } else if let number = try? container.decode(Double.self) {
        self = .text("\(number)")
      } else {
        self = .other
      }
    }
  }
}
