import TestSupport
import Testing

/// Whole outputs, kept beside the tests.
struct GoldenTests {
  @Test(arguments: ["widget-contacts", "place-names"])
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
