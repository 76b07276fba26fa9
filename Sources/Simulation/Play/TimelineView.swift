import CStrategyABI
import Workload

/// A timeline where it can be read by us and by C.
///
/// The pointers are valid during `withView` only: a player takes the view at the start of a
/// timeline and drops it at the end, both within that call.
package struct TimelineView {
  let events: UnsafeBufferPointer<Event>
  let entities: UnsafeBufferPointer<Timeline.Entity>
  let slots: UnsafeBufferPointer<Timeline.Slot>
  let linkTimes: UnsafeBufferPointer<Double>
  let linkGroups: UnsafeBufferPointer<LinkGroup>
  let quietViews: UnsafeBufferPointer<Double>
  let epochs: UnsafeBufferPointer<Epoch>
  let quietFollows: UnsafeBufferPointer<GroupFollows>
  /// The name of a store that cannot be read; −1 for none.
  let placeholder: Int32
  private let keyBytes: UnsafeBufferPointer<UInt8>
  private let names: UnsafeBufferPointer<NameTable.Entry>
  private let nameBytes: UnsafeBufferPointer<UInt8>

  /// Nothing at all.
  static var none: TimelineView {
    TimelineView(
      events: .init(start: nil, count: 0), entities: .init(start: nil, count: 0),
      slots: .init(start: nil, count: 0), linkTimes: .init(start: nil, count: 0),
      linkGroups: .init(start: nil, count: 0), quietViews: .init(start: nil, count: 0),
      epochs: .init(start: nil, count: 0), quietFollows: .init(start: nil, count: 0),
      placeholder: -1,
      keyBytes: .init(start: nil, count: 0), names: .init(start: nil, count: 0),
      nameBytes: .init(start: nil, count: 0))
  }

  /// Calls `body` with a view of a timeline.
  static func withView(of timeline: borrowing Timeline, _ body: (TimelineView) -> Void) {
    let names = timeline.names
    names.entries.withUnsafeBufferPointer { entries in
      names.bytes.withUnsafeBufferPointer { bytes in
        body(
          TimelineView(
            events: timeline.events.values, entities: timeline.entities.values,
            slots: timeline.slots.values, linkTimes: timeline.linkTimes.values,
            linkGroups: timeline.linkGroups.values, quietViews: timeline.quietViews.values,
            epochs: timeline.epochs.values, quietFollows: timeline.quietFollows.values,
            placeholder: Int32(truncatingIfNeeded: timeline.placeholder),
            keyBytes: timeline.keyBytes.values, names: entries, nameBytes: bytes))
      }
    }
  }

  var nameCount: Int { names.count }

  @inline(__always)
  func key(_ entity: Int) -> stratbench_text {
    let entity = entities[entity]
    return stratbench_text(
      bytes: keyBytes.baseAddress.map { $0 + entity.keyStart }, count: entity.keyCount)
  }

  @inline(__always)
  func name(_ entry: Int32) -> stratbench_text {
    let range = names[Int(entry)].bytes
    return stratbench_text(
      bytes: nameBytes.baseAddress.map { $0 + range.lowerBound }, count: range.count)
  }

  /// The name as text, for people.
  func string(_ entry: Int32) -> String {
    let name = name(entry)
    return String(
      decoding: UnsafeBufferPointer(start: name.bytes, count: name.count), as: UTF8.self)
  }

  @inline(__always)
  func representative(_ entry: Int32) -> Int32 { names[Int(entry)].representative }

  @inline(__always)
  func text(_ entry: Int32) -> Int32 { names[Int(entry)].text }
}
