/// Edits drawn at random: every entity is there from the start and is renamed, saved and deleted at
/// steady rates.
///
/// Rates are per entity and second.
package struct SyntheticWorkload: Equatable, Sendable {
  package var entities = 1
  package var renames = 0.0
  /// The shape of the gamma distribution of rename rates over entities, or nil for equal rates.
  package var dispersion: Double?
  /// The share of renames that go back to the name before the current one, from 0 to 1.
  package var reverts = 0.0
  /// Saves that leave the display as it was.
  package var touches = 0.0
  package var deletes = 0.0

  package init() {}

  /// The key of an entity: a letter and its number.
  static func withKey<Result>(of entity: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result)
    -> Result
  {
    ShortText.with {
      $0.add("c")
      $0.add(entity + 1)
    } use: {
      body($0)
    }
  }

  /// Adds one entity with its edits and says when it can be selected.
  func add(
    to timeline: inout Timeline, entity: Int, horizon: Double, _ source: StreamSource
  ) -> (entity: Int, selectable: Range<Double>) {
    let index = Self.withKey(of: entity) {
      timeline.addEntity(key: $0, stream: UInt64(entity))
    }
    var deletion = source.stream(.deletion)
    let deleted = deletes > 0 ? deletion.exponential() / deletes : .infinity
    let life = 0..<min(horizon, deleted)
    addNames(to: &timeline, entity: index, number: entity + 1, life: life, source)
    source.times(.touches, rate: touches, in: life) {
      timeline.add(.touch, at: $0, entity: index)
    }
    if deleted < horizon { timeline.add(.delete, at: deleted, entity: index) }
    return (index, life)
  }

  private func addNames(
    to timeline: inout Timeline, entity: Int, number: Int, life: Range<Double>,
    _ source: StreamSource
  ) {
    var naming = SyntheticNames(number: number, source)
    var current = naming.add(to: &timeline.names)
    var previous: Int?
    timeline.add(.create, at: 0, entity: entity, item: current)
    var reverting = source.stream(.reverts)
    source.times(.renames, rate: renameRate(source), in: life) { time in
      let goesBack = reverts > 0 && reverting.uniform() < reverts
      let name = (goesBack ? previous : nil) ?? naming.add(to: &timeline.names)
      (previous, current) = (current, name)
      timeline.add(.rename, at: time, entity: entity, item: current)
    }
  }

  private func renameRate(_ source: StreamSource) -> Double {
    guard let dispersion, renames > 0 else { return renames }
    var stream = source.stream(.renameRate)
    return renames * stream.gamma(shape: dispersion)
  }
}

/// The names of one synthetic entity: a word that is drawn and then walks through the list, and
/// the entity's number, so that no name ever returns or belongs to two entities.
private struct SyntheticNames {
  private static let words: [StaticString] = [
    "Amber", "Birch", "Cedar", "Delta", "Ember", "Fjord", "Grove", "Harbor", "Inlet", "Juniper",
    "Kestrel", "Lagoon", "Meadow", "North", "Orchard", "Prairie", "Quarry", "River", "Summit",
    "Tundra", "Upland", "Valley", "Willow", "Yarrow", "Zephyr", "Aspen", "Brook", "Canyon",
    "Dune", "Elm", "Falcon", "Glacier",
  ]

  private let start: Int
  private let number: Int
  private var revision = 0

  init(number: Int, _ source: StreamSource) {
    var stream = source.stream(.names)
    start = Int(stream.next() >> 32)
    self.number = number
  }

  /// Adds the next name to a table and returns its entry.
  mutating func add(to names: inout NameTable) -> Int {
    let word = Self.words[(start + revision) % Self.words.count]
    let round = revision / Self.words.count
    revision += 1
    return ShortText.with {
      $0.add(word)
      $0.add(" ")
      $0.add(number)
      if round > 0 {
        $0.add(" (")
        $0.add(round + 1)
        $0.add(")")
      }
    } use: {
      names.add($0)
    }
  }
}
