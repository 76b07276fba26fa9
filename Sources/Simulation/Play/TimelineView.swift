import CStrategyABI
import Workload

/// A timeline where it can be read without asking for its arrays, by us and by C.
///
/// The pointers are valid during `withView` only: a player takes the view at the start of a
/// timeline and drops it at the end, both within that call.
struct TimelineView {
  let entities: UnsafeBufferPointer<Timeline.Entity>
  let slots: UnsafeBufferPointer<Timeline.Slot>
  /// The entity of each link.
  let links: UnsafeBufferPointer<Int>
  let quietViews: UnsafeBufferPointer<Double>
  let quietLinks: UnsafeBufferPointer<Timeline.QuietLink>
  let quietFollows: UnsafeBufferPointer<Timeline.QuietFollow>
  let names: UnsafeBufferPointer<NameTable.Entry>
  private let keyBytes: UnsafePointer<UInt8>?
  private let nameBytes: UnsafePointer<UInt8>?

  /// Nothing at all.
  static var none: TimelineView {
    TimelineView(
      entities: .init(start: nil, count: 0), slots: .init(start: nil, count: 0),
      links: .init(start: nil, count: 0), quietViews: .init(start: nil, count: 0),
      quietLinks: .init(start: nil, count: 0), quietFollows: .init(start: nil, count: 0),
      names: .init(start: nil, count: 0), keyBytes: nil, nameBytes: nil)
  }

  /// Calls `body` with a view of a timeline.
  static func withView(of timeline: Timeline, _ body: (TimelineView) -> Void) {
    timeline.entities.withUnsafeBufferPointer { entities in
      timeline.slots.withUnsafeBufferPointer { slots in
        timeline.links.withUnsafeBufferPointer { links in
          timeline.quietViews.withUnsafeBufferPointer { views in
            timeline.quietLinks.withUnsafeBufferPointer { quietLinks in
              timeline.quietFollows.withUnsafeBufferPointer { follows in
                withTexts(of: timeline) { keyBytes, names, nameBytes in
                  body(
                    TimelineView(
                      entities: entities, slots: slots, links: links, quietViews: views,
                      quietLinks: quietLinks, quietFollows: follows, names: names,
                      keyBytes: keyBytes, nameBytes: nameBytes))
                }
              }
            }
          }
        }
      }
    }
  }

  private static func withTexts(
    of timeline: Timeline,
    _ body: (
      UnsafePointer<UInt8>?, UnsafeBufferPointer<NameTable.Entry>, UnsafePointer<UInt8>?
    ) -> Void
  ) {
    timeline.keyBytes.withUnsafeBufferPointer { keyBytes in
      timeline.names.entries.withUnsafeBufferPointer { names in
        timeline.names.bytes.withUnsafeBufferPointer { nameBytes in
          body(keyBytes.baseAddress, names, nameBytes.baseAddress)
        }
      }
    }
  }

  @inline(__always)
  func key(_ entity: Int) -> stratbench_text {
    let range = entities[entity].key
    return stratbench_text(bytes: keyBytes.map { $0 + range.lowerBound }, count: range.count)
  }

  @inline(__always)
  func name(_ entry: Int32) -> stratbench_text {
    let range = names[Int(entry)].bytes
    return stratbench_text(bytes: nameBytes.map { $0 + range.lowerBound }, count: range.count)
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
