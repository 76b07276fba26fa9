import ExperimentConfig
import Reporting
import StrategyLoading

/// `stratbench schema`: the JSON Schema of a config.
enum SchemaCommand {
  static let command = Command(
    syntax: CommandSyntax(
      name: "schema", summary: "Prints the JSON Schema of a config, for editors.",
      operandHelp: "no operand", operands: 0...0,
      options: [
        Option("--plugin", "FILE", repeated: true, help: "adds the parameters of a strategy module")
      ]), run: run)

  private static func run(_ options: Options, _ console: Console) throws -> ExitCode {
    var modules = try BundledStrategies.all()
    for file in options.all("--plugin") { modules.append(try StrategyFile.open(file)) }
    console.print(try SchemaDocument(ExperimentReader.shape(modules: modules)).text)
    return .done
  }
}
