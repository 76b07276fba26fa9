import HostModel
import Scoring
import Simulation
import Synchronization
import TestSupport
import Testing
import Workload

/// Limits, and the intervals of what is held against them.
struct ExpectationTests {
  private typealias Expectation = Scoring.Expectation

  @Test(
    arguments: [
      (.atMost, true, true, false), (.atLeast, false, true, true), (.below, true, false, false),
      (.above, false, false, true), (.equal, false, true, false),
    ] as [(Relation, Bool, Bool, Bool)])
  func `each relation holds below, at and above its limit as its sign says`(
    _ relation: Relation, _ below: Bool, _ at: Bool, _ above: Bool
  ) {
    for limit in [0.3, 99, -5] {
      #expect(relation.holds(limit - 0.01, limit) == below)
      #expect(relation.holds(limit, limit) == at)
      #expect(relation.holds(limit + 0.01, limit) == above)
      // The last bits, as sums in another order leave them.
      #expect(relation.holds(limit.nextUp.nextUp, limit) == at)
      #expect(relation.holds(limit.nextDown.nextDown, limit) == at)
    }
    #expect(relation.holds(0.1 + 0.2, 0.3) == at)
  }

  @Test(
    arguments: [
      (.atMost, 0.1, 0.2, true), (.atMost, 0.2, 0.3, true), (.atMost, 0.2, 0.4, false),
      (.atMost, 0.4, 0.5, true), (.below, 0.2, 0.3, false), (.below, 0.3, 0.4, true),
      (.atLeast, 0.3, 0.4, true), (.atLeast, 0.2, 0.4, false), (.above, 0.3, 0.4, false),
      (.equal, 0.3, 0.3, true), (.equal, 0.2, 0.4, false), (.equal, 0.3, 0.4, false),
      (.equal, 0.4, 0.5, true), (.equal, 0.1, 0.2, true),
    ] as [(Relation, Double, Double, Bool)])
  func `an interval settles a limit of 0,3 when all of it fares the same`(
    _ relation: Relation, _ low: Double, _ high: Double, _ isSettled: Bool
  ) {
    #expect(relation.isSettled(from: low, to: high, 0.3) == isSettled)
  }

  /// Three replications of ten links each: 9, 8, 10 against 7, 7, 8 work.
  ///
  /// The differences are 0.2,
  /// 0.1, 0.2 with mean 1/6 and s = 0.0577350; half-width = 4.302653·s/√3 = 0.143422.
  @Test func `a paired difference has the interval of its differences`() throws {
    var moments = JointMoments(4)
    for (one, other) in [(9.0, 7.0), (8, 7), (10, 8)] { moments.add([one, 10, other, 10]) }
    #expect(abs(moments.means[0] / 10 - moments.means[2] / 10 - 1 / 6) < 1e-12)
    let half = try #require(moments.halfWidth(of: [0.1, -0.09, -0.1, 0.0733], confidence: 0.95))
    #expect(abs(half - 0.143422) < 1e-6)
  }

  @Test func `numbers that move together leave no spread, and one replication none to tell`() {
    var moments = JointMoments(2)
    moments.add([0.1, 0.1])
    #expect(moments.halfWidth(of: [1, -1], confidence: 0.95) == nil)
    for value in [0.7, 0.3, 1e5, 1.0 / 3] { moments.add([value, value]) }
    #expect(moments.halfWidth(of: [1, -1], confidence: 0.95) == 0)
  }

  // MARK: Against two passes over the replications

  private static let rules = ScoreRules()
  private static let host = HostBehaviour(labelStore: .perSlot, uses: 1 / 86400)
  private static let strategies = ["stable-id", "versioned-id", "accept-staleness"]
  private static let expectations = [
    Expectation(
      "", .compares(.init(.metric(.stalenessViewed), strategy: 2, minus: 0), .atMost, 0)),
    Expectation("", .compares(.init(.score(.links), strategy: 1), .atLeast, 0)),
    Expectation(
      "", .compares(.init(.metric(.stalenessAgeMax), strategy: 0, minus: 1), .equal, 0)),
    Expectation("", .winner(0, isExpected: true)), Expectation("", .winner(1, isExpected: true)),
    Expectation("", .winner(2, isExpected: true)),
    Expectation("", .winner(1, isExpected: false)),
  ]

