import ExperimentConfig
import Reporting
import Simulation
import StrategyLoading

/// Plays the scenarios and the cells of a sweep one after another, as far as no earlier run kept them.
struct VariationRuns {
  private struct Run {
    let title: String
    let variation: Variation
    let key: VariationKey
  }

  private let runs: [Run]
  private let store: KeptResults?
  private let console: Console?
  /// What an earlier run kept.
  private var known: [VariationKey: VariationOutcome] = [:]
  /// How many runs must be played; those of one key are played once.
  private let missing: Int

  /// Looks up what is there and says how many runs there are.
  ///
  /// - Parameters:
  ///   - experiment: What has scenarios and a sweep.
  ///   - folder: Where results are kept, or nil when nothing is to be written.
  ///   - jobs: How many threads each run has.
  ///   - console: What hears of it, unless it is nil.
  init(_ experiment: Experiment, in folder: String?, jobs: Int, _ console: Console?) throws {
    self.console = console
    store = folder.map(KeptResults.init)
    runs = try zip(experiment.variationTitles, experiment.variations).map { title, variation in
      Run(
        title: title, variation: variation,
        key: try VariationKey(
          variation.experiment, toolVersion: Stratbench.version, abi: Handshake.supportedABI))
    }
    for key in runs.map(\.key) where known[key] == nil {
      switch store?.find(key) {
      case .whole(let outcome): known[key] = outcome
      case .broken(let file):
        console?.warn("note: '\(file)' is not whole; its run is played anew")
      case .nothing, nil: break
      }
    }
    missing = Set(runs.map(\.key)).count - known.count
    try requireRoom(jobs: jobs)
    if !runs.isEmpty { console?.warn(announcement(experiment)) }
  }

  /// Finds out, before the first run, whether the folder can be written and every run fits into
  /// memory.
  private func requireRoom(jobs: Int) throws {
    guard missing > 0 else { return }
    if let store { _ = try OutputFolder(store.path, files: []) }
    for run in runs where known[run.key] == nil {
      let needed = try run.variation.experiment.memoryEstimate(jobs: jobs)
      do throws(CommandFailure) {
        try MachineMemory.require(needed)
      } catch {
        throw explained(error, run, played: 0)
      }
    }
  }

  private func announcement(_ experiment: Experiment) -> String {
    let cells = experiment.sweep?.cells.count ?? 0
    let parts = [
      "the experiment itself", Self.counted(experiment.scenarios.count, "scenario"),
      Self.counted(cells, "cell").map { "\($0) of the sweep" },
    ].compactMap(\.self)
    let kept = runs.count { known[$0.key] != nil }
    let rest = kept > 0 ? "; \(kept) of them kept from an earlier run" : ""
    return "\(runs.count + 1) runs: \(parts.joined(separator: ", "))\(rest)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(Format.count(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: Playing

  /// What every variation came to, in the order of the experiment's.
  func outcomes(_ play: (Experiment) throws -> ExperimentRun.Outcome) throws -> [VariationOutcome] {
    var known = known
    var played = 0
    return try runs.map { run in
      if let outcome = known[run.key] { return outcome }
      console?.warn("run \(played + 1) of \(missing): \(run.title)")
      let outcome = try outcome(of: run, played: played, play)
      known[run.key] = outcome
      played += 1
      return outcome
    }
  }

  private func outcome(
    of run: Run, played: Int, _ play: (Experiment) throws -> ExperimentRun.Outcome
  ) throws -> VariationOutcome {
    do {
      let experiment = run.variation.experiment
      let outcome = try play(experiment)
      let results = try Report(experiment, outcome.results, outcome.scrutiny, command: "")
        .json(toolVersion: Stratbench.version, abi: Handshake.supportedABI)
      try store?.keep(results, run.key)
      return try VariationOutcome(results, run.key)
    } catch let failure as CommandFailure {
      throw explained(failure, run, played: played)
    }
  }

  private func explained(_ failure: CommandFailure, _ run: Run, played: Int) -> CommandFailure {
    guard failure.code == .interrupted else {
      return CommandFailure(failure.code, "\(failure.text)\n  in the run \(run.title)")
    }
    guard let store else { return failure }
    let kept = known.count + played
    return CommandFailure(
      .interrupted,
      "interrupted; no report was written, and \(kept) of \(missing + known.count) runs are kept "
        + "in '\(store.path)'\n  help: the same command goes on from there")
  }
}
