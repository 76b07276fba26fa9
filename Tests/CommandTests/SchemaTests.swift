import Foundation
import TestSupport
import Testing

/// The JSON Schema of configs, against a public validator and the reader itself.
struct SchemaTests {
  private static let python = Python.environment(with: "jsonschema")

  /// Prints what a validator finds in a config, once with every scalar as a text, as the reader sees
  /// it, and once with numbers and flags of YAML 1.2, as editors see them.
  private static let script = """
    import json, re, sys, yaml, jsonschema
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    class Typed(yaml.BaseLoader): pass
    def scalar(loader, node):
      text = loader.construct_scalar(node)
      if node.style: return text
      if re.fullmatch("true|false", text): return text == "true"
      if re.fullmatch("-?[0-9]+", text): return int(text)
      if re.fullmatch(r"-?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?", text): return float(text)
      return text
    Typed.add_constructor("tag:yaml.org,2002:str", scalar)
    validator = jsonschema.Draft202012Validator(schema)
    def errors(file):
      for loader in (yaml.BaseLoader, Typed):
        for error in validator.iter_errors(yaml.load(open(file), loader)):
          yield f"{loader.__name__} {error.json_path} {error.message[:200]}"
    print(json.dumps(["\\n".join(errors(file)) for file in sys.argv[2:]]))
    """

  /// What the validator finds in each file.
  private static func findings(_ files: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    let schema = try folder.write(try Program(["schema"]).output, to: "schema.json")
    let output = try Python.run(script, [schema] + files, interpreter: python)
    return try JSONDecoder().decode([String].self, from: Data(output.utf8))
  }

  private static let shipped = ["Configs", "Configs/benchmarks"].flatMap { folder in
    let path = Modules.repository + "/" + folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(path)/\($0)" }
  }

  @Test func `the schema is as kept`() throws {
    let program = try Program(["schema"])
    #expect(program.exitCode == 0)
    try Golden.expect(program.output, is: "schema.json")
  }

  @Test(.enabled(if: python != nil, "jsonschema is not installed"))
  func `the schema takes every config that comes with the program`() throws {
    #expect(Self.shipped.count >= 6)
    #expect(try Self.findings(Self.shipped) == Self.shipped.map { _ in "" })
  }

  /// Every key in one of its forms, and quantities in all of theirs.
  private static let everything = """
    x-note: {any: thing}
    experiment: everything
    question: Why?
    seed: 18446744073
    horizon: 1.5y
    replications: {until: {metric: links.half-life, half-width: 1d}, at-most: 40}
    entities: 10
    hosts:
      - shortcuts-parameter
      - profile: widgetkit-edit-sheet
        label: mine
        x-why: A test.
        set:
          label-store: {value: none, evidence: assumed, alternatives: [by-id, per-slot]}
          capture: render
          repick-same-id: keep
          label-ttl: 30d
          resolve: per-use
          on-unresolved: {value: error, evidence: documented, source: "https://example.org"}
          on-returned-id-mismatch: drop
          uses: 40/day
          max-id-length: {value: none, alternatives: [64]}
          push: {accepted: 90%, delay: 1h}
          free-reloads: on-save
          array: empty-list
          sync: {value: none, alternatives: [label-and-id]}
          restore: lost
      - {profile: widgetkit-edit-sheet, label: other, set: {label-ttl: never, max-id-length: 64}}
      - profile: spotlight
        set: {push: {value: {accepted: 1, delay: 0s}, alternatives: [none, {accepted: 0.5}]}}
    workload:
      renames: {rate: 0.5/y, dispersion: .3, reverts: 10%}
      touches: 0
      deletes: 1e-2/y
      slots: {mean: 0.4}
      picks: 1/y
      views: 0.0
      links: {issued: 4/y, followed-after: {fixed: 30d}}
      reactions:
        stale-view: {probability: 0.2}
        orphaned-slot: {probability: 50%, delay: 12h}
    strategies:
      - stable-id
      - {plugin: versioned-id, label: 5, resolve: lenient, returns: current, links: stable}
      - plugin: versioned-id
        label: by surface
        per-host: {shortcuts-parameter: {resolve: lenient, returns: current}}
      - {plugin: hash-id, bits: 16, keyed: false, normalize: nfc, resolve: history, links: same}
      - {plugin: accept-staleness, nudge: {probability: 30%, delay: 1d}}
    score:
      tolerance: 0s
      weights: {staleness: 2..5, churn: 0.5, links: 4}
      criteria:
        staleness: {staleness.excess: {good: 0, bad: 20%}, staleness.age.p95: {good: 1d, bad: 90d}}
        churn: {churn.per-entity-year: {good: 0, bad: 1}}
      vetoes: {wrong-label: 0%, orphaned.uses: 0.5}
    expect:
      - links.correct of stable-id >= 99%
    faults:
      missed-bump: 5%
      spurious-bump: 0.02
      memory-loss: {at: [0.5y, 1y]}
      restore-old-memory: {rate: 0.3/y, backups-every: 30d}
      torn-capture: 5s
      unreadable-store: 1%
      locale-change: 0.1/y
      scheme-change: {at: 1y, to: {plugin: versioned-id, resolve: lenient}}
    vary-assumptions: false

    """

