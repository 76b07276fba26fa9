import Reporting

/// `stratbench compare`: what changed from one run to another, as Markdown.
enum CompareCommand {
  static let command = Command(
    syntax: CommandSyntax(
      name: "compare", summary: "Compares the results.json of two runs; code 12 when worse.",
      operandHelp: "two results.json, the older one first", operands: 2...2, options: []),
    run: run)

  private static func run(_ options: Options, _ console: Console) throws -> ExitCode {
    let (old, new) = (options.operands[0], options.operands[1])
    let (before, now) = (try ResultsFile.read(old), try ResultsFile.read(new))
    let comparison = try ResultsFile.blaming(new) { () throws(NothingInCommon) in
      try BaselineSection(before, now)
    }
    console.print(comparison.document)
    return comparison.isWorse ? .worseThanBaseline : .done
  }
}
