#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Diagnostics
import ExperimentConfig
import HostModel
import Reporting
import Scoring
import Simulation
import Workload

/// `stratbench explain`: one entity's history under every strategy, step by step.
enum ExplainCommand {
  static let command = Command(
    syntax: CommandSyntax(
      name: "explain", summary: "Shows one entity's history under every strategy, step by step.",
      operandHelp: "one config", operands: 1...1,
      options: [
        Option("--entity", "KEY", help: "which entity; else the one that shows most"),
        Option("--replication", "N", help: "of which replication, counted from 1"),
        Option("--seed", "N", help: "replaces 'seed'"),
        Option("--set", "PATH=VALUE", repeated: true, help: "replaces any value of the config"),
        Option("--plugin", "FILE", repeated: true, help: "offers a strategy module to the config"),
        Option("--host", "NAME|FILE", repeated: true, help: "replaces 'hosts'; the first is shown"),
      ]), run: run)

  private static func run(_ options: Options, _ console: Console) throws -> ExitCode {
    let replication = try options.integer("--replication", in: 1...1_000_000) ?? 1
    let experiment = try ExperimentFile.read(options.operands[0], options)
    let entity = try options.value("--entity").map { try place(of: $0, experiment.workload) }
    let order =
      try entity == nil ? ranking(experiment, console) : experiment.strategies.indices.map(\.self)
    let ends = [order.first, order.last].compactMap(\.self)
    let example = try WorkedExample(
      experiment.workload, experiment.strategies, experiment.watched(at: 0),
      of: entity.map(WorkedExample.Choice.entity) ?? .telling(ends), replication: replication - 1)
    guard let example else {
      throw CommandFailure(
        .usage,
        "error: the history ends before \(entity == nil ? "any entity" : "this entity") is created"
          + "\n  help: raise it with --set horizon=…")
    }
    let explanation = Explanation(
      experiment, example, order: order, replication: replication, isChosen: entity == nil)
    console.print(explanation.markdown)
    return .done
  }

  /// The strategies, best first, by a few replications.
  private static func ranking(_ experiment: Experiment, _ console: Console) throws -> [Int] {
    if experiment.strategies.count == 1 { return [0] }
    let ranked = try ExperimentRun(
      experiment: experiment, jobs: ProcessInfo.processInfo.activeProcessorCount, console: console,
      showsProgress: false
    ).ranking()
    return ranked + experiment.strategies.indices.filter { !ranked.contains($0) }
  }

  private static func place(of key: String, _ workload: Workload) throws(CommandFailure) -> Int {
    if let place = workload.entity(withKey: key) { return place }
    throw CommandFailure(
      .usage, "error: there is no entity '\(key)'\n  help: \(help(key, workload))")
  }

  private static func help(_ key: String, _ workload: Workload) -> String {
    let (first, last) = (workload.key(of: 0), workload.key(of: workload.entityCount - 1))
    guard case .trace(let trace) = workload.edits else {
      return workload.entityCount == 1 ? "known: \(first)" : "there are \(first) to \(last)"
    }
    let near = Suggestion.nearest(to: key, among: trace.entities.map(\.key))
    return near.map { "did you mean '\($0)'?" }
      ?? "known: \(trace.entities.prefix(8).map(\.key).joined(separator: ", "))"
      + (trace.entities.count > 8 ? ", …" : "")
  }
}
