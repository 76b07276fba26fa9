#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif
import Diagnostics

/// One JSON object a line, with the names of the columns as keys.
enum NDJSON {
  static func traceRecords(_ bytes: ArraySlice<UInt8>) -> TraceRecords {
    var result = TraceRecords()
    if let start = bytes.firstIndex(where: { $0 > 0x20 }), bytes[start] == UInt8(ascii: "[") {
      let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
      result.mistakes.append(
        Mistake(
          "the file is a JSON array", at: Place(line: line, column: 1),
          help: "write one JSON object a line, without brackets and commas around them"))
      return result
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    for (index, line) in lines.enumerated() where !line.allSatisfy(isSpace) {
      do {
        let object = try decoder.decode([String: Value].self, from: Data(line))
        let before = result.mistakes.count
        let record = record(object, line: index + 1, &result)
        if result.mistakes.count == before {
          result.records.append(record)
        } else {
          result.refused.append(record)
        }
      } catch {
        result.mistakes.append(
          Mistake(
            "the line is not a JSON object of texts and numbers",
            at: Place(line: index + 1, column: 1),
            help: #"write {"time": "2026-01-31T00:00:00Z", "entity": "c1", "event": "touch"}"#))
      }
    }
    return result
  }

  private static func record(
    _ object: [String: Value], line: Int, _ result: inout TraceRecords
  ) -> TraceRecord {
    var record = TraceRecord(line: line)
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let column = TraceColumn(rawValue: key) else {
        result.ignore(key)
        continue
      }
      if TraceColumn.unused.contains(column) { result.ignore(key) }
      if case .other = value, !TraceColumn.unused.contains(column) {
        result.mistakes.append(
          Mistake(
            "'\(key)' is neither a text nor a number", at: Place(line: line, column: 1)))
      }
      record.fields[column] = TraceRecord.Field(text: value.text, column: 1, length: 1)
    }
    return record
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

    var text: String {
      if case .text(let text) = self { text } else { "" }
    }
  }
}
