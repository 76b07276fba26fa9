import Diagnostics
import ExperimentConfig
import HostModel
import Scoring
import Testing

@Suite struct OverrideTests {
  private static func complaint(_ settings: [String], hosts: [String] = []) throws -> String? {
    var overrides = ConfigOverrides()
    overrides.settings = settings
    overrides.hosts = hosts
    return try ConfigFixture.complaint(Array(ConfigFixture.base.utf8), overrides)
  }

  private static func experiment(_ settings: [String]) throws -> Experiment {
    var overrides = ConfigOverrides()
    overrides.settings = settings
    return try ConfigFixture.read(Array(ConfigFixture.base.utf8), overrides)
  }

  @Test func `a setting replaces a value, the last one counts`() throws {
    #expect(try Self.experiment(["replications=7"]).replications == .fixed(7))
    #expect(try Self.experiment(["replications=7", "replications=8"]).replications == .fixed(8))
    #expect(try Self.experiment(["question=Which one?"]).question == "Which one?")
    #expect(try Self.experiment(["question=a=b"]).question == "a=b")
  }

  @Test func `a path into nothing makes mappings, a metric keeps its dots`() throws {
    #expect(try Self.experiment(["score.tolerance=1d"]).score.tolerance == 86400)
    let vetoes = ["score={vetoes: {wrong-label: 0%}}", "score.vetoes.wrong-label=5%"]
    #expect(try Self.experiment(vetoes).score.vetoes.map(\.limit) == [0.05])
    let dotted = ["score={vetoes: {links.broken: 0%}}", "score.vetoes.links.broken=5%"]
    #expect(try Self.experiment(dotted).score.vetoes.map(\.limit) == [0.05])
  }

  @Test func `a setting replaces a value that was wrong`() throws {
    let config = ConfigFixture.base(with: "horizon: soon")
    var overrides = ConfigOverrides()
    overrides.settings = ["horizon=2y"]
    #expect(try ConfigFixture.complaint(Array(config.utf8), overrides) == nil)
  }

  @Test(arguments: ["seed", "=4", "seed=", ".=4", "score..tolerance=1d", ".seed=4", "seed.=4", ""])
  func `what is not a path and a value is refused`(setting: String) throws {
    #expect(
      try Self.complaint([setting]) == """
        bad.yaml: error: '--set \(setting)' is not PATH=VALUE (set on the command line)
          help: write for instance --set workload.picks=2/y
        """)
  }

  @Test(arguments: [
    (
      "seed=many",
      """
      bad.yaml: error: 'many' is not a whole number (set on the command line)
        help: write digits only, such as 2000
      """
    ),
    (
      "seeed=4",
      """
      bad.yaml: error: unknown key 'seeed' in the config (set on the command line)
        help: did you mean 'seed'?
      """
    ),
    (
      "workload.viws=2/y",
      """
      bad.yaml: error: unknown key 'viws' in 'workload' (set on the command line)
        help: did you mean 'views'?
      """
    ),
    (
      "seed.value=4",
      "bad.yaml: error: a mapping is not a whole number (set on the command line)\n"
        + "  help: write digits only, such as 2000"
    ),
    (
      "strategies.0=hash-id",
      """
      bad.yaml: error: 'strategies' must be a list, not a mapping (set on the command line)
        help: write [a, b]
      """
    ),
    (
      "hosts=[a",
      """
      bad.yaml: error: the value of '--set hosts=[a' cannot be read: expected ',' or ']' in the \
      list that starts in line 1 (set on the command line)
        help: put a text with special characters in quotes
      """
    ),
    (
      "strategies=[hash]",
      """
      bad.yaml: error: there is no strategy 'hash' (set on the command line)
        help: did you mean 'hash-id'?
      """
    ),
  ])
  func `a wrong value says that it came from the command line`(
    setting: String, complaint: String
  ) throws {
    #expect(try Self.complaint([setting]) == complaint)
  }

  @Test func `a wrong host says so as well`() throws {
    #expect(
      try Self.complaint([], hosts: ["shortcuts"]) == """
        bad.yaml: error: there is no host 'shortcuts' (set on the command line)
          help: did you mean 'shortcuts-parameter'?
        """)
  }

  @Test func `hosts of the command line replace those of the config`() throws {
    var overrides = ConfigOverrides()
    overrides.hosts = ["shortcuts-parameter"]
    let experiment = try ConfigFixture.read(Array(ConfigFixture.base.utf8), overrides)
    #expect(experiment.hosts.count == 1)
    #expect(experiment.hosts.first?.name == "shortcuts-parameter")
  }

  @Test func `mistakes of the command line stand before those of the file`() throws {
    var overrides = ConfigOverrides()
    overrides.settings = ["entities=0"]
    let config = ConfigFixture.base(with: "horizon: 0y")
    #expect(
      try ConfigFixture.complaint(Array(config.utf8), overrides) == """
        bad.yaml: error: '0' is out of range (set on the command line)
          help: allowed: 1 to 100000000
        bad.yaml:2:10: error: '0y' is out of range
          horizon: 0y
                   ^~
          help: allowed: more than 0s, at most 1000y
        """)
  }
}
