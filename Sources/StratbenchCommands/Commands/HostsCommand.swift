import ExperimentConfig
import HostModel
import Reporting

/// `stratbench hosts`: the host profiles with the evidence of every value.
enum HostsCommand {
  static let command = Command(
    syntax: CommandSyntax(
      name: "hosts", summary: "Lists the host profiles, or shows one with its evidence.",
      operandHelp: "at most one name", operands: 0...1,
      options: [Option("--json", help: "prints JSON")]), run: run)

  private static func run(_ options: Options, _ console: Console) throws -> ExitCode {
    let names = options.operands.isEmpty ? ShippedProfiles.names : options.operands
    let profiles = try names.map(profile)
    if options.has("--json") {
      console.print(try HostManual(profiles).json)
    } else {
      let manual = HostManual(profiles)
      console.print(options.operands.isEmpty ? manual.list : manual.details)
    }
    return .done
  }

  /// A shipped profile by its name, or the profile of a file.
  static func profile(_ name: String) throws -> HostProfile {
    if let shipped = try ShippedProfiles.profile(name) { return shipped }
    guard !name.contains("/"), !name.hasSuffix(".yaml") else {
      return try HostProfileFile.read(InputFile.read(name), file: name)
    }
    throw CommandFailure.unknown("there is no host", name, among: ShippedProfiles.names)
  }
}
