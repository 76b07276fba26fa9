import Diagnostics
import YAMLReading

/// Reads `sweep:`: lists of values by path, lists that go together, and combinations to leave out.
struct SweepReader {
  /// What a sweep may vary: what is played and how it is scored.
  private static let keys = [
    "workload", "hosts", "horizon", "entities", "strategies", "score", "seed", "replications",
    "faults",
  ]
  private static let example = "{workload.renames: [0.5/y, 2/y]}"

  let findings: Findings

  /// The plan, or nil after a mistake.
  func plan(_ node: YAMLNode) -> SweepPlan? {
    guard case .mapping(let pairs) = node.content, !pairs.isEmpty else {
      findings.add(
        "'sweep' must be a mapping from paths to values, not \(kind(node))", at: node.place,
        help: "write for instance \(Self.example)")
      return nil
    }
    let before = findings.mistakes.count
    let axes = pairs.flatMap { pair -> [SweepPlan.Axis] in
      switch pair.key.text {
      case "except": []
      case "together": together(pair.value)
      default: axis([pair]).map { [$0] } ?? []
      }
    }
    refuseOverlaps(axes.flatMap(\.paths))
    guard findings.mistakes.count == before, isBounded(axes, at: node.place) else { return nil }
    let exceptions = pairs.first { $0.key.text == "except" }
      .map { SweepExceptionsReader(findings: findings, axes: axes).exceptions($0.value) }
    let plan = SweepPlan(axes: axes, exceptions: exceptions ?? [])
    guard findings.mistakes.count == before else { return nil }
    guard axes.isEmpty || plan.cells.isEmpty else { return plan }
    findings.add(
      axes.isEmpty ? "'sweep' varies nothing" : "'except' leaves no cell of the sweep",
      at: node.place, help: axes.isEmpty ? "write for instance \(Self.example)" : "leave out less")
    return nil
  }

  private func kind(_ node: YAMLNode) -> String {
    if case .mapping = node.content { "an empty one" } else { node.kind }
  }

  private func isBounded(_ axes: [SweepPlan.Axis], at place: Place) -> Bool {
    let count = SweepPlan.combinations(axes)
    if let count, count <= SweepPlan.mostCells { return true }
    findings.add(
      "the sweep has \(count.map { "\($0)" } ?? "countless") combinations", at: place,
      help: "allowed: at most \(SweepPlan.mostCells), before 'except'; shorten a list, or let some "
        + "go 'together'")
    return false
  }

  // MARK: Axes

  private func together(_ node: YAMLNode) -> [SweepPlan.Axis] {
    let groups =
      if case .mapping = node.content { [node] } else { findings.list(node, "'together'") }
    return groups.compactMap { group in
      guard case .mapping(let pairs) = group.content, pairs.count > 1 else {
        findings.add(
          "what goes together must be a mapping of two paths or more", at: group.place,
          help: "write for instance {workload.picks: [1/y, 2/y], workload.views: [6/y, 12/y]}")
        return nil
      }
      return axis(pairs)
    }
  }

  /// Paths that take their values in step.
  private func axis(_ pairs: [YAMLNode.Pair]) -> SweepPlan.Axis? {
    let columns = pairs.map { pair in
      (path: path(pair.key), values: SweepValuesReader(findings: findings).values(pair.value))
    }
    let paths = columns.compactMap(\.path)
    let values = columns.compactMap(\.values)
    guard let first = values.first, paths.count == pairs.count, values.count == pairs.count else {
      return nil
    }
    if let odd = values.firstIndex(where: { $0.count != first.count }) {
      findings.add(
        "'\(paths[odd].text)' has \(values[odd].count) values and '\(paths[0].text)' has "
          + "\(first.count)", at: pairs[odd].value.place,
        help: "give lists that go together one length")
      return nil
    }
    return SweepPlan.Axis(
      paths: paths, steps: first.indices.map { step in values.map { $0[step] } })
  }

  private func path(_ key: YAMLNode) -> SweepPlan.Path? {
    let path = SweepPlan.Path(text: key.text ?? "", place: key.place)
    guard !path.keys.contains("") else {
      findings.add(
        "\(key.kind) is not a path", at: key.place,
        help: "write keys with dots between them, such as workload.picks")
      return nil
    }
    guard let first = path.keys.first, Self.keys.contains(first) else {
      findings.add(
        "'\(path.keys[0])' is nothing that a sweep can vary", at: key.place,
        help: Suggestion.help(for: path.keys[0], among: Self.keys))
      return nil
    }
    return path
  }

  private func refuseOverlaps(_ paths: [SweepPlan.Path]) {
    for (index, path) in paths.enumerated() {
      let other = paths[..<index].first {
        $0.keys.starts(with: path.keys) || path.keys.starts(with: $0.keys)
      }
      guard let other else { continue }
      findings.add(
        path.text == other.text
          ? "'\(path.text)' is swept twice"
          : "'\(path.text)' and '\(other.text)' change the same value", at: path.place,
        help: "keep one of them")
    }
  }
}
