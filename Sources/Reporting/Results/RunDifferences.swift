import Scoring

/// How two runs differ in what was run.
struct RunDifferences {
  private static let rates: Set = ["renames", "touches", "deletes", "picks", "views", "links"]
  private static let durations: Set = [
    "horizonSeconds", "toleranceSeconds", "delaySeconds", "fixed", "exponential",
  ]

  let old: StoredResults
  let new: StoredResults

  /// Settings that differ, of what both runs have.
  var settings: [(path: String, old: String, new: String)] {
    let (before, now) = (values(old), values(new))
    let both = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }
    return both.sorted().map { path in
      let shown = (old: shown(before[path], path), new: shown(now[path], path))
      // What rounding hides is shown as it is.
      return shown.old == shown.new
        ? (path, before[path] ?? "not set", now[path] ?? "not set") : (path, shown.old, shown.new)
    }
  }

  /// Whether both play the same draws of the same edits and actions.
  var haveSameHistories: Bool {
    let histories = ["workload.", "entities", "horizonSeconds"]
    return old.seed == new.seed && old.replications == new.replications
      && old.tool.version == new.tool.version
      && !settings.contains { setting in histories.contains { setting.path.hasPrefix($0) } }
  }

  /// Names that only one of the runs has.
  var strategies: (removed: [String], added: [String]) {
    Self.difference(old.names.strategies, new.names.strategies)
  }

  var hosts: (removed: [String], added: [String]) {
    Self.difference(old.names.hosts, new.names.hosts)
  }

  private static func difference(_ old: [String], _ new: [String])
    -> (removed: [String], added: [String])
  {
    (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
  }

  /// What decides the numbers, without what is told apart from it.
  private func values(_ run: StoredResults) -> [String: String] {
    var values = JSONValue.object(["config": run.experiment.config]).leaves
    values = Dictionary(
      values.map { (String($0.key.dropFirst("config.".count)), $0.value) }
    ) { one, _ in one }
    let switches = JSONValue.object(["hosts": run.hosts]).leaves.filter {
      $0.key.hasSuffix(".value")
    }
    let oneSided = [strategies.removed + strategies.added, hosts.removed + hosts.added].joined()
    let apart = ["experiment", "seed", "replications", "expect[", "hosts["]
    return values.filter { value in !apart.contains { value.key.hasPrefix($0) } }
      .merging(switches) { one, _ in one }
      .filter { value in !oneSided.contains { value.key.contains("[\($0)]") } }
  }

  private func shown(_ value: String?, _ path: String) -> String {
    guard let value else { return "not set" }
    let key = path.split(separator: ".").last.map(String.init) ?? path
    guard let number = Double(value) else { return value }
    if Self.rates.contains(key) { return Format.rate(number) }
    return Self.durations.contains(key) ? Format.duration(number) : Format.plain(number)
  }
}
