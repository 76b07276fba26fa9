import Diagnostics
import Workload
import YAMLReading

/// Reads every scenario and every cell of a sweep as an experiment of its own.
extension ExperimentReader {
  private static let variationKeys = ["scenarios", "sweep"]
  /// What judges the experiment itself and is not asked of its variations.
  private static let judging = variationKeys + ["expect", "vary-assumptions"]

  /// Takes what is no part of the experiment itself.
  func leaveVariations(_ section: inout Section) {
    for key in Self.variationKeys {
      if let node = section.take(key) { _ = findings.isNoted(node, .mapping) }
    }
  }

  /// What a config declares beside its experiment.
  ///
  /// A file that only a scenario or a cell names, and that cannot be read, is told once the config
  /// has no mistakes.
  func variations(of root: YAMLNode) throws -> (scenarios: [Scenario], sweep: Sweep?) {
    do {
      return (try scenarios(of: root), try sweep(of: root))
    } catch  where !findings.mistakes.isEmpty {
      return ([], nil)
    }
  }

  private func scenarios(of root: YAMLNode) throws -> [Scenario] {
    guard let node = root.value(of: "scenarios") else { return [] }
    let base = withoutJudging(root)
    return try ScenariosReader(findings: findings).plans(node).compactMap { plan in
      let settings = plan.change.leaves.map {
        Variation.Setting(path: $0.path, value: $0.value.flowText)
      }
      return try variation(
        base.givingWay(to: plan.change).merging(plan.change), settings,
        ownPlaces: plan.change.places,
        title: "in the scenario '\(plan.name)'"
      ).map { Scenario(name: plan.name, variation: $0) }
    }
  }

  private func sweep(of root: YAMLNode) throws -> Sweep? {
    guard let node = root.value(of: "sweep"),
      let plan = SweepReader(findings: findings).plan(node)
    else { return nil }
    let base = withoutJudging(root)
    let places = node.places
    let cells = try plan.cells.compactMap { steps in
      try cell(plan.settings(of: steps), of: base, ownPlaces: places).map {
        Sweep.Cell(steps: steps, variation: $0)
      }
    }
    let axes = plan.axes.map { axis in
      Sweep.Axis(
        paths: axis.paths.map(\.text), steps: axis.steps.map { $0.map(\.flowText) })
    }
    return Sweep(axes: axes, cells: cells)
  }

  private func withoutJudging(_ root: YAMLNode) -> YAMLNode {
    root.removing(Self.judging).setting(
      ["vary-assumptions"], to: YAMLNode(.scalar("false", isPlain: true), at: .commandLine),
      at: .commandLine)
  }

  private func cell(
    _ changes: [(path: SweepPlan.Path, value: YAMLNode)], of base: YAMLNode, ownPlaces: [Place]
  ) throws -> Variation? {
    let root = changes.reduce(base) { root, change in
      root.setting(change.path.keys, to: change.value, at: change.path.place)
    }
    let settings = changes.map {
      Variation.Setting(path: $0.path.text, value: $0.value.flowText)
    }
    let texts = settings.map { "\($0.path): \($0.value)" }
    return try variation(
      root, settings, ownPlaces: ownPlaces,
      title: "in the cell {\(texts.joined(separator: ", "))}")
  }

  /// Reads a changed config; of its mistakes, only those that the experiment has not.
  ///
  /// - Parameters:
  ///   - root: The changed config.
  ///   - settings: What was changed.
  ///   - ownPlaces: The places of the changes; a mistake elsewhere says what it belongs to.
  ///   - title: What it belongs to.
  private func variation(
    _ root: YAMLNode, _ settings: [Variation.Setting], ownPlaces: [Place], title: String
  ) throws -> Variation? {
    let reader = ExperimentReader(sources, traces: traces)
    let experiment = try reader.experiment(root)
    for mistake in reader.findings.mistakes where !findings.mistakes.contains(mistake) {
      var mistake = mistake
      if let place = mistake.place, !ownPlaces.contains(place) {
        mistake.message += " (\(title))"
        guard !isTold(mistake) else { continue }
      }
      findings.mistakes.append(mistake)
    }
    return experiment.map { Variation(settings: settings, experiment: $0) }
  }

  /// Whether another cell has the same to say of the same place.
  private func isTold(_ mistake: Mistake) -> Bool {
    findings.mistakes.contains {
      $0.place == mistake.place && $0.help == mistake.help
        && $0.message.split(separator: " (in the cell ").first
          == mistake.message.split(separator: " (in the cell ").first
    }
  }
}

extension YAMLNode {
  /// The config without what cannot stand beside a change: edits come from rates or from a trace.
  fileprivate func givingWay(to change: YAMLNode) -> YAMLNode {
    guard let new = change.value(of: "workload"), let old = value(of: "workload"),
      case .mapping = old.content
    else { return self }
    func replacingWorkload(without keys: [String]) -> YAMLNode {
      setting(["workload"], to: old.removing(keys), at: old.place)
    }
    if new.value(of: "trace") != nil, old.value(of: "trace") == nil {
      return replacingWorkload(without: ["renames", "touches", "deletes"]).removing(["entities"])
    }
    if new.value(of: "renames") != nil, old.value(of: "trace") != nil {
      return replacingWorkload(without: ["trace", "slack"])
    }
    return self
  }
}
