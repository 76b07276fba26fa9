import Diagnostics
import Simulation
import Workload
import YAMLReading

/// Reads `faults:`.
struct FaultsReader {
  let findings: Findings
  let strategies: StrategyReader

  /// The faults, and the strategy that an update puts into the place of each, if one does.
  ///
  /// - Throws: What opening the module of that strategy throws.
  func faults(_ node: YAMLNode) throws -> (faults: Faults, successor: StrategyChoice?) {
    var faults = Faults()
    guard var section = Section(node, "'faults'", findings, example: "{missed-bump: 5%}") else {
      return (faults, nil)
    }
    faults.missedBumps = share("missed-bump", &section)
    faults.spuriousBumps = share("spurious-bump", &section)
    faults.memoryLosses = timing("memory-loss", &section)
    if let node = section.take("restore-old-memory") { rewinds(node, &faults) }
    let window = section.take("torn-capture", default: "0s")
    faults.tornWindow = findings.duration(window) ?? 0
    faults.unreadableStore = share("unreadable-store", &section)
    faults.localeChanges = timing("locale-change", &section)
    let successor = try section.take("scheme-change").flatMap { try schemeChange($0, &faults) }
    section.finish()
    return (faults, successor)
  }

  private func share(_ key: String, _ section: inout Section) -> Double {
    findings.share(section.take(key, default: "0%")) ?? 0
  }

  private func timing(_ key: String, _ section: inout Section) -> Faults.Timing {
    section.take(key).map { node in
      guard case .mapping = node.content else { return rate(node) }
      guard var section = Section(node, "'\(key)'", findings) else { return .never }
      defer { section.finish() }
      return section.require("at", example: "1y").map(times) ?? .never
    } ?? .never
  }

  private func rate(_ node: YAMLNode) -> Faults.Timing {
    findings.rate(node).map { $0 > 0 ? .rate($0) : .never } ?? .never
  }

  private func times(_ node: YAMLNode) -> Faults.Timing {
    if case .scalar = node.content { return findings.duration(node).map { .at([$0]) } ?? .never }
    return .at(findings.list(node, "'at'").compactMap { findings.duration($0) }.sorted())
  }

  private func rewinds(_ node: YAMLNode, _ faults: inout Faults) {
    guard case .mapping = node.content else {
      faults.rewinds = rate(node)
      return
    }
    guard
      var section = Section(
        node, "'restore-old-memory'", findings, example: "{rate: 0.1/y, backups-every: 30d}")
    else { return }
    section.needsOne(of: "rate", "at")
    let (rate, times) = (section.take("rate"), section.take("at"))
    if (rate == nil) == (times == nil) {
      findings.add(
        "'restore-old-memory' needs either 'rate' or 'at'", at: node.place,
        help: "write for instance '{rate: 0.1/y, backups-every: 30d}'")
    }
    let timings = (rate: rate.map(self.rate), times: times.map(self.times))
    faults.rewinds = timings.rate ?? timings.times ?? .never
    let interval = section.take("backups-every", default: "1d")
    faults.backupInterval = findings.positiveDuration(interval) ?? 86400
    section.finish()
  }

  private func schemeChange(_ node: YAMLNode, _ faults: inout Faults) throws -> StrategyChoice? {
    guard
      var section = Section(
        node, "'scheme-change'", findings, example: "{at: 1y, to: versioned-id}")
    else { return nil }
    let time = section.require("at", example: "1y").flatMap { findings.duration($0) }
    var strategies = strategies
    strategies.tellsHostsApart = false
    let successor = try section.require("to", example: "versioned-id").flatMap(strategies.choice)
    section.finish()
    faults.schemeChange = successor == nil ? nil : time
    return successor
  }
}
