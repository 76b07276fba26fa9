/// One row of a trace in sixteen bytes.
struct TraceRow: Sendable {
  let time: Double
  /// The number of its key; 0 where the row names none.
  var entity: UInt32
  private let kindAndItem: UInt32

  /// As many rows as there can be numbers of items.
  static let most = 1 << itemBits
  private static let itemBits: UInt32 = 28
  private static let itemMask: UInt32 = (1 << itemBits) - 1
  private static let noKind: UInt32 = 15

  /// A row that cannot be used, which keeps its place in the count of rows.
  static let refused = TraceRow(time: 0, entity: 0, kindAndItem: noKind << itemBits)

  /// Makes a row of which everything is known.
  ///
  /// - Parameter item: The number of its name, slot or link, by the kind.
  @inline(__always)
  init(time: Double, entity: UInt32, kind: Event.Kind, item: UInt32) {
    self.init(
      time: time, entity: entity, kindAndItem: UInt32(kind.rawValue) << Self.itemBits | item)
  }

  private init(time: Double, entity: UInt32, kindAndItem: UInt32) {
    self.time = time
    self.entity = entity
    self.kindAndItem = kindAndItem
  }

  /// What the row says; nil when it was refused.
  @inline(__always)
  var kind: Event.Kind? { Event.Kind(rawValue: UInt8(kindAndItem >> Self.itemBits)) }

  @inline(__always)
  var item: UInt32 { kindAndItem & Self.itemMask }

  /// Of what the item is the number.
  enum ItemKind { case name, slot, link, nothing }

  /// The row with another time and item.
  func numbered(time: Double, item: UInt32) -> TraceRow {
    TraceRow(
      time: time, entity: entity, kindAndItem: kindAndItem & ~Self.itemMask | item)
  }
}

extension Event.Kind {
  /// What a row of the kind has beside its entity.
  @inline(__always)
  var item: TraceRow.ItemKind {
    switch self {
    case .create, .rename, .restore: .name
    case .pick, .release, .view, .use: .slot
    case .link, .follow: .link
    case .delete, .touch, .loseMemory, .backUp, .rewindMemory, .changeScheme: .nothing
    }
  }
}
