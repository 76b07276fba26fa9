import ExperimentConfig

/// The schemas of single values.
///
/// Validators see `5` as a number and `5%` as a text, and some see every scalar as a text.
enum SchemaKinds {
  private static let digits = #"([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?"#

  /// What stands in the schema once, by name.
  static var definitions: [String: JSONValue] {
    [
      "duration": .object(text("^\(digits)[smhdwy]$")),
      "flag": .object(
        ["enum": .array([.bool(true), .bool(false), .string("true"), .string("false")])]),
      "rate": .object(
        either([
          ["const": .count(0)],
          text("^(0+(\\.0*)?|\(digits)/([smhdwy]|second|minute|hour|day|week|year))$"),
        ])),
      "share": .object(quantity("number", digits + "%?", 0...1)),
    ]
  }

  static func schema(_ kind: ConfigShape.Kind) -> [String: JSONValue] {
    switch kind {
    case .integer(let range): quantity("integer", "[0-9]+", range)
    case .number(let range): quantity("number", digits, range)
    case .share(0...1): definition("share")
    case .share(let range): quantity("number", digits + "%?", range)
    case .span: text("^\(digits)\\.\\.\(digits)$")
    case .duration: definition("duration")
    case .rate: definition("rate")
    case .flag: definition("flag")
    case .text(let pattern): words(pattern)
    case .mapping: ["type": .string("object"), "minProperties": .count(1)]
    case .words(let words): ["enum": .strings(words)]
    case .file(let endings):
      text("/|" + endings.map { $0.replacing(".", with: "\\.") + "$" }.joined(separator: "|"))
    }
  }

  private static func definition(_ name: String) -> [String: JSONValue] {
    ["$ref": .string("#/$defs/\(name)")]
  }

  /// A text may look like a number to who does not know that it is none.
  private static func words(_ pattern: String?) -> [String: JSONValue] {
    var schema: [String: JSONValue] = [
      "type": .strings(["string", "number", "boolean"]), "minLength": .count(1),
    ]
    schema["pattern"] = pattern.map(JSONValue.string)
    return schema
  }

  /// A default value as JSON.
  static func value(_ text: String) -> JSONValue {
    if let flag = Bool(text) { return .bool(flag) }
    return UInt64(text).map(JSONValue.integer) ?? .string(text)
  }

  private static func text(_ pattern: String) -> [String: JSONValue] {
    ["type": .string("string"), "pattern": .string(pattern)]
  }

  private static func either(_ schemas: [[String: JSONValue]]) -> [String: JSONValue] {
    ["anyOf": .array(schemas.map(JSONValue.object))]
  }

  private static func quantity(
    _ type: String, _ pattern: String, _ range: ClosedRange<some BinaryInteger>
  ) -> [String: JSONValue] {
    quantity(type, pattern, Double(range.lowerBound)...Double(range.upperBound))
  }

  private static func quantity(_ type: String, _ pattern: String, _ range: ClosedRange<Double>)
    -> [String: JSONValue]
  {
    let number: [String: JSONValue] = [
      "type": .string(type), "minimum": bound(range.lowerBound),
      "maximum": bound(range.upperBound),
    ]
    let sign = range.lowerBound < 0 ? "-?" : ""
    return either([number, text("^\(sign)\(pattern)$")])
  }

  private static func bound(_ bound: Double) -> JSONValue {
    UInt64(exactly: bound).map(JSONValue.integer) ?? .number(bound)
  }
}
