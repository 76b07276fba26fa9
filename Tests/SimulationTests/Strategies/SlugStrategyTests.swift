import HostModel
import Simulation
import TestSupport
import Testing

/// What becomes of two entities whose names make one slug, event by event.
struct SlugStrategyTests {
  private static func outcomes(
    _ rows: String, _ strategy: String = "slug-id", _ parameters: [String: StrategyValue] = [:]
  ) throws -> [String] {
    try Experiments.moments(
      "time,entity,event,name,slot,link\n" + rows, Experiments.strategy(strategy, parameters),
      at: HostBehaviour(labelStore: .perSlot)
    ).compactMap { moment in
      switch moment.what {
      case .used(_, _, let target): "use \(target)"
      case .followed(_, let outcome): "follow \(outcome)"
      case .picked(_, _, let identifier, _, _): "pick \(identifier)"
      default: nil
      }
    }
  }

  private static let redirects: [String: StrategyValue] = ["redirects": .number(1)]

  @Test func `the second of two entities with one slug opens the first`() throws {
    let rows = """
      0,a,create,Anna Müller,,
      0,b,create,ANNA MULLER!,,
      1,a,pick,,s,
      1,b,pick,,t,
      2,,use,,s,
      2,,use,,t,
      """
    #expect(
      try Self.outcomes(rows) == [
        "pick anna-muller", "pick anna-muller", "use correct", "use wrongTarget",
      ])
  }

  private static let renamed = """
    0,a,create,Home,,
    1,a,pick,,s,
    1,a,link,,,l
    2,a,rename,Office,,
    3,,use,,s,
    3,,follow,,,l
    """

  @Test func `a rename breaks a slug unless it redirects`() throws {
    #expect(
      try Self.outcomes(Self.renamed) == ["pick home", "use orphaned", "follow broken"])
    #expect(
      try Self.outcomes(Self.renamed, "slug-id", Self.redirects) == [
        "pick home", "use correct", "follow correct",
      ])
  }

  @Test(
    arguments: [
      ("slug-id", [:]), ("slug-id", ["redirects": .number(1)]),
      ("alias-table", ["identifiers": .text("slug")]),
      ("template-id", ["template": .text("{name:slug}")]),
      ("template-id", ["template": .text("{name:slug}"), "aliases": .number(9)]),
    ] as [(String, [String: StrategyValue])])
  func `who has the slug now comes before who had it once`(
    _ strategy: String, _ parameters: [String: StrategyValue]
  ) throws {
    let rows =
      Self.renamed + """

        4,b,create,Home,,
        5,b,pick,,t,
        6,,use,,t,
        6,,follow,,,l
        """
    let outcomes = try Self.outcomes(rows, strategy, parameters)
    #expect(outcomes.suffix(3) == ["pick home", "use correct", "follow wrongTarget"])
  }

  @Test func `a name without letters and digits gives way to the key`() throws {
    let rows = """
      0,a,create,🎉🎉,,
      1,a,pick,,s,
      2,a,rename,🎉 Party 2,,
      3,a,pick,,s,
      """
    #expect(try Self.outcomes(rows) == ["pick a", "pick party-2"])
  }
}
