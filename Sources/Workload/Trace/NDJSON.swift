#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif
import Diagnostics

/// One JSON object a line, with the names of the columns as keys.
enum NDJSON {
  static func traceRecords(_ bytes: [UInt8]) -> TraceRecords {
    var result = TraceRecords()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    for (index, line) in lines.enumerated() where !line.allSatisfy(isSpace) {
      do {
        let object = try decoder.decode([String: Value].self, from: Data(line))
        result.records.append(record(object, line: index + 1, &result))
      } catch {
        result.mistakes.append(
          Mistake(
            "the line is not a JSON object of texts and numbers",
            at: Place(line: index + 1, column: 1),
            help: #"write {"time": "2026-01-31T00:00:00Z", "entity": "c1", "event": "touch"}"#))
      }
    }
    if result.records.isEmpty, result.mistakes.isEmpty {
      result.mistakes.append(Mistake("the file is empty", help: "write one JSON object a line"))
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
      record.fields[column] = TraceRecord.Field(text: value.text, column: 1)
    }
    return record
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// A text, or a number with the text that it reads back from.
  private struct Value: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        text = ""
      } else if let string = try? container.decode(String.self) {
        text = string
      } else {
        text = "\(try container.decode(Double.self))"
      }
    }
  }
}
