package import Workload

/// What becomes of the identifiers of one strategy when an app replaces it by another.
///
/// The old strategy is played to the end of a history. Then the new one meets every living entity
/// as it is, with no memory of what was before, and is asked what the identifiers mean that slots
/// and links still hold. What the old strategy itself had lost by then is left out.
package struct Adoption: Equatable, Sendable {
  /// What the new strategy makes of identifiers of the old one.
  package struct Answers: Equatable, Sendable {
    package internal(set) var held = 0
    package internal(set) var lost = 0
    package internal(set) var wrong = 0

    package init(held: Int = 0, lost: Int = 0, wrong: Int = 0) {
      (self.held, self.lost, self.wrong) = (held, lost, wrong)
    }
  }

  /// An entity's identifier before and after the switch.
  package struct Example: Equatable, Sendable {
    package let before: String
    package let after: String

    package init(before: String, after: String) { (self.before, self.after) = (before, after) }
  }

  /// How many living entities were looked at.
  package internal(set) var entities = 0
  /// How many of them have another identifier for hosts afterwards.
  package internal(set) var changed = 0
  package internal(set) var slots = Answers()
  package internal(set) var links = Answers()
  /// Of the first entity whose identifier changes, else of the first.
  package internal(set) var example: Example?
  /// False where the new module takes any text for its own, as the contract allows: its answers to
  /// identifiers of another strategy then mean nothing.
  package internal(set) var canBeAsked = true

  /// What no strategy mints.
  private static let nobodys = "\u{1}nobody's\u{1}"

  /// Has one strategy take over from another.
  ///
  /// - Parameters:
  ///   - choice: The new strategy.
  ///   - old: The old one.
  ///   - workload: What happens before the switch.
  ///   - setting: At which hosts; slots are those of the first.
  /// - Throws: `StrategyProblem` when a module refuses its parameters.
  package init(
    of choice: StrategyChoice, after old: StrategyChoice, _ workload: Workload,
    _ setting: StrategyPlayer<MomentRecorder>.Setting
  ) throws(StrategyProblem) {
    let estate = try Estate(of: old, workload, setting)
    let (before, after) = (try StrategyCast(old), try StrategyCast(choice))
    for (index, entity) in estate.entities.enumerated() {
      entity.live(under: before, index)
      after.begin(key: entity.key, name: entity.name)
    }
    entities = estate.entities.count
    canBeAsked = entities == 0 || !after.takes(Self.nobodys, 0)
    for index in estate.entities.indices { compare(before, after, index) }
    var owners: [String: Int?] = [:]
    for (index, entity) in estate.entities.enumerated() {
      for (path, identifiers) in [(\Self.slots, entity.held), (\Self.links, entity.linked)] {
        for identifier in identifiers where before.takes(identifier, index) {
          let owner = owners[identifier] ?? after.owner(of: identifier)
          owners[identifier] = .some(owner)
          self[keyPath: path].add(owner, own: index)
        }
      }
    }
  }

  private mutating func compare(_ before: StrategyCast, _ after: StrategyCast, _ index: Int) {
    let identifiers = Example(
      before: before.identifier(of: index), after: after.identifier(of: index))
    let isFirst = example == nil || changed == 0
    let isChanged = identifiers.before != identifiers.after
    if isChanged { changed += 1 }
    if isFirst, isChanged || example == nil { example = identifiers }
  }
}

extension Adoption.Answers {
  fileprivate mutating func add(_ owner: Int?, own: Int) {
    held += 1
    if owner == nil { lost += 1 }
    if let owner, owner != own { wrong += 1 }
  }
}
