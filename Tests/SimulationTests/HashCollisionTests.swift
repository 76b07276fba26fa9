import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// Name-only hashes of few bits against the birthday bound.
struct HashCollisionTests {
  /// 1 − ∏(1 − i/2^b) for i < n.
  private static func probability(_ n: Int, bits: Int) -> Double {
    1 - (0..<n).reduce(1.0) { $0 * (1 - Double($1) / Double(1 << bits)) }
  }

  @Test(arguments: [(8, 8), (20, 8), (40, 12)])
  func `some identifiers collide as often as the birthday bound says`(_ n: Int, _ bits: Int) throws
  {
    let runs = 3000
    var moments = PairMoments()
    for run in 0..<runs {
      let collides = try Self.collides(n, bits: bits, run: run)
      moments.add(collides ? 1 : 0, 1)
    }
    let estimate = moments.ratio(confidence: 0.999)
    let expected = Self.probability(n, bits: bits)
    #expect(try #require(estimate.low) <= expected && expected <= #require(estimate.high))
    #expect(try !(#require(estimate.low)...#require(estimate.high)).contains(expected * 0.8))
  }

  /// A rename to a name with the same leading bits leaves a keyed identifier as it was.
  @Test(arguments: [1, 3, 5])
  func `a keyed hash misses a change as often as two names share its bits`(_ bits: Int) throws {
    var stream = RandomStream(seed: 98, replication: 0, entity: UInt64(bits), purpose: .names)
    let rows = (0..<30_000).map {
      "\($0),e\($0 % 300),\($0 < 300 ? "create" : "rename"),\(stream.next())"
    }
    let trace = try TraceReader.read(
      Array((["time,entity,event,name"] + rows).joined(separator: "\n").utf8), file: "names.csv")
    let choice = try Experiments.strategy("hash-id", ["bits": .number(Double(bits))])
    let workload = Workload(
      edits: .trace(trace), actions: Experiments.noActions, seed: 1, horizon: trace.duration)
    let measured = try Experiments.measure(
      workload, [choice], hosts: [HostBehaviour(labelStore: .perSlot)], replications: 1)
    let share = try #require(measured.estimate(.churnPerRename, strategy: 0, host: 0).mean)
    let expected = 1 - 1 / Double(1 << bits)
    // The 99.9 % interval of a share of 29,700 independent renames.
    let halfWidth = 3.29 * (expected * (1 - expected) / 29_700).squareRoot()
    #expect(abs(share - expected) < halfWidth, "\(share) for \(expected)")
    #expect(abs(share - expected * 0.97) > halfWidth)
  }

  /// Entities with random names; a slot of one that shares its identifier opens another.
  private static func collides(_ n: Int, bits: Int, run: Int) throws -> Bool {
    var stream = RandomStream(seed: 99, replication: run, entity: 0, purpose: .names)
    let rows = (0..<n).map { "0,e\($0),create,\(stream.next())" }
    let trace = try TraceReader.read(
      Array((["time,entity,event,name"] + rows).joined(separator: "\n").utf8), file: "names.csv")
    let choice = try Experiments.strategy(
      "hash-id", ["bits": .number(Double(bits)), "keyed": .number(0)])
    let workload = Workload(edits: .trace(trace), actions: UserActions(), seed: 1, horizon: 86400)
    let measurements = try Experiments.measure(
      workload, [choice], hosts: [HostBehaviour(labelStore: .perSlot, uses: 1 / 3600)],
      replications: 1, jobs: 1)
    let wrong = measurements.estimate(.wrongTargetUses, strategy: 0, host: 0).mean ?? 0
    let identifiers = measurements.tallies[0].strategy.distinctIdentifiers
    #expect((wrong > 0) == (identifiers < n))
    return wrong > 0
  }
}
