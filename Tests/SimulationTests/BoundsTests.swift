import HostModel
import Scoring
import Simulation
import Synchronization
import TestSupport
import Testing
import Workload

/// Bounds and replaced assumptions of small histories, worked out by hand.
struct BoundsTests {
  private static func days(_ rows: [(Int, String)]) -> String {
    "time,entity,event,name,slot,link\n"
      + rows.map { "\($0 * 86400),\($1)" }.joined(separator: "\n")
  }

  @Test func `the bounds of one renamed entity are what a hundred days of it allow`() throws {
    let workload = try Experiments.history(
      Self.days([
        (0, "c,create,A,,"), (1, "c,pick,,s,"), (2, "c,link,,,l"), (10, "c,touch,,,"),
        (20, "c,rename,B,,"), (30, ",view,,s,"), (30, ",follow,,,l"), (40, "c,pick,,s,"),
        (50, ",view,,s,"),
      ]), horizon: 100 * Experiments.day)
    let bounds = Bounds(
      try Experiments.measure(
        workload, Bounds.strategies(), hosts: Bounds.hosts(uses: 1 / Experiments.day),
        replications: 2), ScoreRules())
    #expect(bounds.replications == 2)
    func value(_ metric: Metric, _ bound: Bounds.Bound) throws -> Double {
      try #require(bound.estimates[metric]?.mean)
    }
    for metric in Metric.allCases where metric.unit == .share && metric.better == .lower {
      #expect(bounds.oracle.estimates[metric]?.mean ?? 0 == 0, "\(metric.rawValue)")
    }
    #expect(try value(.linksCorrect, bounds.oracle) == 1)
    #expect(bounds.oracle.overall == 100)

    // Stale from day 20 on; the slot is there from day 1 on.
    #expect(try value(.stalenessExcess, bounds.worst) == 1)
    #expect(abs(try value(.stalenessTime, bounds.worst) - 80.0 / 99) < 1e-12)
    // The save of day 10 orphans the slot until the pick of day 40.
    #expect(abs(try value(.orphanedUses, bounds.worst) - 30.0 / 99) < 1e-12)
    #expect(abs(try value(.churnPerEntityYear, bounds.worst) - 2 * 3.6525) < 1e-12)
    #expect(try value(.churnSpurious, bounds.worst) == 1)
    #expect(try value(.linksCorrect, bounds.worst) == 0)
    #expect(bounds.worst.overall == 0)
  }

  /// The slot is picked before and after a rename, and a link is followed across it.
  ///
  /// A label by identifier stays old under a stable one: 0 + 40 points against 60 + 0 of the
  /// version. In the slot it is new: 60 + 40 against 60 + 0.
  @Test func `where labels live decides between a stable and a versioned identifier`() throws {
    let workload = try Experiments.history(
      Self.days([
        (0, "c,create,A,,"), (1, "c,pick,,s,"), (5, "c,link,,,l"), (10, "c,rename,B,,"),
        (15, ",follow,,,l"), (20, "c,pick,,s,"), (30, ",view,,s,"),
      ]), horizon: 40 * Experiments.day)
    var rules = ScoreRules()
    rules.weightRanges = [.staleness: 6...6, .churn: 0...0, .links: 4...4]
    rules.criteria[.staleness] = [.init(.stalenessViewed, good: 0, bad: 1)]
    rules.criteria[.links] = [.init(.linksCorrect, good: 1, bad: 0)]
    let byID = HostBehaviour(labelStore: .byID)
    let value = HostValue(text: "by-id", alternatives: ["per-slot"])
    func variant(_ key: HostSwitch, _ host: HostBehaviour) -> HostVariant {
      HostVariant(host: 0, key: key, value: value, alternative: "other", behaviour: host)
    }
    let variants = [
      variant(.repickSameID, HostBehaviour(labelStore: .byID, repickSameID: .keep)),
      variant(.labelStore, HostBehaviour(labelStore: .perSlot)),
    ]
    let strategies = [
      try Experiments.strategy("stable-id"), try Experiments.strategy("versioned-id"),
    ]
    let play = Mutex(VariantPlay([byID], variants, strategies: 2, rules))
    try Experiments.play(
      workload, strategies, hosts: play.withLock { $0.hosts }, replications: 3
    ) { tallies in play.withLock { $0.add(tallies) } }

    let study = play.withLock { $0.study(favourite: 1) }
    #expect(study.replications == 3)
    #expect(study.base.ranking == [1, 0] && study.base.kind == .recommended)
    #expect(study.base.lead?.mean == 20)
    #expect(study.rows.map(\.flips) == [false, true])
    #expect(study.rows.map(\.change) == [0, -60])
    #expect(study.rows[1].outcome.ranking == [0, 1])
    #expect(study.rows[1].outcome.lead?.mean == -40)
    #expect(study.byWeight.map(\.variant.key) == [.labelStore, .repickSameID])
  }

  @Test func `a variant that is a host of the experiment already is not played twice`() {
    let (byID, perSlot) = (HostBehaviour(labelStore: .byID), HostBehaviour(labelStore: .perSlot))
    let value = HostValue(text: "by-id")
    let variants = [(0, perSlot), (1, byID)].map { host, behaviour in
      HostVariant(
        host: host, key: .labelStore, value: value, alternative: "", behaviour: behaviour)
    }
    let play = VariantPlay([byID, perSlot], variants, strategies: 1, ScoreRules())
    #expect(play.hosts == [byID, perSlot])
  }
}
