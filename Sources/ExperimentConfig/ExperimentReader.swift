import Diagnostics
import HostModel
import Scoring
import Simulation
import Workload
import YAMLReading

/// Reads a whole config, and reports everything that is wrong with it at once.
package struct ExperimentReader {
  let findings: Findings
  let sources: ConfigSources
  let traces: TraceShelf

  init(
    _ sources: ConfigSources, traces: TraceShelf = TraceShelf(), recorder: SchemaRecorder? = nil
  ) {
    self.sources = sources
    self.traces = traces
    findings = Findings(recorder: recorder)
  }

  /// Reads a config.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: Its name for messages.
  ///   - overrides: What the command line changes.
  ///   - sources: What it may refer to.
  /// - Returns: The experiment, every value checked.
  /// - Throws: `Mistakes` of the config, of a profile or of a trace; `UnreadableFile` for a file
  ///   that it names; and whatever `sources` throws for a module that is refused.
  package static func read(
    _ bytes: [UInt8], file: String, overrides: ConfigOverrides = ConfigOverrides(),
    sources: ConfigSources
  ) throws -> Experiment {
    let reader = ExperimentReader(sources)
    let source = try YAMLReader.read(bytes, file: file) { reader.findings.mistakes.append($0) }
    let root = overrides.apply(to: source, reader.findings)
    var experiment = try reader.experiment(root)
    let variations = try reader.variations(of: root)
    experiment?.scenarios = variations.scenarios
    experiment?.sweep = variations.sweep
    guard let experiment, reader.findings.mistakes.isEmpty else {
      throw Mistakes(file: file, reader.findings.mistakes, source: bytes)
    }
    return experiment
  }

  func experiment(_ root: YAMLNode) throws -> Experiment? {
    guard var section = Section(root, "the config", findings) else { return nil }
    let name = section.require("experiment", example: "widget-contacts").flatMap(self.name)
    let question = section.take("question").flatMap { findings.text($0, "'question'") }
    let seed = findings.integer(section.take("seed", default: "1"), in: 0...Int.max) ?? 1
    let replications = ReplicationsReader(findings: findings).plan(
      section.take("replications", default: "20"))
    let workloadNode = section.require("workload", example: "{renames: 0.5/y}")
    let settings = workloadNode.map { WorkloadReader(findings: findings).settings($0) }
    let isTrace = settings?.namesTrace ?? false
    section.holds(isTrace ? .present(Self.tracePath) : .absent(Self.tracePath))
    let entities = entities(&section, isTrace: isTrace)
    let horizon = horizon(&section, isTrace: isTrace)
    let before = findings.mistakes.count
    let hosts = try section.require("hosts", example: "[widgetkit-edit-sheet]").map(self.hosts)
    let hostNames = findings.mistakes.count == before ? hosts?.map(\.name) : nil
    let reader = StrategyReader(findings: findings, sources: sources, hosts: hostNames)
    let strategies = try section.require("strategies", example: "[stable-id, versioned-id]")
      .map(reader.choices)
    let areNamesKnown = findings.mistakes.count == before
    let (faults, successor) =
      try section.take("faults").map(FaultsReader(findings: findings, strategies: reader).faults)
      ?? (Faults(), nil)
    let score = ScoreReader(findings: findings).rules(section.take("score"))
    let expectations = section.take("expect").map {
      ExpectReader(
        findings: findings, strategies: areNamesKnown ? strategies?.map(\.label) : nil,
        hosts: areNamesKnown ? hosts?.map(\.name) : nil, isRecorded: isTrace
      ).expectations($0)
    }
    let variesAssumptions = findings.flag(section.take("vary-assumptions", default: "true")) ?? true
    leaveVariations(&section)
    section.finish()
    // A trace may be large; it is read only for a config that can be run.
    guard findings.mistakes.isEmpty, findings.recorder == nil, let name, var settings, let hosts,
      var strategies
    else {
      return nil
    }
    if let successor {
      for index in strategies.indices { strategies[index].successor = .init(successor) }
    }
    settings.synthetic.entities = entities
    let trace = try settings.trace.map(self.trace)
    // A history that picks slots of its own needs none laid over it, unless the config says so.
    if let trace, trace.count(of: .pick) > 0, !settings.setsSlots {
      settings.actions.slots = .fixed(0)
    }
    let span = horizon ?? trace?.duration ?? 0
    let size = TimelineSize(settings, span: span, hosts: hosts, strategies: strategies)
    guard size.isPlayable(findings, at: (workloadNode ?? root).place) else { return nil }
    let workload = Workload(
      edits: trace.map(Workload.Edits.trace) ?? .synthetic(settings.synthetic),
      actions: settings.actions, seed: UInt64(seed), horizon: span, faults: faults)
    return Experiment(
      name: name, question: question, replications: replications, workload: workload,
      traceName: settings.trace?.name,
      hosts: hosts, strategies: strategies, score: score, expectations: expectations ?? [],
      variesAssumptions: variesAssumptions, notes: trace?.notes ?? [])
  }
}

