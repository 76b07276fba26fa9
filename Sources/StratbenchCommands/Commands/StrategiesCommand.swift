import Reporting
import StrategyLoading

/// `stratbench strategies`: the manual of the strategies, printed from the modules themselves.
enum StrategiesCommand {
  static let command = Command(
    syntax: CommandSyntax(
      name: "strategies", summary: "Lists the strategies with their parameters.",
      operandHelp: "no operand", operands: 0...0,
      options: [
        Option("--json", help: "prints JSON"), Option("--markdown", help: "prints Markdown"),
        Option("--plugin", "FILE", repeated: true, help: "adds a strategy module"),
      ]), run: run)

  private static func run(_ options: Options, _ console: Console) throws -> ExitCode {
    var modules = try BundledStrategies.all()
    for file in options.all("--plugin") { modules.append(try StrategyFile.open(file)) }
    let manual = StrategyManual(modules)
    if options.has("--json") {
      console.print(try manual.json)
    } else {
      console.print(options.has("--markdown") ? manual.markdown : manual.text)
    }
    return .done
  }
}
