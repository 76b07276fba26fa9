import Diagnostics
import Simulation
import YAMLReading

/// Reads the entries of `strategies:`, with the parameters that each module declares.
struct StrategyReader {
  let findings: Findings
  let sources: ConfigSources
  /// The hosts of the experiment, or nil when they could not be read.
  var hosts: [String]?
  /// Whether `per-host` may be given.
  var tellsHostsApart = true

  /// Reads all entries.
  ///
  /// - Throws: What `ConfigSources.openModule` throws: a module that is refused ends the reading,
  ///   as it is no mistake of the config.
  func choices(_ node: YAMLNode) throws -> [StrategyChoice] {
    var choices: [StrategyChoice] = []
    var places: [String: Place] = [:]
    for element in findings.list(node, "'strategies'") {
      guard let choice = try choice(element) else { continue }
      if let same = places[choice.label] {
        let other = same == .commandLine ? "" : ", here and in line \(same.line)"
        findings.add(
          "two strategies are called '\(choice.label)'\(other)", at: element.place,
          help: "give one of them another 'label'")
      }
      places[choice.label] = places[choice.label] ?? element.place
      choices.append(choice)
    }
    return choices
  }

  func choice(_ node: YAMLNode) throws -> StrategyChoice? {
    if node.text != nil {
      guard let module = try module(node) else { return nil }
      return StrategyChoice(
        label: module.id, module: module, values: module.parameters.map(defaultValue))
    }
    guard
      var section = Section(
        node, "a strategy", findings, example: "{plugin: stable-id, label: mine}"),
      let plugin = section.require("plugin", example: "stable-id"),
      let module = try module(plugin)
    else { return nil }
    section.holds(.word(key: "plugin", module.id))
    let label = section.take("label").flatMap { findings.text($0, "'label'") }
    let canDiffer = tellsHostsApart && !module.parameters.isEmpty
    let perHost = canDiffer ? section.take("per-host") : nil
    let nodes = nodes(of: module, &section)
    section.finish()
    let values = values(of: module, nodes, over: module.parameters.map(defaultValue), blame: plugin)
    let choice = StrategyChoice(label: label ?? module.id, module: module, values: values)
    return perHost.map { atHosts($0, choice) } ?? choice
  }

  private func module(_ node: YAMLNode) throws -> StrategyModule? {
    let name = findings.name(
      node, "a strategy", among: sources.modules.map(\.id), orFile: [".so", ".dylib"])
    guard let name else { return nil }
    if name.contains("/") || name.hasSuffix(".so") || name.hasSuffix(".dylib") {
      return try sources.openModule(name)
    }
    if let module = sources.modules.first(where: { $0.id == name }) { return module }
    findings.add(
      "there is no strategy '\(name)'", at: node.place,
      help: Suggestion.help(for: name, among: sources.modules.map(\.id)))
    return nil
  }

  /// The values of all parameters, those that the config does not set as they are in `base`.
  func values(
    of module: StrategyModule, _ nodes: [String: YAMLNode], over base: [StrategyValue],
    blame: YAMLNode
  ) -> [StrategyValue] {
    let before = findings.mistakes.count
    let values = zip(module.parameters, base).map { parameter, usual in
      nodes[parameter.name].flatMap { value($0, parameter) } ?? usual
    }
    if findings.mistakes.count == before {
      do throws(StrategyProblem) {
        _ = try StrategyInstance(module, values)
      } catch {
        let name = error.parameter.map { module.parameters[$0].name }
        let node = name.flatMap { nodes[$0] } ?? blame
        let place = error.columns.map {
          node.place(ofScalars: $0.lowerBound - 1..<$0.upperBound - 1)
        }
        findings.add(
          "\(module.id): \(error.message)", at: place ?? node.place, help: error.help)
      }
    }
    return values
  }

  /// The nodes of the parameters that the config sets; `a.b` stands in the mapping `a`.
  func nodes(of module: StrategyModule, _ section: inout Section) -> [String: YAMLNode] {
    var nodes: [String: YAMLNode] = [:]
    var groups: [String: [String]] = [:]
    for parameter in module.parameters {
      let parts = parameter.name.split(separator: ".", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        groups[parts[0], default: []].append(parts[1])
      } else if let node = section.take(parameter.name) {
        nodes[parameter.name] = node
      }
    }
    for (group, names) in groups.sorted(by: { $0.key < $1.key }) {
      guard let node = section.take(group), var inner = Section(node, "'\(group)'", findings)
      else { continue }
      for name in names { nodes["\(group).\(name)"] = inner.take(name) }
      inner.finish()
    }
    return nodes
  }

  private func value(_ node: YAMLNode, _ parameter: StrategyParameter) -> StrategyValue? {
    findings.describe(node, parameter.help, default: parameter.defaultValue)
    return switch parameter.kind {
    case .integer(let range):
      findings.integer(node, in: whole(range)).map { .number(Double($0)) }
    case .number(let range): findings.number(node, in: range).map(StrategyValue.number)
    case .share(let range): findings.share(node, in: range).map(StrategyValue.number)
    case .duration(let range): findings.duration(node, in: range).map(StrategyValue.number)
    case .flag: findings.flag(node).map { .number($0 ? 1 : 0) }
    case .choice(let words): findings.choice(node, among: words).map(StrategyValue.text)
    case .text: findings.text(node, "'\(parameter.name)'").map(StrategyValue.text)
    }
  }

  /// The whole numbers of a range that a module declares, which may be wider than `Int` is.
  private func whole(_ range: ClosedRange<Double>) -> ClosedRange<Int> {
    let least = Int(clamping: range.lowerBound.rounded(.up))
    return least...max(least, Int(clamping: range.upperBound.rounded(.down)))
  }

  /// The default as the module wrote it.
  ///
  /// One that cannot be read is a fault of the module, which
  /// its own check of the value will name.
  private func defaultValue(_ parameter: StrategyParameter) -> StrategyValue {
    let node = YAMLNode(.scalar(parameter.defaultValue, isPlain: true), at: .commandLine)
    let reader = StrategyReader(findings: Findings(), sources: sources)
    return reader.value(node, parameter) ?? .text(parameter.defaultValue)
  }
}
