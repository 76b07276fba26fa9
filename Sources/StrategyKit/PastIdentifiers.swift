/// The identifiers that an app gave out for an entity before the current one, as far as it keeps
/// them.
public struct PastIdentifiers: Sendable {
  private struct Entry: Sendable {
    let bytes: [UInt8]
    /// When it stopped being the current one.
    let since: Double
  }

  /// From the oldest to the latest.
  private var entries: [Entry] = []

  /// Keeps none yet.
  public init() {}

  /// Notes that an identifier gave way to another one, which is then no past one any more.
  ///
  /// - Parameters:
  ///   - old: What was current until now.
  ///   - current: What is current from now on.
  ///   - seconds: When that happened.
  ///   - capacity: How many are kept at most; the oldest are dropped first.
  public mutating func replace(
    _ old: [UInt8], by current: [UInt8], at seconds: Double, capacity: Int = .max
  ) {
    entries.removeAll { $0.bytes == current || $0.bytes == old }
    entries.append(Entry(bytes: old, since: seconds))
    entries.removeFirst(max(0, entries.count - max(0, capacity)))
  }

  /// Drops those that stopped being current at or before a time.
  public mutating func drop(until seconds: Double) {
    entries.removeAll { $0.since <= seconds }
  }

  /// Whether an identifier is one of them.
  public func contains(_ identifier: Text) -> Bool {
    identifier.withBytes { bytes in
      entries.contains { $0.bytes.elementsEqual(bytes) }
    }
  }
}
