import Reporting
import Simulation
import StrategyLoading

/// `stratbench strategies`: the manual of the strategies, printed from the modules themselves.
enum StrategiesCommand {
  static let command = Command(
    syntax: CommandSyntax(
      name: "strategies", summary: "Lists the strategies, or shows the pages of some.",
      operandHelp: "names of strategies", operands: 0...Int.max,
      options: [
        Option("--json", help: "prints JSON"), Option("--markdown", help: "prints Markdown"),
        Option("--plugin", "FILE", repeated: true, help: "adds a strategy module"),
      ]), run: run)

  private static func run(_ options: Options, _ console: Console) throws -> ExitCode {
    var modules = try BundledStrategies.all()
    for file in options.all("--plugin") { modules.append(try StrategyFile.open(file)) }
    let names = options.operands
    let manual = StrategyManual(names.isEmpty ? modules : try named(names, among: modules))
    if options.has("--json") {
      console.print(try manual.json)
    } else if options.has("--markdown") {
      console.print(manual.markdown)
    } else {
      console.print(names.isEmpty ? manual.text : manual.pages)
    }
    return .done
  }

  private static func named(_ names: [String], among modules: [StrategyModule])
    throws(CommandFailure) -> [StrategyModule]
  {
    var found: [StrategyModule] = []
    for name in names {
      guard let module = modules.first(where: { $0.id == name }) else {
        throw .unknown("there is no strategy", name, among: modules.map(\.id))
      }
      found.append(module)
    }
    return found
  }
}