  /// Plays a small experiment and keeps each replication.
  private static func play() throws -> (replications: [[Tallies]], findings: [ExpectationFinding]) {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 40
    synthetic.renames = 2 / Experiments.year
    var actions = UserActions()
    actions.views = 6 / Experiments.year
    actions.links = 3 / Experiments.year
    actions.followDelay = .exponential(mean: 30 * Experiments.day)
    let engine = try Engine(
      workload: Workload(
        edits: .synthetic(synthetic), actions: actions, seed: 3, horizon: Experiments.year),
      strategies: strategies.map { try Experiments.strategy($0) },
      setting: .init(
        hosts: [host], tolerance: rules.tolerance, seed: 3, horizon: Experiments.year,
        actions: actions))
    let kept = Mutex<[[Tallies]]>([])
    _ = engine.run(
      replications: 0..<7, jobs: 1, isCancelled: { false }, onProgress: { _ in },
      onReplication: { tallies in kept.withLock { $0.append(tallies) } })
    let replications = kept.withLock { $0 }
    var results = RunResults(strategies: 3, hosts: [host], rules, expectations)
    for replication in replications { results.add(replication) }
    let scoreboard = Scoreboard(
      results.measurements, results.samples, rules, strategies: 3, hosts: 1)
    return (replications, results.findings(scoreboard, hosts: 1) { _, _ in [] })
  }

  /// Student's half-width of the mean of residuals, with 6 degrees: 2.446912.
  private static func halfWidth(_ residuals: [Double]) -> Double {
    let mean = residuals.reduce(0, +) / 7
    let square = residuals.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return 2.446912 * (square / 6 / 7).squareRoot()
  }

  @Test func `a difference of ratios has the linearized interval of its replications`() throws {
    let (replications, findings) = try Self.play()
    func counts(_ strategy: Int) -> [(stale: Double, all: Double)] {
      replications.map { replication in
        let tally = replication[strategy].hosts[0]
        return (Double(tally.views[.stale]), Double(tally.liveViews))
      }
    }
    func ratio(_ counts: [(stale: Double, all: Double)]) -> Double {
      counts.reduce(0) { $0 + $1.stale } / counts.reduce(0) { $0 + $1.all }
    }
    let (one, other) = (counts(2), counts(0))
    func residuals(_ counts: [(stale: Double, all: Double)]) -> [Double] {
      let mean = counts.reduce(0) { $0 + $1.all } / 7
      return counts.map { ($0.stale - ratio(counts) * $0.all) / mean }
    }
    let differences = zip(residuals(one), residuals(other)).map { $0 - $1 }
    let estimate = try #require(findings[0].checks.first).estimate
    let (mean, high) = (try #require(estimate.mean), try #require(estimate.high))
    #expect(abs(mean - (ratio(one) - ratio(other))) < 1e-12)
    #expect(mean < -0.01)
    #expect(abs(high - mean - Self.halfWidth(differences)) < 1e-9)
  }

  @Test func `a score has the interval of the scores of its replications`() throws {
    let (replications, findings) = try Self.play()
    let scores = replications.map { replication in
      let tally = replication[1].strategy
      let correct = Double(tally.follows[.correct]) / Double(tally.liveFollows)
      return min(100, max(0, (0.95 - correct) / (0.95 - 1) * 100))
    }
    let estimate = try #require(findings[1].checks.first).estimate
    let (mean, high) = (try #require(estimate.mean), try #require(estimate.high))
    #expect(abs(high - mean - Self.halfWidth(scores)) < 1e-6)
  }

  @Test func `equal histories differ by exactly nothing, and without a clear winner none is one`()
    throws
  {
    let findings = try Self.play().findings
    #expect(findings[2].outcome == .held && findings[2].decisive?.isSettled == true)
    #expect(findings[3...].map(\.holds) == [false, false, false, true])
  }
}
