import TestSupport
import Testing

/// Whole outputs, kept beside the tests.
struct GoldenTests {
  @Test(arguments: ["widget-contacts", "place-names", "surfaces", "mishaps"])
  func `the report and the results of an example are as kept`(_ name: String) throws {
    let folder = try TemporaryFolder()
    let program = try Program([
      "run", "Configs/\(name).yaml", "--out", folder.path,
    ])
    #expect(program.exitCode == 0)
    try Golden.expect(folder.read("report.md"), is: "\(name)/report.md")
    try Golden.expect(folder.read("results.json"), is: "\(name)/results.json")
    try Golden.expect(
      program.output.replacing(folder.path, with: "DIR"), is: "\(name)/output.txt")
  }

  /// Everything that a report can tell of, held against a run with another seed.
  @Test func `the report with every section is as kept`() throws {
    let folder = try TemporaryFolder()
    let config = "Tests/Golden/every-section/config.yaml"
    let before = try Program(["run", config, "--seed", "6", "--out", folder.file("before")])
    #expect(before.exitCode == 0, "\(before.errors)")
    let now = try Program([
      "run", config, "--baseline", folder.file("before/results.json"), "--out", folder.file("out"),
    ])
    #expect([0, 12].contains(now.exitCode), "\(now.errors)")
    try Golden.expect(folder.read("out/report.md"), is: "every-section/report.md")
    try Golden.expect(folder.read("out/results.json"), is: "every-section/results.json")
  }

  @Test(
    arguments: [
      (["strategies"], "strategies.txt"), (["strategies", "--markdown"], "strategies.md"),
      (["strategies", "--json"], "strategies.json"), (["hosts"], "hosts.txt"),
      (["hosts", "widgetkit-edit-sheet"], "widgetkit-edit-sheet.txt"),
      (["hosts", "spotlight"], "spotlight.txt"),
      (["hosts", "--json"], "hosts.json"), (["--help"], "help.txt"),
      (["help", "run"], "help-run.txt"), (["--version"], "version.txt"),
      (["explain", "Configs/widget-contacts.yaml"], "widget-contacts/explain.md"),
    ])
  func `what the program tells of itself is as kept`(_ arguments: [String], _ file: String) throws {
    let program = try Program(arguments)
    #expect(program.exitCode == 0)
    try Golden.expect(program.output, is: file)
  }
}
