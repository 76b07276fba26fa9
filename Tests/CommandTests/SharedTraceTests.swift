import Foundation
import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// Real rename histories, where the folder that holds them stands beside the repository.
struct SharedTraceTests {
  private static let folder = Modules.repository + "/../shared/traces/"
  private static let names = [
    "committees", "home-automation", "proposals", "time-zones", "web-features",
  ]
  private static let isThere = FileManager.default.fileExists(atPath: folder)

  /// Counts the rows of a file by the third field from the front, with no parser of ours: names
  /// stand after it, so quoting cannot reach it.
  private static func rows(_ text: String, _ event: String) -> Int {
    text.split(separator: "\n").count { line in
      let fields = line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
      return fields.count == 4 && fields[2] == event
    }
  }

  @Test(
    .enabled(if: isThere, "the real rename histories are not beside the repository"),
    arguments: names)
  func `a real history runs, keeps its renames, and a stable ID never fails on it`(_ name: String)
    throws
  {
    let text = try String(contentsOfFile: Self.folder + name + ".csv", encoding: .utf8)
    let trace = try TraceReader.read(Array(text.utf8), file: name)
    #expect(trace.count(of: .rename) == Self.rows(text, "rename"))
    #expect(trace.count(of: .touch) == Self.rows(text, "touch"))
    #expect(trace.notes.count == 1)
    var actions = UserActions()
    actions.picks = 0.5 / Experiments.year
    actions.views = 2 / Experiments.year
    actions.links = 1 / Experiments.year
    actions.followDelay = .exponential(mean: 0.5 * Experiments.year)
    let workload = Workload(
      edits: .trace(trace), actions: actions, seed: 1, horizon: trace.duration)
    let measured = try Experiments.measure(
      workload,
      [
        Experiments.strategy("stable-id"), Experiments.strategy("versioned-id"),
        Experiments.strategy("hash-id", ["keyed": .number(0), "bits": .number(16)]),
      ], hosts: [HostBehaviour(labelStore: .perSlot, uses: 1 / 86400)], replications: 2)
    let stable = measured.tallies[0]
    #expect(stable.strategy.renames == 2 * Self.rows(text, "rename"))
    #expect(stable.strategy.laterIdentifiers == 0)
    #expect(stable.strategy.follows[.correct] == stable.strategy.liveFollows)
    #expect(stable.strategy.liveFollows > 0)
    #expect(stable.hosts[0].targetTime[.orphaned] == .zero)
    #expect(measured.tallies[1].strategy.laterIdentifiers > 0)
  }

  @Test func `the place names of the project are a history of renames that return`() throws {
    let file = Modules.repository + "/Configs/traces/place-names.csv"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let trace = try TraceReader.read(Array(text.utf8), file: file)
    #expect(trace.count(of: .rename) >= 60)
    #expect(trace.count(of: .create) == trace.entities.count)
    #expect(trace.notes.isEmpty)
    var returns = 0
    for lines in Dictionary(
      grouping: text.split(separator: "\n").dropFirst(), by: { $0.split(separator: ",")[1] }
    ).values {
      let names = lines.map { $0.split(separator: ",", maxSplits: 3)[3] }
      returns += names.indices.contains { names[..<$0].contains(names[$0]) } ? 1 : 0
    }
    #expect(returns >= 4)
  }
}
