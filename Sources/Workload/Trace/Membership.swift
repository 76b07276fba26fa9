/// The names, slots or links of each entity, in the order in which it first meets them.
struct Membership: Sendable {
  private var members: [UInt32] = []
  /// Where the members of each entity end.
  private var ends: [Int] = []

  /// The members of an entity.
  func members(of entity: Int) -> ArraySlice<UInt32> {
    members[(entity == 0 ? 0 : ends[entity - 1])..<ends[entity]]
  }

  /// A member by its number among those of the entity.
  func member(_ number: Int, of entity: Int) -> UInt32 {
    let members = members(of: entity)
    return members[members.startIndex + number]
  }

  /// Fills a membership, one entity after the other.
  struct Builder {
    private(set) var membership = Membership()
    private var start = 0
    /// The place of each member that was met last; places from `start` on are of this entity.
    private var places: [UInt32]

    init(count: Int) { places = Array(repeating: 0, count: count) }

    /// The number of a member among those of the entity.
    @inline(__always)
    mutating func number(of member: UInt32) -> UInt32 {
      let place = Int(places[Int(member)])
      let members = membership.members.count
      if place >= start, place < members, membership.members[place] == member {
        return UInt32(truncatingIfNeeded: place - start)
      }
      places[Int(member)] = UInt32(truncatingIfNeeded: members)
      membership.members.append(member)
      return UInt32(truncatingIfNeeded: members - start)
    }

    mutating func endEntity() {
      start = membership.members.count
      membership.ends.append(start)
    }
  }
}
