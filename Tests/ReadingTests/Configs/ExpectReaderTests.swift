import ExperimentConfig
import Scoring
import Simulation
import Testing

/// What the sentences of `expect:` mean.
struct ExpectReaderTests {
  typealias Claim = Scoring.Expectation.Claim
  typealias Subject = Scoring.Expectation.Subject

  private static func claim(_ sentence: String) throws -> Claim? {
    let config = """
      experiment: base
      horizon: 1y
      entities: 10
      hosts: [widgetkit-edit-sheet, {profile: shortcuts-parameter, label: a at home}]
      workload: {renames: 1/y}
      strategies:
        - stable-id
        - {plugin: hash-id, label: stable}
        - {plugin: hash-id, label: stable minus hash}
        - {plugin: hash-id, label: größer}
      expect:
        - \(sentence)
      """
    return try ConfigFixture.read(Array(config.utf8)).expectations.first?.claim
  }

  private static func subject(
    _ metric: Metric, _ strategy: Int, minus other: Int? = nil, at host: Int? = nil
  ) -> Subject {
    Subject(.metric(metric), strategy: strategy, minus: other, host: host)
  }

  private static let comparisons: [(String, Subject, Relation, Double)] = [
    ("links.correct of stable-id >= 99%", subject(.linksCorrect, 0), Relation.atLeast, 0.99),
    ("links.correct of stable-id>=0.99", subject(.linksCorrect, 0), Relation.atLeast, 0.99),
    (
      "staleness.age.max of stable at widgetkit-edit-sheet < 7d",
      subject(.stalenessAgeMax, 1, at: 0), Relation.below, 604_800
    ),
    (
      "churn.per-entity-year of größer <= 0.5/y", subject(.churnPerEntityYear, 3), Relation.atMost,
      0.5
    ),
    ("churn.per-entity-year of größer > 2", subject(.churnPerEntityYear, 3), Relation.above, 2),
    ("churn.per-rename of größer == 1.5", subject(.churnPerRename, 3), Relation.equal, 1.5),
    (
      "repicks.to-converge of stable at a at home == 12", subject(.repicksToConverge, 1, at: 1),
      Relation.equal, 12
    ),
    // The longest label that stands there is meant; quotes mean what they hold.
    (
      "links.broken of stable minus hash <= 1%", subject(.linksBroken, 2), Relation.atMost, 0.01
    ),
    (
      "links.broken of stable minus stable-id <= -1%", subject(.linksBroken, 1, minus: 0),
      Relation.atMost, -0.01
    ),
    (
      "links.broken of 'stable minus hash' minus \"stable\" <= 1%",
      subject(.linksBroken, 2, minus: 1), Relation.atMost, 0.01
    ),
    (
      "links.half-life of stable-id minus stable at 'a at home' > -2w",
      subject(.linksHalfLife, 0, minus: 1, at: 1), Relation.above, -14 * 86400
    ),
    (
      "'score of stable-id  at  a at home >= 60'",
      Subject(.score(nil), strategy: 0, host: 1), Relation.atLeast, 60
    ),
    (
      "score.staleness of stable-id minus stable > -5",
      Subject(.score(.staleness), strategy: 0, minus: 1), Relation.above, -5
    ),
  ]

  @Test(arguments: comparisons)
  func `a comparison is read with its unit`(
    _ sentence: String, _ subject: Subject, _ relation: Relation, _ limit: Double
  ) throws {
    #expect(try Self.claim(sentence) == .compares(subject, relation, limit))
  }

  @Test(
    arguments: [
      ("winner is stable-id", 0, true), ("winner is not stable minus hash", 2, false),
      ("\"winner is 'größer'\"", 3, true),
    ])
  func `the winner can be named or ruled out`(
    _ sentence: String, _ strategy: Int, _ isExpected: Bool
  ) throws {
    #expect(try Self.claim(sentence) == .winner(strategy, isExpected: isExpected))
  }

  @Test func `an expectation set on the command line is blamed there`() throws {
    var overrides = ConfigOverrides()
    overrides.settings = ["expect=[links.correct of nobody >= 1%]"]
    let complaint = try ConfigFixture.complaint(Array(ConfigFixture.base.utf8), overrides)
    #expect(
      complaint == """
        bad.yaml: error: there is no strategy 'nobody' in this config (set on the command line)
          help: known: stable-id
        """)
  }

  @Test func `where escapes shift the columns the whole text is underlined`() throws {
    let block = #"expect: ["links.correct of\tnobody >= 1%"]"#
    #expect(
      try ConfigFixture.complaint(Array(ConfigFixture.base(with: block).utf8)) == """
        bad.yaml:7:10: error: there is no strategy 'nobody' in this config
          expect: ["links.correct of\\tnobody >= 1%"]
                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: known: stable-id
        """)
  }
}
