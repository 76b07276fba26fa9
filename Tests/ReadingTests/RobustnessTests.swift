import Diagnostics
import ExperimentConfig
import Testing
import Workload

@Suite struct RobustnessTests {
  /// What breaks readers: signs of the syntax, great numbers, odd characters.
  fileprivate static let pieces: [[UInt8]] = [
    "\n", "\r", "\t", " ", ",", "\"", "'", ":", ": ", "- ", "[", "]", "{", "}", "&a ", "*a", "!!x ",
    "#", "|", ">", "%", "@", "0", "-", "1e308", "1e-400", "9223372036854775808", "-1", "nan", "inf",
    "\u{0}", "\u{85}", "\u{2028}", "\u{feff}", "é", "\u{301}", "9999-12-31T23:59:60.9-23:59",
    "0000-01-01T00:00:00Z", "y", "/y", "%", "<<: ", "---\n", "...\n", "? ", "\\", "\"\"",
    "{key}", "{name:", "sha256:", "64}", ".v", "-", "18446744073709551616", "\u{1f468}\u{200d}",
  ].map { Array($0.utf8) }

  private static let config = """
    experiment: base
    seed: 4
    horizon: 1y
    replications: 20
    entities: 10
    hosts: [{profile: widgetkit-edit-sheet, label: a, set: {label-ttl: 3d, uses: 1/d}}]
    workload:
      renames: {rate: 1/y, dispersion: 0.3, reverts: 5%}
      slots: {mean: 0.4}
      links: {issued: 4/y, followed-after: {exponential: 30d}}
      reactions: {stale-view: {probability: 20%, delay: 1d}}
    strategies: [stable-id, {plugin: hash-id, bits: 32, keyed: true}, {plugin: "accept-staleness"}]
    score: {tolerance: 7d, weights: {staleness: 4}, vetoes: {wrong-label: 1%}}
    expect: [links.correct of stable-id minus 'hash-id' at a >= -1%, winner is not hash-id]
    """

  private static let csv = """
    time,entity,event,name,slot,link
    2026-01-01T00:00:00Z,c1,create,"A, ""x"" y",,
    2026-01-01T00:00:00.5-01:00,c1,rename,B,,
    2026-02-01T00:00:00Z,c1,pick,,s1,
    2026-02-02T00:00:00Z,,view,,s1,
    2026-02-03T00:00:00Z,c1,link,,,l1
    2026-02-04T00:00:00Z,,follow,,,l1
    2026-02-05T00:00:00Z,c1,delete,,,
    2026-02-06T00:00:00Z,c1,restore,C,,
    """

  private static let json = #"""
    {"time": 0, "entity": "c1", "event": "create", "name": "A"}
    {"time": 1.5, "entity": "c1", "event": "rename", "name": "\u00e9\n"}
    {"time": 2, "entity": "c1", "event": "pick", "slot": null, "more": [{"x": true}]}
    """#

  /// Expects a history, an experiment or mistakes that can be shown.
  private static func expectAnswer(_ bytes: [UInt8], _ read: ([UInt8]) throws -> Void) {
    do {
      try read(bytes)
    } catch let mistakes as Mistakes {
      let isShown = !mistakes.list.isEmpty && mistakes.rendered.contains(": error: ")
      if !isShown {
        Issue.record("no mistake is shown for \(String(decoding: bytes, as: UTF8.self))")
      }
    } catch is UnreadableFile {
      // A mutation can name a file, which the reader leaves to others.
    } catch {
      Issue.record("\(error) for \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private static func expectAnswers(
    to text: String, _ rounds: Int, _ read: ([UInt8]) throws -> Void
  ) {
    var generator = SplitMix64(state: 20_261_130)
    for _ in 0..<rounds { expectAnswer(generator.mutate(Array(text.utf8)), read) }
  }

  @Test func `the texts that are mutated are right`() throws {
    _ = try ConfigFixture.read(Array(Self.config.utf8))
    _ = try TraceReader.read(Array(Self.csv.utf8), file: "a.csv", slack: 60)
    _ = try TraceReader.read(Array(Self.json.utf8), file: "a.ndjson")
  }

  @Test func `a mutated config is read or refused`() throws {
    let sources = try ConfigFixture.sources()
    Self.expectAnswers(to: Self.config, 1500) {
      _ = try ExperimentReader.read($0, file: "a.yaml", sources: sources)
    }
  }

  @Test func `a mutated CSV trace is read or refused`() {
    Self.expectAnswers(to: Self.csv, 3000) {
      _ = try TraceReader.read($0, file: "a.csv", slack: 60).canonicalText
    }
  }

  @Test func `a mutated NDJSON trace is read or refused`() {
    Self.expectAnswers(to: Self.json, 1500) {
      _ = try TraceReader.read($0, file: "a.ndjson").canonicalText
    }
  }

  @Test func `a mutated setting is read or refused`() throws {
    let sources = try ConfigFixture.sources()
    var generator = SplitMix64(state: 4)
    for _ in 0..<500 {
      var overrides = ConfigOverrides()
      let setting = generator.mutate(Array("workload.renames={rate: 2/y}".utf8))
      overrides.settings = [String(decoding: setting, as: UTF8.self)]
      Self.expectAnswer(Array(ConfigFixture.base.utf8)) {
        _ = try ExperimentReader.read($0, file: "a.yaml", overrides: overrides, sources: sources)
      }
    }
  }
}

extension SplitMix64 {
  /// Replaces, removes, inserts or repeats up to four stretches of bytes.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &self)
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &self))
      let choice = Int.random(in: 0..<4, using: &self)
      let piece = RobustnessTests.pieces.randomElement(using: &self) ?? []
      switch choice {
      case 0: bytes.replaceSubrange(start..<end, with: piece)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end] + bytes[start..<end], at: start)
      default: bytes[start] = UInt8.random(in: 0...255, using: &self)
      }
    }
    return bytes
  }
}
