import Diagnostics
import ExperimentConfig

/// `stratbench validate`: every mistake of every config, without a run.
enum ValidateCommand {
  static let command = Command(
    syntax: CommandSyntax(
      name: "validate", summary: "Reports every mistake of configs at once, without running them.",
      operandHelp: "one config or more", operands: 1...10_000,
      options: [
        Option("--plugin", "FILE", repeated: true, help: "offers a strategy module to the configs")
      ]), run: run)

  private static func run(_ options: Options, _ console: Console) throws -> ExitCode {
    var failures = 0
    var unreadable = false
    for path in options.operands {
      do {
        let experiment = try ExperimentFile.read(path, options)
        for note in experiment.notes { console.warn("\(path): note: \(note)") }
        console.print("\(path): valid")
      } catch let mistakes as Mistakes {
        console.warn(mistakes.rendered)
        failures += mistakes.list.count
      } catch let file as UnreadableFile {
        console.warn("error: '\(file.path)' cannot be read: \(file.reason)")
        unreadable = true
      }
    }
    guard failures > 0 else { return unreadable ? .unreadable : .done }
    console.warn("\(failures) mistake\(failures == 1 ? "" : "s")")
    return .mistakes
  }
}
