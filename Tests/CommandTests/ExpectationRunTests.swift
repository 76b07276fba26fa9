import Foundation
import TestSupport
import Testing

/// Expectations on a history that is worked out by hand.
struct ExpectationRunTests {
  /// One entity over 10 days, renamed on day 4.
  ///
  /// A link of day 2 is followed on day 6, one of day 8 on day 9. A slot picked at 0 is looked at on day 2 (fresh) and on day 7 (3 days stale).
  ///
  /// Under `versioned-id`, which resolves the current version alone, the first link is broken, so
  /// half of the links work, and the slot is orphaned for 6 of 10 days. Under `stable-id` nothing
  /// breaks. Both labels are stale at the end, and a pick would mend them: 1,000 of 1,000 slots.
  private static let trace = """
    time,entity,event,name,slot,link
    0,a,create,A,,
    0,a,pick,,s,
    172800,a,link,,,one
    172800,,view,,s,
    345600,a,rename,B,,
    518400,,follow,,,one
    604800,,view,,s,
    691200,a,link,,,two
    777600,,follow,,,two
    864000,a,touch,,,
    """

  private static func run(_ expectations: [String], _ arguments: [String] = []) throws
    -> (program: Program, folder: TemporaryFolder)
  {
    let folder = try TemporaryFolder()
    _ = try folder.write(trace, to: "t.csv")
    let expect = expectations.map { "\n  - \($0)" }.joined()
    let config = """
      experiment: by-hand
      replications: 2
      horizon: 10d
      hosts:
        - shortcuts-parameter
        - {profile: shortcuts-parameter, set: {label-ttl: 5d}, label: "fresh & <kept>"}
      workload: {trace: t.csv}
      strategies: [stable-id, {plugin: versioned-id, label: v, resolve: strict}]
      """
    let file = try folder.write(
      config + (expectations.isEmpty ? "" : "\nexpect:\(expect)"), to: "by-hand.yaml")
    let program = try Program(["run", file, "--out", folder.file("out")] + arguments)
    return (program, folder)
  }

  private static func outcomes(_ folder: TemporaryFolder) throws -> [String] {
    let json = try JSONSerialization.jsonObject(
      with: Data(folder.read("out/results.json").utf8))
    let found = (json as? [String: Any])?["expectations"] as? [[String: Any]]
    return try #require(found).compactMap { $0["outcome"] as? String }
  }

  /// Every relation at, below and above what the history comes to, in every unit.
  private static let cases: [(String, String)] = [
    ("links.correct of v == 50%", "held"), ("links.correct of v <= 50%", "held"),
    ("links.correct of v >= 50%", "held"), ("links.correct of v < 50%", "failed"),
    ("links.correct of v > 50%", "failed"), ("links.correct of v == 50.1%", "failed"),
    ("links.correct of v > 49.9%", "held"), ("links.correct of v < 50.1%", "held"),
    ("orphaned.time of v == 60%", "held"), ("orphaned.time of v <= 59%", "failed"),
    ("staleness.age.max of stable-id at shortcuts-parameter == 3d", "held"),
    ("staleness.age.max of stable-id at shortcuts-parameter < 72h", "failed"),
    // 1 rename in 10 days of one entity: 36.525 a year.
    ("churn.per-entity-year of v == 36.525", "held"),
    ("churn.per-entity-year of v <= 0.1/d", "held"),
    ("churn.per-entity-year of v >= 37/y", "failed"),
    ("churn.per-rename of v == 1", "held"), ("churn.cardinality of v < 2", "failed"),
    ("repicks.to-converge of v at shortcuts-parameter == 1000", "held"),
    // Anchored at 100 % and 95 % correct links.
    ("score.links of stable-id == 100", "held"), ("score.links of v > 0", "failed"),
    ("score.links of v minus stable-id == -100", "held"),
    ("links.correct of stable-id minus v == 50%", "held"),
    ("links.correct of v minus stable-id >= -49%", "failed"),
    ("staleness.viewed of v minus stable-id at shortcuts-parameter == 0%", "held"),
    ("staleness.viewed of v minus stable-id == 0%", "failed"),
    // A label that is captured anew on day 5 is fresh on day 7, at one host of the two, if the
    // identifier still resolves.
    ("staleness.viewed of stable-id at \"fresh & <kept>\" == 0%", "held"),
    ("staleness.viewed of stable-id at shortcuts-parameter == 50%", "held"),
    ("staleness.viewed of stable-id == 0%", "failed"),
    ("staleness.viewed of stable-id <= 50%", "held"), ("staleness.viewed of v == 50%", "held"),
    // No stale view has an age there, and links that work have no half-life.
    ("staleness.age.max of stable-id <= 3d", "not-measured"),
    ("links.half-life of stable-id >= 1d", "not-measured"),
    ("winner is stable-id", "held"), ("winner is not stable-id", "failed"),
    ("winner is v", "failed"), ("winner is not v", "held"),
  ]

