import Diagnostics
import ExperimentConfig
import StrategyLoading
import Synchronization

/// The program: finds the command, runs it, and turns whatever goes wrong into text and a code.
package enum Stratbench {
  /// The version of the tool, in results and in `--version`.
  package static let version = "0.1.0"

  /// Runs the program.
  ///
  /// - Parameter arguments: Those after the program's name.
  /// - Returns: The exit code.
  package static func run(_ arguments: [String]) -> ExitCode {
    let console = Console()
    do {
      let code = try dispatch(arguments, console)
      return Console.hasLostOutput.load(ordering: .relaxed) ? .unwritable : code
    } catch let failure as CommandFailure {
      if !failure.text.isEmpty { console.warn(failure.text) }
      return failure.code
    } catch let mistakes as Mistakes {
      console.warn(mistakes.rendered)
      return .mistakes
    } catch let file as UnreadableFile {
      console.warn("error: '\(file.path)' cannot be read: \(file.reason)")
      return .unreadable
    } catch let refusal as StrategyRefusal {
      console.warn(refusal.rendered)
      return .strategyRefused
    } catch {
      console.warn("error: a bug in stratbench: \(error)\n  help: please report it")
      return .bug
    }
  }

  private static func dispatch(_ arguments: [String], _ console: Console) throws -> ExitCode {
    guard let name = arguments.first else {
      throw CommandFailure(.usage, Help.overview)
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--version": console.print(Help.version)
    case "--help", "-h": console.print(Help.overview)
    case "help": console.print(try Help.text(rest.first))
    case _ where Commands.later.contains(name):
      throw CommandFailure(
        .usage,
        "error: the command '\(name)' is not there yet\n  help: there are "
          + Commands.all.map(\.syntax.name).joined(separator: ", "))
    default:
      let command = try Commands.named(name)
      if rest.contains("--help") || rest.contains("-h") {
        console.print(command.syntax.help)
        return .done
      }
      return try command.run(Options(rest, command.syntax), console)
    }
    return .done
  }
}

/// A command of the program.
struct Command: Sendable {
  let syntax: CommandSyntax
  let run: @Sendable (Options, Console) throws -> ExitCode
}

/// The commands that there are, and the names of those to come.
enum Commands {
  static let later: Set = ["trace", "plugin", "completions"]

  static let all = [
    RunCommand.command, ValidateCommand.command, StrategiesCommand.command, HostsCommand.command,
    ExplainCommand.command, CompareCommand.command, SchemaCommand.command, AdviseCommand.command,
  ]

  static func named(_ name: String) throws(CommandFailure) -> Command {
    if let command = all.first(where: { $0.syntax.name == name }) { return command }
    throw .unknown("unknown command", name, among: all.map(\.syntax.name))
  }
}

/// Texts about the program itself.
enum Help {
  static let version = "stratbench \(Stratbench.version) (strategy ABI \(Handshake.supportedABI))"

  static var overview: String {
    let width = Commands.all.map(\.syntax.name.count).max() ?? 0
    let commands = Commands.all.map { command in
      let name = command.syntax.name
      return
        "  \(name)\(String(repeating: " ", count: width - name.count))  \(command.syntax.summary)"
    }
    return """
      Compares strategies for entity identifiers where a host keeps labels that it captured.

      usage: stratbench COMMAND [ARGUMENT]...

      commands:
      \(commands.joined(separator: "\n"))

      'stratbench help COMMAND' tells more. 'stratbench --version' prints the version.
      """
  }

  static func text(_ name: String?) throws(CommandFailure) -> String {
    guard let name else { return overview }
    return try Commands.named(name).syntax.help
  }
}
