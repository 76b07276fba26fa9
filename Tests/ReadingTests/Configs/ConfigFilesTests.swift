import Diagnostics
import ExperimentConfig
import HostModel
import Testing
import Workload

/// Files that a config names.
@Suite struct ConfigFilesTests {
  private static let trace = "time,entity,event,name\n0,c1,create,A\n86400,c1,rename,B\n"

  private static func read(_ config: String, _ files: [String: String]) throws -> Experiment {
    var sources = try ConfigFixture.sources()
    sources.readFile = { path in
      guard let file = files[path] else {
        throw UnreadableFile(path: path, reason: "there is no such file")
      }
      return Array(file.utf8)
    }
    return try ExperimentReader.read(Array(config.utf8), file: "bad.yaml", sources: sources)
  }

  private static func config(_ workload: String) -> String {
    """
    experiment: base
    hosts: [widgetkit-edit-sheet]
    workload: \(workload)
    strategies: [stable-id]
    """
  }

  @Test func `a trace gives the entities and the horizon`() throws {
    let experiment = try Self.read(
      Self.config("{trace: data/edits.csv}"), ["data/edits.csv": Self.trace])
    #expect(experiment.traceName == "edits.csv")
    #expect(experiment.workload.entityCount == 1)
    #expect(experiment.workload.horizon == 86401)
  }

  @Test func `a mistake of a trace names the trace`() {
    let mistakes = #expect(throws: Mistakes.self) {
      try Self.read(Self.config("{trace: edits.csv}"), ["edits.csv": Self.trace + "1,c2,touch,\n"])
    }
    #expect(
      mistakes?.rendered == """
        edits.csv:4:3: error: 'c2' was not created
          1,c2,touch,
            ^~
          help: a 'create' of it must come first
        """)
  }

  @Test func `a trace is not read for a config with mistakes`() {
    let mistakes = #expect(throws: Mistakes.self) {
      try Self.read(Self.config("{trace: missing.csv, views: often}"), [:])
    }
    #expect(mistakes?.list.count == 1)
    #expect(throws: UnreadableFile.self) {
      try Self.read(Self.config("{trace: missing.csv}"), [:])
    }
  }

  @Test func `a profile of the user's own is read beside the shipped ones`() throws {
    let config = ConfigFixture.base(with: "hosts: [shortcuts-parameter, hosts/mine.yaml]")
    let profile = "name: mine\nlabel-store: by-id\nuses: {value: 2/d, evidence: assumed}\n"
    let experiment = try Self.read(config, ["hosts/mine.yaml": profile])
    #expect(experiment.hosts.map(\.name) == ["shortcuts-parameter", "mine"])
    #expect(experiment.hosts.last?.behaviour.labelStore == .byID)
    #expect(experiment.hosts.last?.behaviour.labelTTL == nil)
  }

  @Test func `the mistakes of a profile are all reported with its name`() {
    let profile = """
      nam: mine
      summary: A host.
      label-store:
        value: by-di
        evidence: documented
      uses: 40
      uses: 1/d
      label-ttl: never
      """
    let mistakes = #expect(throws: Mistakes.self) {
      try HostProfileFile.read(Array(profile.utf8), file: "mine.yaml")
    }
    #expect(
      mistakes?.rendered == """
        mine.yaml:1:1: error: unknown key 'nam' in a host profile
          nam: mine
          ^~~
          help: did you mean 'name'?
        mine.yaml:4:10: error: 'by-di' is not one of per-slot, by-id, none
            value: by-di
                   ^~~~~
          help: did you mean 'by-id'?
        mine.yaml:5:13: error: 'documented' needs a source
            evidence: documented
                      ^~~~~~~~~~
          help: add 'source: URL', or grade the value 'assumed'
        mine.yaml:6:7: error: '40' is not a rate such as 0.5/y or 40/d
          uses: 40
                ^~
          help: write a number, a slash and one of s, m, h, d, w, y
        mine.yaml:7:1: error: the key 'uses' is there twice
          uses: 1/d
          ^~~~
          help: keep one of them
        """)
  }
}
