import ExperimentConfig
import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// Which cells a sweep has, counted by hand.
struct SweepReaderTests {
  private static func sweep(_ text: String) throws -> Sweep {
    let config = ConfigFixture.base + "sweep:\n" + text
    return try #require(ConfigFixture.read(Array(config.utf8)).sweep)
  }

  /// "renames/picks" of each cell, in events a year.
  private static func rates(_ sweep: Sweep) -> [String] {
    sweep.cells.map { cell in
      let workload = cell.variation.experiment.workload
      guard case .synthetic(let synthetic) = workload.edits else { return "a trace" }
      let rates = [synthetic.renames, workload.actions.picks].map {
        Int(($0 * Experiments.year).rounded())
      }
      return "\(rates[0])/\(rates[1])"
    }
  }

  @Test func `lists span every combination, the last one fastest`() throws {
    let sweep = try Self.sweep(
      "  workload.renames: [1/y, 2/y, 3/y]\n  workload.picks: [5/y, 6/y]\n")
    #expect(Self.rates(sweep) == ["1/5", "1/6", "2/5", "2/6", "3/5", "3/6"])
    #expect(sweep.cells.map(\.steps) == [[0, 0], [0, 1], [1, 0], [1, 1], [2, 0], [2, 1]])
    let settings = sweep.cells[3].variation.settings.map { "\($0.path)=\($0.value)" }
    #expect(settings == ["workload.renames=2/y", "workload.picks=6/y"])
  }

  @Test func `lists that go together are one axis`() throws {
    let together = "{workload.renames: [1/y, 2/y, 3/y], workload.picks: [7/y, 8/y, 9/y]}"
    for text in ["  together: \(together)\n", "  together: [\(together)]\n"] {
      let sweep = try Self.sweep(text)
      #expect(Self.rates(sweep) == ["1/7", "2/8", "3/9"])
      #expect(sweep.axes.map(\.paths) == [["workload.renames", "workload.picks"]])
    }
    let beside = try Self.sweep("  together: \(together)\n  horizon: [1y, 2y]\n")
    #expect(beside.cells.count == 6)
    #expect(
      beside.cells.map { $0.variation.experiment.workload.horizon / Experiments.year }
        == [1, 2, 1, 2, 1, 2])
  }

  @Test(arguments: [
    ("{workload.renames: 2/y, workload.picks: 6/y}", ["1/5", "1/6", "2/5", "3/5", "3/6"]),
    ("[{workload.renames: [1/y, 3/y], workload.picks: 5/y}]", ["1/6", "2/5", "2/6", "3/6"]),
    ("[{workload.renames: 1/y}, {workload.picks: 6/y}]", ["2/5", "3/5"]),
    ("{workload.renames: '> 1/y', workload.picks: '>=6/y'}", ["1/5", "1/6", "2/5", "3/5"]),
    ("{workload.renames: '< 1/w', workload.picks: <= 5/y}", ["1/6", "2/6", "3/6"]),
    ("{workload.renames: ['< 2/y', '> 2/y']}", ["2/5", "2/6"]),
  ])
  func `combinations are left out`(_ except: String, _ rates: [String]) throws {
    let sweep = try Self.sweep(
      "  workload.renames: [1/y, 2/y, 3/y]\n  workload.picks: [5/y, 6/y]\n"
        + "  except: \(except)\n")
    #expect(Self.rates(sweep) == rates)
  }

  @Test func `a value to leave out may be written in another unit`() throws {
    let sweep = try Self.sweep(
      "  workload.renames: [1/y, 2/d]\n  except: {workload.renames: 730.5/y}\n")
    #expect(Self.rates(sweep) == ["1/0"])
  }

  @Test func `what goes together can be left out by any of its values`() throws {
    let sweep = try Self.sweep(
      "  together: {workload.renames: [1/y, 2/y, 3/y], workload.picks: [7/y, 8/y, 9/y]}\n"
        + "  except: {workload.picks: 9/y}\n")
    #expect(Self.rates(sweep) == ["1/7", "2/8"])
  }

  @Test(arguments: [
    ("from: 1/y, to: 9/y, step: 2/y", ["1/y", "3/y", "5/y", "7/y", "9/y"]),
    ("from: 1/y, to: 8.9/y, step: 2/y", ["1/y", "3/y", "5/y", "7/y"]),
    // In binary, 0.1 three times is more than 0.3.
    ("from: 0.1/y, to: 0.3/y, step: 0.1/y", ["0.1/y", "0.2/y", "0.3/y"]),
    ("from: 0.95/y, to: 1.1/y, step: 0.05/y", ["0.95/y", "1/y", "1.05/y", "1.1/y"]),
    ("from: 2/d, to: 2/d, step: 1/d", ["2/d"]),
  ])
  func `a range has its steps, exact in decimals`(_ range: String, _ values: [String]) throws {
    let sweep = try Self.sweep("  workload.renames: {\(range)}\n")
    #expect(sweep.axes.first?.steps.map { $0[0] } == values)
    #expect(sweep.cells.count == values.count)
  }

  @Test func `whole settings can be swept, with lists and mappings as values`() throws {
    let sweep = try Self.sweep(
      """
        strategies: [[stable-id], [{plugin: hash-id, label: h}, stable-id]]
        hosts: [[shortcuts-parameter], [widgetkit-edit-sheet, shortcuts-parameter]]
        score.weights: [{churn: 1}, {churn: 0.5, links: 2}]

      """)
    #expect(sweep.cells.count == 8)
    let last = try #require(sweep.cells.last?.variation)
    #expect(last.experiment.strategies.map(\.label) == ["h", "stable-id"])
    #expect(last.experiment.hosts.map(\.name) == ["widgetkit-edit-sheet", "shortcuts-parameter"])
    #expect(last.settings.first?.value == "[{plugin: hash-id, label: h}, stable-id]")
  }

  @Test func `the most cells are ten thousand`() throws {
    let text =
      "  seed: {from: 1, to: 100, step: 1}\n  workload.picks: {from: 1/y, to: 100/y, step: 1/y}\n"
    #expect(try Self.sweep(text).cells.count == 10_000)
  }

  @Test func `a cell is the experiment without what judges it`() throws {
    let config =
      ConfigFixture.base
      + "expect: [links.correct of stable-id >= 0%]\nsweep: {seed: [1, 2]}\n"
    let experiment = try ConfigFixture.read(Array(config.utf8))
    #expect(experiment.expectations.count == 1 && experiment.variesAssumptions)
    for cell in experiment.sweep?.cells ?? [] {
      let own = cell.variation.experiment
      #expect(own.expectations.isEmpty && !own.variesAssumptions && own.sweep == nil)
    }
  }

  @Test func `the command line can set a sweep and what it varies`() throws {
    var overrides = ConfigOverrides()
    overrides.settings = ["sweep.seed=[1, 2, 3]", "seed=9"]
    let experiment = try ConfigFixture.read(Array(ConfigFixture.base.utf8), overrides)
    #expect(experiment.workload.seed == 9)
    #expect(experiment.sweep?.cells.map(\.variation.experiment.workload.seed) == [1, 2, 3])
  }
}
