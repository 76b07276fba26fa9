import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// Entries of an index that the app can no longer name.
struct IndexTests {
  private static func stranded(
    _ rows: [String], _ strategy: String, _ parameters: [String: StrategyValue] = [:],
    capture: Capture = .index
  ) throws -> Double? {
    let workload = try Experiments.history(
      (["time,entity,event,name"] + rows).joined(separator: "\n"))
    let measured = try Experiments.measure(
      workload, [Experiments.strategy(strategy, parameters)],
      hosts: [HostBehaviour(labelStore: .byID, capture: capture)], replications: 1)
    return measured.estimate(.indexStranded, strategy: 0, host: 0).mean
  }

  private static let history = [
    "0,a,create,A", "0,b,create,B", "1,a,rename,C", "2,a,rename,D", "3,a,touch,", "4,b,delete,",
    "5,a,rename,A",
  ]

  @Test(
    arguments: [
      // a.v0, a.v1 and a.v2 of a; what b has now was known when it was deleted.
      ("versioned-id", 3.0 / 2), ("stable-id", 0),
      // The hashes of C and D; that of A is in use again.
      ("hash-id", 2.0 / 2),
    ])
  func `identifiers that are not issued any more are stranded`(_ strategy: String, _ each: Double)
    throws
  {
    #expect(try Self.stranded(Self.history, strategy) == each)
  }

  @Test func `an identifier that another entity has is not stranded`() throws {
    let rows = [
      "0,a,create,Sam", "0,b,create,Sam", "1,a,rename,Kim", "2,b,rename,Kim", "3,a,rename,Sam",
      "4,a,touch,",
    ]
    // Sam is a's, Kim is b's.
    #expect(try Self.stranded(rows, "hash-id", ["keyed": .number(0)]) == 0)
    #expect(try Self.stranded(rows.dropLast(2), "hash-id", ["keyed": .number(0)]) == 0.5)
  }

  @Test func `only an index has entries`() throws {
    #expect(try Self.stranded(Self.history, "versioned-id", capture: .pick) == nil)
  }
}
