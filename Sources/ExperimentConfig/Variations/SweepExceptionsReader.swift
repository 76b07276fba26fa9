import Diagnostics
import YAMLReading

/// Reads `except:`, the combinations that a sweep leaves out.
struct SweepExceptionsReader {
  let findings: Findings
  let axes: [SweepPlan.Axis]

  func exceptions(_ node: YAMLNode) -> [SweepPlan.Exception] {
    let elements =
      if case .mapping = node.content { [node] } else { findings.list(node, "'except'") }
    return elements.compactMap(exception)
  }

  private func exception(_ node: YAMLNode) -> SweepPlan.Exception? {
    guard case .mapping(let pairs) = node.content, !pairs.isEmpty else {
      findings.add(
        "a combination to leave out must be a mapping from paths to values, not "
          + (node.content == .mapping([]) ? "an empty one" : node.kind),
        at: node.place, help: "write for instance {workload.renames: 2/y, horizon: 5y}")
      return nil
    }
    let conditions = pairs.compactMap { condition($0.key, $0.value) }
    return conditions.count == pairs.count ? SweepPlan.Exception(conditions: conditions) : nil
  }

  private func condition(_ key: YAMLNode, _ value: YAMLNode) -> (axis: Int, steps: Set<Int>)? {
    let paths = axes.flatMap(\.paths).map(\.text)
    guard let text = key.text,
      let axis = axes.firstIndex(where: { $0.paths.contains { $0.text == text } }),
      let column = axes[axis].paths.firstIndex(where: { $0.text == text })
    else {
      findings.add(
        "\(key.kind) is not swept", at: key.place,
        help: Suggestion.help(for: key.text ?? "", among: paths))
      return nil
    }
    let values = axes[axis].steps.map { $0[column] }
    let steps = wanted(value, among: values).map { places(of: $0, values) }
    return steps.contains([]) ? nil : (axis, Set(steps.joined()))
  }

  /// One value, or each of a list where lists are not what is swept.
  private func wanted(_ node: YAMLNode, among values: [YAMLNode]) -> [YAMLNode] {
    guard case .sequence = node.content, values.allSatisfy({ $0.text != nil }) else {
      return [node]
    }
    return findings.list(node, "the list of values")
  }

  private func places(of value: YAMLNode, _ values: [YAMLNode]) -> [Int] {
    let equal = values.indices.filter { values[$0].isSameValue(as: value) }
    guard equal.isEmpty else { return equal }
    if let text = value.text, let comparison = SweepComparison(text) {
      return places(meeting: comparison, value, values)
    }
    return none("'\(value.flowText)' is not among the values of the sweep", value, values)
  }

  private func places(meeting comparison: SweepComparison, _ value: YAMLNode, _ values: [YAMLNode])
    -> [Int]
  {
    let texts = values.compactMap(\.text)
    guard texts.count == values.count, let places = comparison.places(among: texts) else {
      findings.add(
        "'\(comparison.limit)' is no quantity that the values of the sweep can be compared with",
        at: value.place, help: "write one of their kind, or list the values that are meant")
      return []
    }
    return places.isEmpty
      ? none("no value of the sweep is \(value.text ?? "so")", value, values) : places
  }

  private func none(_ problem: String, _ value: YAMLNode, _ values: [YAMLNode]) -> [Int] {
    let shown = values.prefix(10).map(\.flowText).joined(separator: ", ")
    findings.add(
      problem, at: value.place,
      help: "they are \(shown)\(values.count > 10 ? ", …" : "")")
    return []
  }
}
