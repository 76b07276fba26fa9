#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON document in the making.
enum JSONValue: Encodable, Equatable {
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

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue {
  /// The values that are no mappings, with the paths to them.
  ///
  /// Elements of a list go by their name or label where they have one, so that one more of them
  /// changes no other's path.
  var leaves: [String: String] {
    var leaves: [String: String] = [:]
    collect(at: "", &leaves)
    return leaves
  }

  private func collect(at path: String, _ leaves: inout [String: String]) {
    switch self {
    case .object(let values):
      for (key, value) in values {
        value.collect(at: path.isEmpty ? key : "\(path).\(key)", &leaves)
      }
    case .array(let values):
      for (index, value) in values.enumerated() {
        value.collect(at: "\(path)[\(value.name ?? "\(index)")]", &leaves)
      }
    default: leaves[path] = word
    }
  }

  private var name: String? {
    guard case .object(let values) = self else { return nil }
    for key in ["label", "name"] {
      if case .string(let name)? = values[key] { return name }
    }
    return nil
  }

  /// A single value as a person would write it.
  private var word: String {
    switch self {
    case .string(let text): text
    case .number(let number): "\(number)"
    case .integer(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .null, .array, .object: "none"
    }
  }
}
