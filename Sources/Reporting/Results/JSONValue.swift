#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON document in the making.
enum JSONValue: Encodable {
  case string(String)
  case number(Double)
  case integer(UInt64)
  case bool(Bool)
  case array([JSONValue])
  case object([String: JSONValue])
  case null

  static func number(_ number: Double?) -> JSONValue { number.map(JSONValue.number) ?? .null }
  static func count(_ count: Int) -> JSONValue { .integer(UInt64(max(0, count))) }
  static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }

  /// The text with sorted keys; numbers read back to the same value.
  func text(isPretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
