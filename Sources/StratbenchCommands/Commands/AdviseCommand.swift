import Advice
import ExperimentConfig
import HostModel
import Reporting
import Workload

/// `stratbench advise`: what a list of names tells without a simulation.
enum AdviseCommand {
  static let command = Command(
    syntax: CommandSyntax(
      name: "advise", summary: "Says what a list of names allows: collisions, lengths, slugs.",
      operandHelp: "one list of names or trace", operands: 1...1,
      options: [
        Option("--json", help: "prints JSON"),
        Option("--host", "NAME", repeated: true, help: "a host whose limit counts; else all"),
        Option("--all-names", help: "takes every name of a trace, not the last of each entity"),
      ]), run: run)

  private static func run(_ options: Options, _ console: Console) throws -> ExitCode {
    let hosts = options.all("--host").isEmpty ? ShippedProfiles.names : options.all("--host")
    let limits = try hosts.map(HostsCommand.profile).compactMap { profile in
      profile.behaviour.maxIDLength.map { NameAdvice.Limit(host: profile.name, bytes: $0) }
    }
    let file = options.operands.first ?? "-"
    let list = try NameListReader.read(
      InputFile.read(file), file: file, all: options.has("--all-names"))
    let document = AdviceDocument(
      NameAdvice(list, limits: limits),
      file: file.split(separator: "/").last.map(String.init) ?? file)
    console.print(options.has("--json") ? try document.json : document.markdown)
    return .done
  }
}
