import NameForms
import Workload

/// Entities whose names are alike in one way.
package struct NameGroup: Equatable, Sendable {
  /// The different spellings, in the order of the list.
  package let spellings: [[UInt8]]
  /// How many entities have one of them.
  package let entities: Int

  package init(spellings: [[UInt8]], entities: Int) {
    self.spellings = spellings
    self.entities = entities
  }
}

/// The ways in which names can be alike, each wider than the one before.
package enum Likeness: String, CaseIterable, Sendable {
  /// Byte for byte.
  case same
  /// In different Unicode forms, which nobody can see.
  case canonical
  /// But for case, compatibility forms and outer spaces.
  case folded
  /// But for punctuation and diacritics.
  case slug

  /// What equal names have in common.
  func form(of name: [UInt8]) -> [UInt8] {
    name.withUnsafeBufferPointer { bytes in
      switch self {
      case .same: name
      case .canonical: Normalization.nfc.withBytes(of: bytes) { Array($0) }
      case .folded: Normalization.foldedAndTrimmed.withBytes(of: bytes) { Array($0) }
      case .slug: Slug.bytes(of: bytes)
      }
    }
  }

  /// The likeness that is just narrower; groups tell only what is new beside it.
  private var narrower: Likeness? {
    switch self {
    case .same: nil
    case .canonical: .same
    case .folded: .canonical
    case .slug: .folded
    }
  }

  /// The groups of names that are alike in this way and not in the narrower one, the largest first.
  ///
  /// Empty forms, as of a name that has no slug, are no likeness.
  func groups(_ list: NameList) -> [NameGroup] {
    var places: [[UInt8]: Int] = [:]
    var members: [[Int]] = []
    for (index, item) in list.items.enumerated() {
      let form = form(of: item.name)
      guard !form.isEmpty else { continue }
      let place = places[form, default: members.count]
      if place == members.count {
        places[form] = place
        members.append([])
      }
      members[place].append(index)
    }
    let groups = members.compactMap { group($0, list) }
    return groups.enumerated().sorted { one, other in
      (-one.element.entities, one.offset) < (-other.element.entities, other.offset)
    }.map(\.element)
  }

  private func group(_ members: [Int], _ list: NameList) -> NameGroup? {
    guard members.count > 1 else { return nil }
    let names = members.map { list.items[$0].name }
    if let narrower {
      guard Set(names.map(narrower.form)).count > 1 else { return nil }
    }
    var seen: Set<[UInt8]> = []
    return NameGroup(
      spellings: names.filter { seen.insert($0).inserted }, entities: members.count)
  }
}