  @Test func `each expectation comes to what the history says`() throws {
    let (program, folder) = try Self.run(Self.cases.map(\.0))
    #expect(program.exitCode == 0, "\(program.errors)")
    let outcomes = try Self.outcomes(folder)
    #expect(outcomes.count == Self.cases.count)
    for (found, (sentence, outcome)) in zip(outcomes, Self.cases) {
      #expect(found == outcome, "\(sentence)")
    }
  }

  @Test func `a failed expectation is code 10 when checked, and all files are there`() throws {
    let failing = ["links.correct of v >= 99%", "winner is stable-id"]
    let (program, folder) = try Self.run(failing, ["--check"])
    #expect(program.exitCode == 10)
    #expect(
      program.output.contains(
        "\n1 of 2 expectations holds; failed: 'links.correct of v >= 99%'.\n"))
    #expect(folder.exists("out/report.md") && folder.exists("out/results.json"))
    #expect(try Self.run(failing).program.exitCode == 0)
    #expect(try Self.run(["winner is stable-id"], ["--check"]).program.exitCode == 0)
  }

  @Test(arguments: ["--check", "--junit=j.xml"])
  func `what has nothing to check is a mistake, and nothing is run`(_ option: String) throws {
    let (program, folder) = try Self.run([], [option])
    #expect(program.exitCode == 65)
    #expect(program.errors.contains("has nothing to check: the config has no 'expect'"))
    #expect(program.errors.contains("help: add for instance 'expect: [links.correct of stable-id"))
    #expect(!folder.exists("out"))
  }

  @Test func `an unknown name in an expectation is a mistake of the config`() throws {
    let (program, folder) = try Self.run(["winner is w"])
    #expect(program.exitCode == 65)
    #expect(program.errors.contains("by-hand.yaml:10:15: error: there is no strategy 'w'"))
    #expect(!folder.exists("out"))
  }

  // MARK: Files for other programs

  private static let shown = [
    "links.correct of stable-id >= 99%", "links.correct of v >= 99%",
    "staleness.viewed of stable-id at 'fresh & <kept>' == 0%",
    "staleness.age.max of stable-id <= 3d", "staleness.viewed of stable-id < 50%",
    "score of stable-id minus v > 20", "winner is v", "winner is not v",
  ]

  @Test func `the report and JUnit XML of expectations are as kept`() throws {
    let folder = try TemporaryFolder()
    let (program, run) = try Self.run(Self.shown, ["--junit", folder.file("deep/er/junit.xml")])
    #expect(program.exitCode == 0, "\(program.errors)")
    try Golden.expect(folder.read("deep/er/junit.xml"), is: "expectations/junit.xml")
    let report = try run.read("out/report.md")
    let section = try #require(report.components(separatedBy: "## Expectations\n").last)
    try Golden.expect(
      String(section.components(separatedBy: "\n## ")[0]), is: "expectations/section.md")
  }

  @Test(.enabled(if: Python.path != nil, "Python is not installed"))
  func `a public reader finds every expectation in the JUnit XML`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("junit.xml")
    #expect(try Self.run(Self.shown, ["--junit", file]).program.exitCode == 0)
    let script = """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.argv[1]).getroot()
      suite, = root.findall('testsuite')
      print(suite.get('name'), suite.get('tests'), suite.get('failures'))
      for case in suite.findall('testcase'):
        print(case.get('name') + (' FAILS' if case.find('failure') is not None else ''))
      """
    let fails = Set([1, 3, 4, 6].map { Self.shown[$0] })
    #expect(
      try Python.run(script, [file])
        == (["by-hand 8 4"] + Self.shown.map { fails.contains($0) ? "\($0) FAILS" : $0 })
        .joined(separator: "\n"))
  }

  @Test(arguments: [("j.xml/", 64, "names a folder"), ("out", 73, "--junit FILE")])
  func `a JUnit file that cannot be written is found before the run`(
    _ path: String, _ code: Int32, _ text: String
  ) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("out"), withIntermediateDirectories: false)
    let arguments = ["--junit", folder.file(path), "--replications", "1000000"]
    let program = try Self.run(Self.shown, arguments).program
    #expect(program.exitCode == code)
    #expect(program.errors.contains(text), "\(program.errors)")
  }
}