// MARK: Single keys

extension ExperimentReader {
  private func name(_ node: YAMLNode) -> String? {
    guard let name = findings.text(node, "'experiment'", like: Self.namePattern) else { return nil }
    guard name.utf8.allSatisfy(Self.isNameByte), name.utf8.count <= 100 else {
      findings.add(
        "'\(name)' is not a name for an experiment", at: node.place,
        help: "use at most 100 of a-z, 0-9 and -")
      return nil
    }
    return name
  }

  private static let namePattern = "^[a-z0-9-]{1,100}$"
  private static let tracePath = ["workload", "trace"]

  private static func isNameByte(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == UInt8(ascii: "-")
  }

  private func entities(_ section: inout Section, isTrace: Bool) -> Int {
    if isTrace {
      section.refuse("entities", beside: "trace", "the entities come from the file")
      return 0
    }
    return section.require("entities", example: "2000").flatMap {
      findings.integer($0, in: 1...100_000_000)
    } ?? 1
  }

  private func horizon(_ section: inout Section, isTrace: Bool) -> Double? {
    let node = isTrace ? section.take("horizon") : section.require("horizon", example: "2y")
    return node.flatMap { findings.positiveDuration($0) }
  }
}

// MARK: Files that the config names

extension ExperimentReader {
  private func hosts(_ node: YAMLNode) throws -> [HostProfile] {
    var hosts: [HostProfile] = []
    var names: Set<String> = []
    for element in findings.list(node, "'hosts'") {
      guard let host = try host(element) else { continue }
      if !names.insert(host.name).inserted {
        findings.add(
          "two hosts are called '\(host.name)'", at: element.place,
          help: "give one of them another name: {profile: \(host.name), label: …}")
      }
      hosts.append(host)
    }
    return hosts
  }

  private func host(_ node: YAMLNode) throws -> HostProfile? {
    if node.text != nil { return try profile(node) }
    guard
      var section = Section(
        node, "a host", findings, example: "{profile: widgetkit-edit-sheet, label: mine}"),
      let base = try section.require("profile", example: "widgetkit-edit-sheet").flatMap(profile)
    else { return nil }
    let label = section.take("label").flatMap { findings.text($0, "'label'") }
    let changes = section.take("set")
    section.finish()
    return HostReader(findings: findings).profile(base, set: changes, label: label)
  }

  private func profile(_ node: YAMLNode) throws -> HostProfile? {
    let name = findings.name(
      node, "a host", among: ShippedProfiles.names, orFile: [".yaml", ".yml"])
    guard let name else { return nil }
    if let shipped = try ShippedProfiles.profile(name) { return shipped }
    if name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return try HostProfileFile.read(sources.readFile(name), file: name)
    }
    findings.add(
      "there is no host '\(name)'", at: node.place,
      help: Suggestion.help(for: name, among: ShippedProfiles.names))
    return nil
  }

  private func trace(_ file: WorkloadSettings.TraceFile) throws -> Trace {
    try traces.trace(file.text ?? file.path, slack: file.slack) {
      let bytes = try file.text.map { Array($0.utf8) } ?? sources.readFile(file.path)
      return try TraceReader.read(bytes, file: file.path, slack: file.slack)
    }
  }
}
