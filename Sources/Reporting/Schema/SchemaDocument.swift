package import ExperimentConfig

/// The JSON Schema (2020-12) of a config, for editors and validators.
package struct SchemaDocument {
  private let shape: ConfigShape

  package init(_ shape: ConfigShape) { self.shape = shape }

  /// The text with sorted keys.
  package var text: String {
    get throws {
      var schema = Self.schema(of: shape)
      schema["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
      schema["$defs"] = .object(SchemaKinds.definitions)
      schema["title"] = .string("stratbench experiment")
      schema["description"] = .string(
        "A config of 'stratbench run'. 'stratbench validate' checks more than a schema can say.")
      return try JSONValue.object(schema).text()
    }
  }

  private typealias Object = [String: JSONValue]

  private static func schema(of shape: ConfigShape) -> Object {
    let alternatives =
      shape.kinds.map(SchemaKinds.schema) + shape.elements.map(list)
      + (shape.variants.isEmpty ? [] : [mapping(shape.variants)])
    var result =
      alternatives.count == 1
      ? alternatives[0] : ["anyOf": .array(alternatives.map(JSONValue.object))]
    result["description"] = shape.help.map(JSONValue.string)
    result["default"] = shape.defaultValue.map(SchemaKinds.value)
    return result
  }

  private static func list(of element: ConfigShape) -> Object {
    ["type": .string("array"), "minItems": .count(1), "items": .object(schema(of: element))]
  }

  // MARK: Mappings

  /// Keys mean the same in all variants, or are described in each.
  private static func mapping(_ variants: [ConfigShape.Variant]) -> Object {
    if variants.count == 1 { return closed(variants[0], known: [:]) }
    let keys = variants.flatMap(\.keys)
    var shared: Object = [:]
    for key in keys where shared[key.name] == nil {
      let isOne = keys.allSatisfy { $0.name != key.name || $0.shape == key.shape }
      shared[key.name] = isOne ? .object(schema(of: key.shape)) : .bool(true)
    }
    let required = variants.map { Set(requiredKeys($0)) }
    let always = required.dropFirst().reduce(required[0]) { $0.intersection($1) }
    var object: Object = [
      "type": .string("object"), "properties": .object(shared),
      "allOf": .array(variants.map { .object(conditional($0, known: shared)) }),
    ]
    if !always.isEmpty { object["required"] = .strings(always.sorted()) }
    return object
  }

  private static func conditional(_ variant: ConfigShape.Variant, known: Object) -> Object {
    var then = closed(variant, known: known)
    then["type"] = nil
    return ["if": .object(variant.condition.map(condition) ?? [:]), "then": .object(then)]
  }

  /// A mapping with no other keys than those of a variant, and notes.
  private static func closed(_ variant: ConfigShape.Variant, known: Object) -> Object {
    var properties: Object = [:]
    for key in variant.keys {
      let own = JSONValue.object(schema(of: key.shape))
      properties[key.name] = known[key.name] == own ? .bool(true) : own
    }
    var object: Object = [
      "type": .string("object"), "properties": .object(properties),
      "patternProperties": .object(["^x-": .bool(true)]), "additionalProperties": .bool(false),
    ]
    let required = requiredKeys(variant)
    if !required.isEmpty { object["required"] = .strings(required) }
    if !variant.eitherOf.isEmpty {
      object["oneOf"] = .array(
        variant.eitherOf.map { .object(["required": .strings([$0])]) })
    }
    return object
  }

  private static func requiredKeys(_ variant: ConfigShape.Variant) -> [String] {
    variant.keys.filter(\.isRequired).map(\.name).sorted()
  }

  private static func condition(_ condition: ConfigShape.Condition) -> Object {
    switch condition {
    case .word(let key, let word):
      [
        "properties": .object([key: .object(["const": .string(word)])]),
        "required": .strings([key]),
      ]
    case .present(let path): presence(path[...])
    case .absent(let path): ["not": .object(presence(path[...]))]
    }
  }

  private static func presence(_ path: ArraySlice<String>) -> Object {
    guard let key = path.first else { return [:] }
    var object: Object = ["required": .strings([key])]
    if path.count > 1 {
      object["properties"] = .object([key: .object(presence(path.dropFirst()))])
    }
    return object
  }
}
