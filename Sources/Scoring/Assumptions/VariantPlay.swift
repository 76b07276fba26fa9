package import HostModel
package import Simulation

/// Gathers what a run under all variants of its hosts at once counted.
///
/// A variant is one more host of the run: the history is made once for all of them.
package struct VariantPlay: Sendable {
  /// The hosts to play: those of the experiment, then the variants, each behaviour once.
  package private(set) var hosts: [HostBehaviour]
  /// The host of the experiment that each of them stands for.
  package private(set) var origins: [Int]
  /// Whether some strategy has other parameters at one host than at another.
  private let tellsHostsApart: Bool
  private let variants: [HostVariant]
  private let rules: ScoreRules
  private let strategies: Int
  private let baseHosts: [Int]
  /// The hosts of each variant of the experiment, as numbers of `hosts`.
  private var variantHosts: [[Int]] = []
  private var base: RunResults
  private var results: [RunResults] = []

  package init(
    _ behaviours: [HostBehaviour], _ variants: [HostVariant], strategies: Int,
    tellsHostsApart: Bool = false, _ rules: ScoreRules
  ) {
    hosts = behaviours
    origins = Array(behaviours.indices)
    self.tellsHostsApart = tellsHostsApart
    baseHosts = Array(behaviours.indices)
    self.variants = variants
    self.strategies = strategies
    self.rules = rules
    base = RunResults(strategies: strategies, hosts: behaviours, rules)
    for variant in variants {
      var numbers = baseHosts
      numbers[variant.host] = number(of: variant)
      variantHosts.append(numbers)
      results.append(
        RunResults(strategies: strategies, hosts: numbers.map { hosts[$0] }, rules))
    }
  }

  private mutating func number(of variant: HostVariant) -> Int {
    let known = hosts.indices.first { number in
      hosts[number] == variant.behaviour && (!tellsHostsApart || origins[number] == variant.host)
    }
    if let known { return known }
    hosts.append(variant.behaviour)
    origins.append(variant.host)
    return hosts.count - 1
  }

  /// Adds the counts of one replication, a strategy each.
  package mutating func add(_ replication: [Tallies]) {
    base.add(replication.map { $0.at(hosts: baseHosts) })
    for index in results.indices {
      results[index].add(replication.map { $0.at(hosts: variantHosts[index]) })
    }
  }

  /// What came of it for the strategy that leads the whole experiment.
  package func study(favourite: Int) -> AssumptionStudy {
    let before = outcome(base, favourite)
    let rows = zip(variants, results).map { variant, results in
      let after = outcome(results, favourite)
      return AssumptionStudy.Row(
        variant: variant, outcome: after, flips: after.decision != before.decision,
        change: after.lead.flatMap { after in before.lead.map { after.mean - $0.mean } })
    }
    return AssumptionStudy(
      favourite: favourite, base: before, rows: rows,
      replications: base.measurements.replications)
  }

  private func outcome(_ results: RunResults, _ favourite: Int) -> AssumptionStudy.Outcome {
    let scoreboard = Scoreboard(
      results.measurements, results.samples, rules, strategies: strategies,
      hosts: baseHosts.count)
    let ranking = scoreboard.verdict.ranking
    let rival = ranking.first { $0 != favourite }
    return AssumptionStudy.Outcome(
      kind: scoreboard.verdict.kind, ranking: ranking,
      lead: ranking.contains(favourite)
        ? rival.map { results.samples.difference(favourite, $0) } : nil)
  }
}

extension AssumptionStudy.Outcome {
  /// What a reader would do: take one strategy, or none.
  fileprivate var decision: Int? { kind == .recommended ? ranking.first : nil }
}
