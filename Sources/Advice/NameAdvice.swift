package import Workload

/// All that a list of names tells about identifiers without a simulation.
package struct NameAdvice: Sendable {
  /// The longest identifier that a host keeps whole.
  package struct Limit: Equatable, Sendable {
    package let host: String
    package let bytes: Int

    package init(host: String, bytes: Int) {
      self.host = host
      self.bytes = bytes
    }
  }

  package let names: Int
  /// How many different ones there are, byte for byte.
  package let distinctNames: Int
  package let likenesses: [(likeness: Likeness, groups: [NameGroup])]
  /// Names of which no slug is left.
  package let withoutSlug: [String]
  package let hashes: [HashCollisions]
  /// Nil when the list has no keys.
  package let delimiters: KeyDelimiters?
  package let limits: [Limit]
  package let lengths: [IdentifierLengths]
  package let personal: [PersonalData]
  package let notes: [String]

  /// Looks at a list.
  package init(_ list: NameList, limits: [Limit]) {
    names = list.items.count
    distinctNames = Set(list.items.map(\.name)).count
    likenesses = Likeness.allCases.map { ($0, $0.groups(list)) }
    withoutSlug = list.items.filter { Likeness.slug.form(of: $0.name).isEmpty }.map(\.text)
    hashes = HashCollisions.all(list)
    delimiters = KeyDelimiters(list)
    self.limits = limits
    lengths = IdentifierLengths.all(list, limits: limits.map(\.bytes))
    personal = PersonalData.all(list)
    notes = list.notes
  }

  /// The slug that the names of a group make.
  package static func slug(of group: NameGroup) -> String {
    group.spellings.first.map {
      String(decoding: Likeness.slug.form(of: $0), as: UTF8.self)
    } ?? ""
  }
}
