import ExperimentConfig
import Reporting

/// Where what a run tells goes.
struct RunOutput {
  private enum Place {
    case standardOutput
    case folder(OutputFolder)
  }

  private let place: Place
  private let hasCSV: Bool
  private let isQuiet: Bool
  /// The folder and the name of the JUnit file.
  private let junit: (folder: OutputFolder, name: String)?

  /// Finds out, before the run, whether everything can be written.
  init(_ options: Options, _ experiment: Experiment) throws(CommandFailure) {
    let path = options.value("--out") ?? "reports/\(experiment.name)"
    hasCSV = options.has("--csv")
    isQuiet = options.has("--quiet")
    guard path != "-" || !hasCSV else {
      throw CommandFailure(
        .usage,
        "error: '--csv' writes results.csv beside the report, and '--out -' writes no files"
          + "\n  help: name a folder with --out DIR")
    }
    let names = ["report.md", "results.json"] + (hasCSV ? ["results.csv"] : [])
    place = path == "-" ? .standardOutput : .folder(try OutputFolder(path, files: names))
    junit = try options.value("--junit").map(Self.junit)
  }

  private static func junit(_ path: String) throws(CommandFailure) -> (OutputFolder, String) {
    let slash = path.lastIndex(of: "/")
    let name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard !name.isEmpty else {
      throw CommandFailure(
        .usage, "error: '--junit \(path)' names a folder\n  help: name a file, such as junit.xml")
    }
    return (try OutputFolder(folder, files: [name], option: "--junit FILE"), name)
  }

  func write(
    _ report: Report, _ results: ResultsText, _ comparison: BaselineSection?, _ console: Console
  ) throws {
    let markdown = try report.markdown(
      toolVersion: Stratbench.version, results, baseline: comparison)
    if let junit { try junit.folder.write([(junit.name, report.junit)]) }
    guard case .folder(let folder) = place else { return console.print(markdown) }
    let files =
      [("report.md", markdown + "\n"), ("results.json", results.text + "\n")]
      + (hasCSV ? [("results.csv", report.csv)] : [])
    try folder.write(files)
    guard !isQuiet else { return }
    console.print(report.summary)
    if let comparison { console.print("\n" + comparison.sentence) }
    console.print("\nDigest of the results: \(results.shortDigest)\n")
    for (name, _) in files { console.print(folder.file(name)) }
    if let junit { console.print(junit.folder.file(junit.name)) }
  }
}
