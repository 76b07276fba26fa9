import NameForms
import StrategyKit

/// What an identifier is made of, part by part.
struct Template: Sendable {
  enum Part: Sendable {
    case literal([UInt8])
    case key
    case version
    case name(NameField)
  }

  let parts: [Part]

  var holdsKey: Bool { parts.contains { if case .key = $0 { true } else { false } } }

  /// Whether nothing but the key decides the identifier.
  var isFixed: Bool {
    parts.allSatisfy {
      switch $0 {
      case .literal, .key: true
      case .version, .name: false
      }
    }
  }

  /// Writes the identifier of an entity.
  ///
  /// One of which nothing is left, as of a name without letters whose slug it should be, gives way
  /// to the key.
  func write(
    key: Text, name: Text, version: UInt64, _ hasher: NameHasher,
    to identifier: inout IdentifierWriter
  ) {
    var isEmpty = true
    for part in parts {
      switch part {
      case .literal(let bytes):
        bytes.withUnsafeBufferPointer { identifier.write($0) }
        isEmpty = false
      case .key:
        identifier.write(key)
        isEmpty = false
      case .version:
        identifier.write(version)
        isEmpty = false
      case .name(let field):
        let hasWritten = name.withBytes { field.write($0, hasher, to: &identifier) }
        isEmpty = isEmpty && !hasWritten
      }
    }
    if isEmpty { identifier.write(key) }
  }
}

/// The name, or what some filters make of it.
struct NameField: Sendable {
  var normalization = Normalization.none
  var isSlug = false
  /// How many hexadecimal digits of the hash are kept; nil for the name itself.
  var digits: Int?

  /// Writes the field, and says whether anything was left of the name.
  func write(
    _ name: UnsafeBufferPointer<UInt8>, _ hasher: NameHasher,
    to identifier: inout IdentifierWriter
  ) -> Bool {
    normalization.withBytes(of: name) { normalized in
      guard isSlug else { return writePlain(normalized, hasher, to: &identifier) }
      return Slug.bytes(of: normalized).withUnsafeBufferPointer {
        writePlain($0, hasher, to: &identifier)
      }
    }
  }

  private func writePlain(
    _ name: UnsafeBufferPointer<UInt8>, _ hasher: NameHasher,
    to identifier: inout IdentifierWriter
  ) -> Bool {
    guard let digits else {
      identifier.write(name)
      return !name.isEmpty
    }
    hasher.digest(name, bits: digits * 4).write(digits: digits, to: &identifier)
    return true
  }
}
