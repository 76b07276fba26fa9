import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// Cells and rows that several tables share.
extension Report {
  /// A number with its interval, or in words what is known where there is no number.
  func cell(_ metric: Metric, _ strategy: Int, _ host: Int) -> String {
    let estimate = estimate(metric, strategy, host)
    return estimate.mean == nil ? words(metric, strategy) : Format.estimate(estimate, metric)
  }

  private func words(_ metric: Metric, _ strategy: Int) -> String {
    let survival = results.measurements.tallies[strategy].strategy.survival
    let isOfLinks = metric == .linksHalfLife || metric.rawValue.hasPrefix("links.survival")
    guard isOfLinks, survival.broken.total + survival.censored.total > 0 else { return "–" }
    guard metric == .linksHalfLife else { return "not seen" }
    return survival.broken.total == 0 ? "none broke" : "over half held"
  }

  /// A row a host that starts with its name, or one for all hosts where they do not differ.
  func byHost(_ cells: (Int) -> [String]) -> [[String]] {
    let hosts = experiment.hosts.indices.map(cells)
    if hosts.count > 1, hosts.allSatisfy({ $0 == hosts[0] }) { return [["every host"] + hosts[0]] }
    return zip(experiment.hosts, hosts).map { host, cells in
      [Markdown.escaped(host.name)] + cells
    }
  }
}
