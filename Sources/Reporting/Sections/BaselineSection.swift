import Scoring
import Simulation

/// Two runs side by side: `stratbench compare`, and the report's section against a baseline.
package struct BaselineSection: Sendable {
  private static let mostSettings = 12
  /// So many rows a report shows; a comparison by itself shows all.
  private static let mostRows = 40

  let differences: RunDifferences
  let comparison: Comparison

  /// Compares two runs.
  ///
  /// - Throws: `NothingInCommon` where no strategy is in both at the same host.
  package init(_ old: StoredResults, _ new: StoredResults) throws(NothingInCommon) {
    try NothingInCommon.check(old, strategies: new.names.strategies, hosts: new.names.hosts)
    differences = RunDifferences(old: old, new: new)
    comparison = Comparison(old.compared, new.compared)
  }

  /// Whether the new run is worse anywhere beyond the interval of the difference.
  package var isWorse: Bool { comparison.isWorse }

  /// The finding in one sentence.
  package var sentence: String { sentence { $0 } }

  /// A document of its own.
  package var document: String {
    let within = comparison.rows.filter { $0.judgement == .same && $0.old != $0.new }
    let details =
      within.isEmpty
      ? "" : "\n\n## Differences within their intervals\n\n\(table(within))"
    let body = body(level: "##", most: .max).map(\.markdown).joined(separator: "\n\n")
    return "# Comparison with a baseline\n\n\(body)\(details)"
  }

  /// A section of a report.
  var passages: [Passage] {
    ["## Against the baseline"] + body(level: "###", most: Self.mostRows)
  }

  private func body(level: String, most: Int) -> [Passage] {
    [
      .text(sentence { "**\($0)**" }), .text(Markdown.list(notes)), "\(level) What differs",
      .exhibit(.baseline, beyond(most: most)), "\(level) Scores",
      .exhibit(.baselineScores, scores),
    ]
  }

  // MARK: In words

  private func sentence(_ strong: (String) -> String) -> String {
    let (worse, better) = (comparison.count(.worse), comparison.count(.better))
    let all = counted(comparison.rows.count, "number")
    let open = comparison.count(.unknown) + comparison.count(.oneSided)
    let rest = open == 0 ? "" : " \(Format.count(open)) cannot be judged."
    if worse == 0, better == 0 {
      return
        "\(strong("No clear difference from the baseline")): of \(all), none differs beyond its interval."
        + rest
    }
    let finding = worse > 0 ? "Worse than the baseline" : "Better than the baseline"
    func part(_ count: Int, _ word: String) -> String {
      "\(count == 0 ? "none" : Format.count(count)) \(count > 1 ? "are" : "is") \(word)"
    }
    return "\(strong(finding)): of \(all), \(part(worse, "worse")) beyond the interval of the "
      + "difference and \(part(better, "better")).\(rest)"
  }

  private var notes: [String] {
    [verdict, runs] + oneSided + settings + [chance]
  }

  private var verdict: String {
    let (old, new) = (differences.old.verdict.text, differences.new.verdict.text)
    return old == new
      ? "**Verdict**: as before, \(new)." : "**Verdict**: now \(new); before, \(old)."
  }

  private var runs: String {
    let (old, new) = (differences.old.description, differences.new.description)
    return old == new ? "**Runs**: both are \(new)." : "**Runs**: now \(new); before, \(old)."
  }

  private var oneSided: [String] {
    [("Strategies", differences.strategies), ("Hosts", differences.hosts)].flatMap { kind, names in
      [("added", names.added), ("removed", names.removed)].compactMap { change, names in
        names.isEmpty
          ? nil : "**\(kind) \(change)**: \(enumerated(names.map(Markdown.escaped)))."
      }
    }
  }

  private var settings: [String] {
    let all = differences.settings
    guard !all.isEmpty else { return [] }
    let shown = all.prefix(Self.mostSettings).map { setting in
      "\(Markdown.code(setting.path)) \(Markdown.escaped(setting.old)), now "
        + Markdown.escaped(setting.new)
    }
    let more = all.count > shown.count ? "; and \(all.count - shown.count) more" : ""
    return ["**Settings that differ**: \(shown.joined(separator: "; "))\(more)."]
  }

  private var chance: String {
    differences.haveSameHistories
      ? "**Chance**: both runs play the same histories. The intervals are those of independent "
        + "runs, as results keep no replications to pair; so they are wider than need be."
      : "**Chance**: the runs play different histories. Each interval holds at 95 % by itself: of "
        + "many numbers that did not change, about one in twenty may lie outside by chance."
  }
}

/// Two runs that share no strategy at a host.
package struct NothingInCommon: Error {
  package let text: String

  /// Finds out, before a run even, whether it can be compared.
  package static func check(_ old: StoredResults, strategies: [String], hosts: [String])
    throws(Self)
  {
    let isShared = old.results.contains {
      strategies.contains($0.strategy) && hosts.contains($0.host)
    }
    guard !isShared else { return }
    func list(_ strategies: [String], _ hosts: [String]) -> String {
      "\(strategies.joined(separator: ", ")) at \(hosts.joined(separator: ", "))"
    }
    throw Self(
      text: "the runs have no strategy at a host in common: before, "
        + "\(list(old.names.strategies, old.names.hosts)); now, \(list(strategies, hosts))")
  }
}

extension StoredResults {
  fileprivate var description: String {
    "stratbench \(tool.version), experiment \(Markdown.escaped(experiment.name)), seed \(seed), "
      + "\(counted(replications, "replication")), config `\(experiment.configDigest.prefix(12))`"
  }
}

extension StoredResults.VerdictPart {
  fileprivate var text: String {
    switch Verdict.Kind(rawValue: kind) {
    case .recommended: "\(Markdown.escaped(ranking.first ?? "–")) is recommended"
    case .noClearWinner: "no clear winner"
    case .noneEligible: "no strategy is eligible"
    case nil: Markdown.escaped(kind)
    }
  }
}
