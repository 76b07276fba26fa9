import ExperimentConfig
import TestSupport
import Testing
import Workload

/// What a scenario puts into the place of what the experiment has.
struct ScenariosReaderTests {
  private static let year = Experiments.year

  private static func scenario(_ change: String, workload: String) throws -> Experiment {
    let config = ConfigFixture.base(with: "workload: \(workload)")
    let scenarios = config + "scenarios: {other: \(change)}\n"
    let experiment = try ConfigFixture.read(Array(scenarios.utf8))
    #expect(experiment.scenarios.map(\.name) == ["other"])
    return try #require(experiment.scenarios.first).variation.experiment
  }

  @Test func `mappings are merged, what is not named stays`() throws {
    let workload = "{renames: {rate: 1/y, reverts: 10%}, picks: 2/y, views: 3/y}"
    let other = try Self.scenario(
      "{workload: {renames: {rate: 4/y}, picks: 5/y}, entities: 7}", workload: workload)
    guard case .synthetic(let synthetic) = other.workload.edits else { return }
    #expect(synthetic.renames == 4 / Self.year && synthetic.reverts == 0.1)
    #expect(synthetic.entities == 7 && other.workload.horizon == Self.year)
    #expect(other.workload.actions.picks == 5 / Self.year)
    #expect(other.workload.actions.views == 3 / Self.year)
  }

  @Test func `faults are merged too, and a sweep may vary one`() throws {
    let config =
      ConfigFixture.base + """
        faults: {missed-bump: 10%, restore-old-memory: {rate: 1/y, backups-every: 9d}}
        scenarios: {other: {faults: {restore-old-memory: {at: 30d}}}}
        sweep: {faults.missed-bump: [0%, 20%]}

        """
    let experiment = try ConfigFixture.read(Array(config.utf8))
    let other = try #require(experiment.scenarios.first).variation.experiment.workload.faults
    #expect(other.missedBumps == 0.1)
    #expect(other.rewinds == .at([30 * Experiments.day]))
    let cells = try #require(experiment.sweep).cells.map(\.variation.experiment.workload.faults)
    #expect(cells.map(\.missedBumps) == [0, 0.2])
    #expect(cells.allSatisfy { $0.rewinds == .rate(1 / Self.year) })
  }

  @Test func `a number takes the place of a mapping, and a mapping that of a choice`() throws {
    let links = "links: {issued: 1/y, followed-after: {exponential: 30d}}"
    let other = try Self.scenario(
      "{workload: {renames: 4/y, links: {followed-after: {fixed: 9d}}}}",
      workload: "{renames: {rate: 1/y, reverts: 10%}, \(links)}")
    guard case .synthetic(let synthetic) = other.workload.edits,
      case .fixed(let delay) = other.workload.actions.followDelay
    else {
      Issue.record("other edits or another delay")
      return
    }
    #expect(synthetic.renames == 4 / Self.year && synthetic.reverts == 0)
    #expect(delay == 9 * Experiments.day && other.workload.actions.links == 1 / Self.year)
  }

  @Test func `a scenario may replay a trace instead of rates`() throws {
    let config = ConfigFixture.base + "scenarios: {history: {workload: {trace: t.csv}}}\n"
    var sources = try ConfigFixture.sources()
    sources.readFile = { _ in Array("time,entity,event,name\n0,a,create,A\n9,a,rename,B".utf8) }
    let experiment = try ExperimentReader.read(
      Array(config.utf8), file: "bad.yaml", sources: sources)
    let history = try #require(experiment.scenarios.first).variation.experiment
    #expect(history.workload.entityCount == 1 && experiment.workload.entityCount == 10)
    #expect(history.workload.horizon == Self.year)
  }

  @Test func `settings are told as they stand in the config`() throws {
    let config =
      ConfigFixture.base
      + "scenarios: {x: {hosts: [shortcuts-parameter], workload: {links: {issued: 1/y, "
      + "followed-after: {fixed: 9d}}}}}\n"
    let scenario = try #require(ConfigFixture.read(Array(config.utf8)).scenarios.first)
    #expect(
      scenario.variation.settings.map { "\($0.path): \($0.value)" } == [
        "hosts: [shortcuts-parameter]", "workload.links.issued: 1/y",
        "workload.links.followed-after.fixed: 9d",
      ])
  }
}
