import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// What users do because of what they meet.
struct ReactionTests {
  private static let host = HostBehaviour(labelStore: .perSlot)
  private static let trace = """
    time,entity,event,name,slot
    0,c,create,A,
    1,c,pick,,s
    100,c,rename,B,
    200,,view,,s
    100000,,view,,s
    200000,,view,,s
    """

  private static func moments(
    _ strategy: String, _ parameters: [String: StrategyValue] = [:],
    _ change: (inout UserActions) -> Void = { _ in }
  ) throws -> [PlayMoment] {
    var actions = Experiments.noActions
    change(&actions)
    return try Experiments.moments(
      trace, Experiments.strategy(strategy, parameters), at: host, actions: actions)
  }

  private static func picks(_ moments: [PlayMoment]) -> [Double] {
    moments.compactMap { moment in
      if case .picked(_, _, _, _, isReaction: true) = moment.what { moment.time } else { nil }
    }
  }

  @Test func `a nudge that always works brings a pick after its delay`() throws {
    let parameters: [String: StrategyValue] = [
      "nudge.probability": .number(1), "nudge.delay": .number(86400),
    ]
    #expect(Self.picks(try Self.moments("accept-staleness", parameters)) == [86500])
    #expect(
      Self.picks(try Self.moments("accept-staleness", ["nudge.probability": .number(0)])) == [])
    #expect(Self.picks(try Self.moments("stable-id")) == [])
  }

  @Test func `a user who sees a stale label picks again, once`() throws {
    let moments = try Self.moments("stable-id") {
      $0.onStaleView = UserActions.Reaction(probability: 1, delay: 50)
    }
    #expect(Self.picks(moments) == [250])
  }

  @Test func `a stale label is reacted to whether or not the target is lost`() throws {
    let moments = try Self.moments("versioned-id") {
      $0.onStaleView = UserActions.Reaction(probability: 1, delay: 50)
    }
    #expect(Self.picks(moments) == [250])
  }

  @Test func `a user who meets a lost target reacts to that instead`() throws {
    let moments = try Self.moments("versioned-id") {
      $0.onStaleView = UserActions.Reaction(probability: 1, delay: 50)
      $0.onOrphanedSlot = UserActions.Reaction(probability: 1, delay: 70)
    }
    #expect(Self.picks(moments) == [270])
  }

  @Test func `a nudge works in the share of cases that it says`() throws {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 4000
    synthetic.renames = 0.5 / Experiments.year
    var actions = UserActions()
    actions.views = 1 / Experiments.year
    let workload = Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 2, horizon: Experiments.year)
    let choice = try Experiments.strategy(
      "accept-staleness", ["nudge.probability": .number(0.3), "nudge.delay": .number(0)])
    let measured = try Experiments.measure(workload, [choice], hosts: [Self.host], replications: 5)
    let tally = measured.tallies[0].hosts[0]
    // A nudge goes out at every rename, and with no delay a label is stale only until then: the
    // share that is mended is the probability. 1.1 % is 3.3 deviations of 20,000·0.39 renames.
    let renames = Double(measured.tallies[0].strategy.renames)
    #expect(abs(Double(tally.repicks) / renames - 0.3) < 0.018)
  }
}
