import ExperimentConfig
import HostModel
import Scoring
import Simulation
import Workload

/// Users who met another entity than the one that they had picked, with the first case of each
/// strategy as evidence.
struct WrongSection {
  private static let metrics: [(title: String, metric: Metric)] = [
    ("Uses", .wrongTargetUses), ("Followed links", .linksWrongTarget), ("Label views", .wrongLabel),
  ]
  /// So many strategies have their first case told.
  private static let mostCases = 3
  private static let mostSteps = 12

  private let report: Report
  /// What happened at which host, of the strategies under which it did.
  private let cases: [(strategy: Int, host: Int, first: FirstWrong?)]

  /// Looks for the first case of each strategy.
  ///
  /// - Throws: `StrategyProblem` when a module that was played refuses to be played again.
  init(_ report: Report) throws(StrategyProblem) {
    self.report = report
    var cases: [(strategy: Int, host: Int, first: FirstWrong?)] = []
    for strategy in report.strategies {
      guard let host = Self.host(report, strategy) else { continue }
      let experiment = report.experiment
      let first =
        cases.count < Self.mostCases
        ? try FirstWrong(
          experiment.workload, experiment.strategies[strategy], experiment.watched(at: host)) : nil
      cases.append((strategy, host, first))
    }
    self.cases = cases
  }

  /// The host at which slots or labels went wrong most, if any did.
  private static func host(_ report: Report, _ strategy: Int) -> Int? {
    let hosts = report.experiment.hosts.indices.map { host in
      (
        host: host,
        sum: metrics.reduce(0) { $0 + (report.estimate($1.metric, strategy, host).mean ?? 0) }
      )
    }
    return hosts.filter { $0.sum > 0 }.max { ($0.sum, $1.host) < ($1.sum, $0.host) }?.host
  }

  var passages: [Passage] {
    let title: Passage = "## Wrong target and wrong label"
    guard !cases.isEmpty else {
      return [
        title,
        """
        No use and no followed link opened another entity, and no label showed the name of another \
        one, under any strategy at any host.
        """,
      ]
    }
    return [title, .text(introduction), .exhibit(.wrong, table)] + cases.compactMap(story)
  }

  private var introduction: String {
    let names = enumerated(cases.map { name($0.strategy) })
    return "Under \(names), users met another entity than the one that they had picked. That is "
      + "worse than meeting none, so it is never averaged into a score; above its limit it "
      + "excludes a strategy."
  }

  private var table: String {
    let rows = cases.flatMap { one in
      report.byHost { host in Self.metrics.map { report.cell($0.metric, one.strategy, host) } }
        .map { [name(one.strategy)] + $0 }
    }
    return Markdown.table(
      ["Strategy", "Host"] + Self.metrics.map { "\($0.title) ↓" }, rows, numbers: 2..<5)
  }

  // MARK: The first case

  private func story(_ strategy: Int, _ host: Int, _ first: FirstWrong?) -> Passage? {
    guard let first else { return nil }
    let start = report.experiment.workload.start
    var teller = StoryTeller(start: start)
    for moment in first.moments { teller.tell(moment) }
    let steps = teller.steps.map { $0.sentence(start: start) }
    let shown = steps.count > Self.mostSteps ? Array(steps.suffix(Self.mostSteps)) : steps
    let left = steps.count - shown.count
    return """
      ### First case: \(name(strategy))

      Entity \(Markdown.code(first.key)) in the first replication, at \
      \(Markdown.escaped(report.experiment.hosts[host].name))\(left > 0
        ? "; \(counted(left, "earlier step")) left out" : "").

      \(Markdown.numbered(shown))

      \(reason(first, start))
      """
  }

  private func reason(_ first: FirstWrong, _ history: Double?) -> String {
    let identifier = Markdown.code(first.identifier)
    let start =
      switch first.kind {
      case .slot: "The slot holds \(identifier)"
      case .label: "The host keeps the label under \(identifier)"
      case .link: "The link holds \(identifier)"
      }
    guard let other = first.other else {
      return "\(start), which the strategy takes for that of another entity."
    }
    let since =
      other.since > 0 ? ", since \(Format.moment(other.since, start: history))" : " from the start"
    return
      "\(start), which is also the identifier of \(Markdown.code(other.key)), “\(Markdown.escaped(other.name))”\(since)."
  }

  private func name(_ strategy: Int) -> String { Markdown.escaped(report.label(strategy)) }
}
