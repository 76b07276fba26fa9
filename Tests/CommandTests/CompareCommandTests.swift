import Foundation
import TestSupport
import Testing

/// Two runs side by side.
struct CompareCommandTests {
  /// A results file with some metrics of `s` at `h`, written by hand.
  private static func results(
    _ metrics: String, strategies: [String] = ["s"], seed: Int = 1,
    renames: String = "1.5844043907014474e-08",
    overall: Double = 60, verdict: String = "\"kind\": \"recommended\", \"ranking\": [\"s\"]"
  ) -> String {
    let rows = strategies.map { #"{"strategy": "\#($0)", "host": "h", "metrics": {\#(metrics)}}"# }
    let scores = strategies.map { #"{"strategy": "\#($0)", "host": "h", "overall": \#(overall)}"# }
    return """
      {"schema": "stratbench.results/1", "tool": {"version": "0.1.0"},
       "experiment": {"name": "e", "configDigest": "abcdefabcdefabcdef",
         "config": {"seed": \(seed), "workload": {"renames": \(renames), "slots": 1}}},
       "seed": \(seed), "replications": 9, "horizonSeconds": 9, "entities": 3,
       "hosts": [{"name": "h", "values": {"capture": {"value": "pick"}}}],
       "results": [\(rows.joined(separator: ", "))],
       "scores": [\(scores.joined(separator: ", "))], "verdict": {\(verdict)}}
      """
  }

  private static func metric(_ name: String, _ mean: Double, _ half: Double?) -> String {
    let ends = half.map { #", "low": \#(mean - $0), "high": \#(mean + $0)"# } ?? ""
    return #""\#(name)": {"mean": \#(mean)\#(ends)}"#
  }

  private static func compare(_ old: String, _ new: String) throws -> Program {
    let folder = try TemporaryFolder()
    return try Program([
      "compare", folder.write(old, to: "old.json"), folder.write(new, to: "new.json"),
    ])
  }

  /// Half-widths of 3 and 4 make one of 5 for the difference: a difference of 4 is within it, one
  /// of 6 beyond.
  @Test(
    arguments: [
      ("links.correct", 0.90, 0.94, "same", 0), ("links.correct", 0.90, 0.96, "better", 0),
      ("links.correct", 0.90, 0.84, "**worse**", 12), ("links.correct", 0.90, 0.86, "same", 0),
      ("links.broken", 0.10, 0.16, "**worse**", 12), ("links.broken", 0.10, 0.04, "better", 0),
      ("staleness.viewed", 0.20, 0.26, "**worse**", 12),
      ("orphaned.uses", 0.20, 0.24, "same", 0),
    ] as [(String, Double, Double, String, Int32)])
  func `a metric is judged by its polarity and the interval of the difference`(
    _ name: String, _ old: Double, _ new: Double, _ judgement: String, _ code: Int32
  ) throws {
    let program = try Self.compare(
      Self.results(Self.metric(name, old, 0.03)), Self.results(Self.metric(name, new, 0.04)))
    #expect(program.exitCode == code)
    let points = Int(((new - old) * 100).rounded())
    let shown = "\(points < 0 ? "−" : "+")\(abs(points)).0 ± 5.0 pp | \(judgement) |"
    #expect(program.output.contains(shown), "\(program.output)")
  }

  @Test func `a comparison of every kind is as kept`() throws {
    let old = Self.results(
      [
        Self.metric("links.correct", 0.98, 0.006), Self.metric("churn.per-entity-year", 0.5, 0.03),
        Self.metric("staleness.age.p95", 864_000, 86400), Self.metric("wrong-label", 0, 0),
        Self.metric("repicks.to-converge", 200, 3), Self.metric("churn.per-rename", 1, nil),
        Self.metric("staleness.viewed", 0.2, 0.03), Self.metric("links.half-life", 9e6, nil),
      ].joined(separator: ", "), strategies: ["s", "gone"])
    let new = Self.results(
      [
        Self.metric("links.correct", 0.95, 0.008), Self.metric("churn.per-entity-year", 0.4, 0.04),
        Self.metric("staleness.age.p95", 1_728_000, 86400), Self.metric("wrong-label", 0, 0),
        Self.metric("repicks.to-converge", 204, 4), Self.metric("churn.per-rename", 0.5, nil),
        Self.metric("staleness.viewed", 0.18, 0.04), #""links.half-life": {"unit": "seconds"}"#,
      ].joined(separator: ", "), strategies: ["s", "come"], seed: 2,
      renames: "2.2181661469820264e-08", overall: 55.5,
      verdict: "\"kind\": \"no-clear-winner\", \"ranking\": [\"s\", \"come\"]")
    let program = try Self.compare(old, new)
    #expect(program.exitCode == 12)
    try Golden.expect(program.output, is: "compare.md")
  }

  @Test(
    arguments: [
      ("# a report", "it is not JSON"), ("{}", "it is JSON without a 'schema'"), ("", "not JSON"),
      ("[1]", "another type"),
      (
        #"{"schema": "stratbench.results/9"}"#,
        "its schema is 'stratbench.results/9', and this version reads 'stratbench.results/1'"
      ),
      (#"{"schema": "stratbench.results/1"}"#, "'tool' is missing"),
      (
        results(#""links.correct": {"mean": "all"}"#),
        "'results[0].metrics.links.correct.mean' is of another type"
      ),
      (results("").replacing("\"ranking\"", with: "\"rank\""), "'verdict.ranking' is missing"),
    ])
  func `a file that holds no results is named with what was found`(
    _ text: String, _ problem: String
  ) throws {
    let good = Self.results(Self.metric("links.correct", 1, 0))
    let program = try Self.compare(good, text)
    #expect(program.exitCode == 65)
    #expect(program.errors.contains("new.json: error: this is no results file: "))
    #expect(program.errors.contains(problem), "\(program.errors)")
    #expect(program.errors.contains("\n  help: "))
    #expect(program.output.isEmpty)
  }

  @Test func `runs that share nothing, files that are not there and wrong calls have their codes`()
    throws
  {
    let (one, other) = (Self.results("", strategies: ["a"]), Self.results("", strategies: ["b"]))
    let program = try Self.compare(one, other)
    #expect(program.exitCode == 65)
    #expect(program.errors.contains("no strategy at a host in common: before, a at h; now, b at h"))
    #expect(try Program(["compare", "nothing.json", "nothing.json"]).exitCode == 66)
    let call = try Program(["compare", "a.json"])
    #expect(call.exitCode == 64)
    #expect(call.errors.contains("usage: stratbench compare OLD.json NEW.json"))
  }

  // MARK: Baselines of runs

  private static func baseline(_ arguments: [String]) throws -> (Program, TemporaryFolder) {
    let (_, first) = try RunCommandTests.run(["--quiet"])
    let (program, folder) = try RunCommandTests.run(
      ["--baseline", first.file("out/results.json")] + arguments)
    return (program, folder)
  }

  @Test func `a run is as good as itself`() throws {
    let (program, folder) = try Self.baseline([])
    #expect(program.exitCode == 0)
    #expect(program.output.contains("\nNo clear difference from the baseline: of "))
    let report = try folder.read("out/report.md")
    #expect(report.contains("\n## Against the baseline\n"))
    #expect(report.contains("both runs play the same histories"))
    #expect(report.contains("\nstratbench run small.yaml --baseline results.json\n"))
  }

  @Test func `a run that is worse ends with code 12 after everything is written`() throws {
    let (program, folder) = try Self.baseline(["--set", "workload.renames=20/y"])
    #expect(program.exitCode == 12)
    let report = try folder.read("out/report.md")
    #expect(report.contains("**Worse than the baseline**"))
    #expect(
      report.contains("- **Settings that differ**: `workload.renames` 2 a year, now 20 a year."))
    #expect(try Self.baseline(["--set", "workload.renames=0.1/y"]).0.exitCode == 0)
  }

  @Test func `a baseline that cannot be used is found before the run`() throws {
    let folder = try TemporaryFolder()
    let other = try folder.write(Self.results(""), to: "other.json")
    for (file, code) in [("nothing.json", 66), (other, 65)] {
      let (program, out) = try RunCommandTests.run([
        "--baseline", file, "--replications", "1000000",
      ])
      #expect(program.exitCode == code)
      #expect(!out.exists("out"))
    }
  }

  @Test func `a failed expectation comes before a worse baseline`() throws {
    let failing = ["--check", "--set", "expect=[winner is versioned-id]"]
    let worse = ["--set", "workload.renames=20/y"]
    #expect(try Self.baseline(failing + worse).0.exitCode == 10)
  }
}
