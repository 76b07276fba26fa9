import Diagnostics
import Simulation
import YAMLReading

/// Reads `per-host`: what a strategy does differently at some hosts.
extension StrategyReader {
  func atHosts(_ node: YAMLNode, _ choice: StrategyChoice) -> StrategyChoice {
    if findings.isNoted(node, .mapping) { return choice }
    guard case .mapping(let pairs) = node.content, !pairs.isEmpty else {
      findings.add(
        "'per-host' must name hosts, not be \(node.kind)", at: node.place,
        help: "write for instance {\(hosts?.first ?? "my-host"): {resolve: lenient}}")
      return choice
    }
    var hostValues: [Int: [StrategyValue]] = [:]
    for pair in pairs {
      let host = number(ofHost: pair.key)
      let values = values(pair.value, at: pair.key, choice)
      if let host { hostValues[host] = values }
    }
    return StrategyChoice(
      label: choice.label, module: choice.module, values: choice.values, hostValues: hostValues)
  }

  private func number(ofHost node: YAMLNode) -> Int? {
    guard let hosts else { return nil }
    if let number = node.text.flatMap(hosts.firstIndex) { return number }
    findings.add(
      "there is no host \(node.kind) in this experiment", at: node.place,
      help: Suggestion.help(for: node.text ?? "", among: hosts))
    return nil
  }

  private func values(_ node: YAMLNode, at host: YAMLNode, _ choice: StrategyChoice)
    -> [StrategyValue]?
  {
    guard
      var section = Section(
        node, "'per-host' of \(host.text ?? "a host")", findings, example: "{resolve: lenient}")
    else { return nil }
    let before = findings.mistakes.count
    let nodes = nodes(of: choice.module, &section)
    section.finish()
    let values = values(of: choice.module, nodes, over: choice.values, blame: node)
    guard findings.mistakes.count == before else { return nil }
    checkIssue(of: choice, values, nodes, blame: node)
    return values
  }

  /// One app issues one identifier for all hosts.
  private func checkIssue(
    of choice: StrategyChoice, _ values: [StrategyValue], _ nodes: [String: YAMLNode],
    blame: YAMLNode
  ) {
    func issuesAlike(_ values: [StrategyValue]) -> Bool {
      let changed = StrategyChoice(label: choice.label, module: choice.module, values: values)
      return (try? Conduct.issueAlike(choice, changed)) ?? true
    }
    guard !issuesAlike(values) else { return }
    let culprit = choice.module.parameters.indices.first { index in
      var alone = choice.values
      alone[index] = values[index]
      return !issuesAlike(alone)
    }
    let name = culprit.map { choice.module.parameters[$0].name }
    findings.add(
      "\(name.map { "'\($0)'" } ?? "this") changes which identifiers are issued",
      at: (name.flatMap { nodes[$0] } ?? blame).place,
      help: "an app issues one identifier for all hosts: set it for the whole strategy")
  }
}