  @Test(.enabled(if: python != nil, "jsonschema is not installed"))
  func `the schema and the reader take every key`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.everything, to: "everything.yaml")
    #expect(try Program(["validate", file]).errors == "")
    #expect(try Self.findings([file]) == [""])
  }

  /// What is right in `everything`, and what is wrong in its place.
  private static let mistakes = [
    ("seed: 18446744073", "seed: -1"), ("seed: 18446744073", "seed: 1.5"),
    ("seed: 18446744073", "sed: 1"), ("experiment: everything", "experiment: Every thing"),
    ("experiment: everything\n", ""), ("horizon: 1.5y", "horizon: 1.5"),
    ("horizon: 1.5y\n", ""), ("entities: 10\n", ""), ("entities: 10", "entities: [10]"),
    ("at-most: 40", "at-most: forty"), (", at-most: 40", ""),
    ("metric: links.half-life", "metric: links.halflife"),
    ("- shortcuts-parameter", "- shortcut-parameter"), ("label: mine", "labels: mine"),
    ("value: none, evidence", "value: nowhere, evidence"), ("value: none, evidence", "evidence"),
    ("capture: render", "capture: rendered"), ("label-ttl: 30d", "label-ttl: always"),
    ("uses: 40/day", "uses: 40"), ("evidence: documented", "evidence: guessed"),
    ("push: {accepted: 90%, delay", "push: {delay"), ("accepted: 90%", "accepted: 1.9"),
    ("{accepted: 0.5}", "some"), ("free-reloads: on-save", "free-reloads: always"),
    ("restore: lost", "restore: remapped"),
    ("per-host: {shortcuts-parameter: {", "per-hosts: {a: {"),
    ("rate: 0.5/y, ", ""), ("deletes: 1e-2/y", "deletes: -1/y"),
    ("mean: 0.4", "mean: many"), ("{fixed: 30d}", "{fixed: 30d, exponential: 30d}"),
    ("{fixed: 30d}", "{}"), ("probability: 0.2", "delay: 1d"),
    ("probability: 0.2", "probability: 1.2"),
    ("renames: {rate", "trace: t.csv\n  renames: {rate"),
    ("- stable-id", "- {plugin: stable-id, resolve: lenient}"),
    ("- stable-id", "- {label: mine}"), ("- stable-id", "- stable"),
    ("returns: current", "returns: history"), ("bits: 16", "bits: 300"),
    ("nudge: {probability", "nudge: {probable"), ("links: 4}", "link: 4}"),
    ("staleness: 2..5", "staleness: 2.."), ("good: 1d", "good: 1"),
    ("wrong-label: 0%", "links.correct: 0%"),
    ("vary-assumptions: false", "vary-assumptions: no"),
    ("missed-bump: 5%", "missed-bump: 5/y"), ("torn-capture: 5s", "torn-capture: 5"),
    ("{at: [0.5y, 1y]}", "{at: []}"), ("{at: [0.5y, 1y]}", "{on: 1y}"),
    ("rate: 0.3/y, backups-every", "backups-every"),
    ("to: {plugin: versioned-id, resolve", "to: {resolve"),
    ("vary-assumptions: false", "scenarios: {}"), ("vary-assumptions: false", "sweep: all"),
    ("expect:\n  - links.correct of stable-id >= 99%", "expect: []"),
  ]

  @Test(.enabled(if: python != nil, "jsonschema is not installed"))
  func `the schema refuses what the reader refuses`() throws {
    let folder = try TemporaryFolder()
    let files = try Self.mistakes.enumerated().map { index, mistake in
      try #require(Self.everything.contains(mistake.0), "\(mistake)")
      return try folder.write(
        Self.everything.replacing(mistake.0, with: mistake.1), to: "bad-\(index).yaml")
    }
    for (mistake, findings) in zip(Self.mistakes, try Self.findings(files)) {
      #expect(findings.contains("Typed "), "\(mistake)")
    }
    for (mistake, file) in zip(Self.mistakes, files) {
      #expect(try Program(["validate", file]).exitCode == 65, "\(mistake)")
    }
  }

  @Test(.enabled(if: python != nil, "jsonschema is not installed"))
  func `a replayed history has no entities of its own`() throws {
    let folder = try TemporaryFolder()
    let config = """
      experiment: replay
      hosts: [./mine.yaml]
      workload: {trace: edits.csv, slack: 1h, views: 6/y}
      strategies: [./libMine.so, {plugin: ./libMine.so, label: mine, any: 5}]

      """
    let good = try folder.write(config, to: "good.yaml")
    let bad = try folder.write(config + "entities: 5\n", to: "bad.yaml")
    let findings = try Self.findings([good, bad])
    #expect(findings[0] == "")
    #expect(findings[1].contains("'entities'"))
  }

  @Test func `a module can be named once the schema knows it`() throws {
    let program = try Program(["schema", "--plugin", Modules.file("CStrategy")])
    #expect(program.output.contains("\"const\" : \"stars\""))
    #expect(try !Program(["schema"]).output.contains("\"stars\""))
  }
}
