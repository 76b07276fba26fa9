import TestSupport
import Testing

/// Faults as the command plays and tells them.
struct FaultRunTests {
  private static let config = """
    experiment: faults
    seed: 3
    horizon: 2y
    replications: 3
    entities: 40
    hosts: [widgetkit-edit-sheet]
    workload:
      renames: 1/y
      touches: 1/y
      picks: 1/y
      views: 6/y
      links: {issued: 4/y, followed-after: {exponential: 30d}}
    strategies: [stable-id, versioned-id, hash-id]
    """
  private static let none = """

    faults:
      missed-bump: 0%
      spurious-bump: 0%
      memory-loss: 0
      restore-old-memory: 0/y
      torn-capture: 0s
      unreadable-store: 0%
      locale-change: 0
    """
  private static let all = """

    faults:
      missed-bump: 5%
      spurious-bump: 2%
      memory-loss: {at: [0.5y, 1.25y]}
      restore-old-memory: {rate: 0.3/y, backups-every: 30d}
      torn-capture: 12h
      unreadable-store: 2%
      locale-change: {at: 1y}
      scheme-change: {at: 1.5y, to: {plugin: versioned-id, resolve: lenient}}
    """

  private static func files(_ faults: String, _ options: [String] = []) throws -> [String] {
    let folder = try TemporaryFolder()
    let path = try folder.write(config + faults, to: "faults.yaml")
    let program = try Program(
      ["run", path, "--out", folder.file("out"), "--quiet"] + options)
    #expect(program.exitCode == 0, "\(program.errors)")
    return try ["report.md", "results.json"].map { try folder.read("out/\($0)") }
  }

  @Test func `faults that never happen leave the same bytes as none`() throws {
    #expect(try Self.files(Self.none) == Self.files(""))
  }

  @Test func `all faults together give the same bytes on any number of threads`() throws {
    #expect(try Self.files(Self.all, ["--jobs", "1"]) == Self.files(Self.all, ["--jobs", "7"]))
  }

  @Test func `the report says what went wrong and how often`() throws {
    let files = try Self.files(Self.all)
    for words in [
      "5 % of renames are written past the strategy", "for 12 h after a rename",
      "changes the ID scheme after 1.5 y", "The new scheme is `versioned-id`.",
      "entities changed over",
    ] { #expect(files[0].contains(words), "\(words)") }
    // Three replications of 40 entities, each over once.
    #expect(files[1].contains("\"faultSchemeChanges\" : 120"))
    #expect(files[1].contains("\"faultMemoryLosses\" : 240"))
  }
}
