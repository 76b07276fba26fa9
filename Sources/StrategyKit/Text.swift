public import CStrategyABI

// What a strategy calls for every identifier is `@inlinable`: a module has its own copy of this
// library, made for its own strategy, and generic code that is not would cost ten times as much.

/// A UTF-8 text lent for the time of one call; it must not be kept beyond it.
public struct Text {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>

  @inlinable
  init(_ text: stratbench_text) {
    bytes = UnsafeBufferPointer(start: text.bytes, count: text.count)
  }

  @inlinable
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  @inlinable
  var lent: stratbench_text { stratbench_text(bytes: bytes.baseAddress, count: bytes.count) }

  /// The length in bytes.
  @inlinable
  public var count: Int { bytes.count }

  /// Calls `body` with the bytes.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(bytes)
  }

  /// What follows `prefix`, or nil when the text does not start with it.
  @inlinable
  public func dropping(_ prefix: Text) -> Text? {
    guard count >= prefix.count,
      Text(UnsafeBufferPointer(rebasing: bytes[..<prefix.count])) == prefix
    else { return nil }
    return Text(UnsafeBufferPointer(rebasing: bytes[prefix.count...]))
  }

  /// What follows `prefix`, or nil when the text does not start with it.
  @inlinable
  public func dropping(_ prefix: StaticString) -> Text? {
    dropping(Text(UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)))
  }

  /// Whether both have the same bytes, which is stricter than `==` of `String`.
  @inlinable
  public static func == (one: Text, other: Text) -> Bool {
    stratbench_text_equals(one.lent, other.lent) != 0
  }

  /// Whether the text has only lower-case hexadecimal digits, as identifiers have.
  @inlinable
  public var isHexadecimal: Bool {
    bytes.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
    }
  }

  /// Whether the text is a decimal number without a sign and without leading zeros.
  @inlinable
  public var isDecimal: Bool {
    guard let first = bytes.first, first != UInt8(ascii: "0") || count == 1 else { return false }
    return bytes.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

extension String {
  /// A copy of the text that may be kept.
  public init(_ text: Text) {
    self.init(decoding: text.bytes, as: UTF8.self)
  }
}

/// What the app knows of an entity.
public struct Entity {
  /// The durable key, the app's own primary key.
  public let key: Text
  /// The name that the app shows now.
  public let name: Text

  @inlinable
  init(_ entity: stratbench_entity) {
    key = Text(entity.key)
    name = Text(entity.name)
  }
}

/// A save of an entity.
public struct Save {
  /// The entity as it is after the save.
  public let entity: Entity
  /// The name before the save.
  public let previousName: Text
  /// When it happened, in seconds since the start of the history.
  public let seconds: Double
  /// Whether the name that the user sees is another one than before.
  public let changesDisplay: Bool

  @inlinable
  init(_ save: stratbench_save) {
    entity = Entity(save.entity)
    previousName = Text(save.previous_name)
    seconds = save.seconds
    changesDisplay = save.changes_display != 0
  }
}
