import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// What became of the expectations of the config.
struct ExpectationsSection {
  let report: Report

  /// Nil when the config has none.
  init?(_ report: Report) {
    guard !report.expectations.isEmpty else { return nil }
    self.report = report
  }

  var passages: [Passage] {
    let table = Markdown.table(
      ["Expectation", "Measured", "Outcome"], report.expectations.map(row))
    return [
      "## Expectations", .text(line(Markdown.code)), .exhibit(.expectations, table),
      """
      The estimate decides. An expectation without a host must hold at every host; its row shows the \
      host that speaks most against it. *Within the interval* means that the 95 % interval reaches \
      over the limit, so that another seed could turn the outcome.
      """,
    ]
  }

  /// How many hold and which fail, in one line.
  func line(_ quoted: (String) -> String = { "'\($0)'" }) -> String {
    let all = report.expectations
    let failed = all.filter { !$0.holds }
    let unsure = all.count { $0.holds && $0.isWithinInterval }
    let doubt = unsure == 0 ? "" : ", \(unsure) of them only within its interval"
    guard let first = failed.first else {
      return all.count == 1
        ? "The one expectation holds\(unsure == 0 ? "" : ", but only within its interval")."
        : "All \(all.count) expectations hold\(doubt)."
    }
    guard all.count > 1 else { return "The one expectation fails: \(quoted(text(first)))." }
    let names =
      failed.count > 2
      ? [quoted(text(first)), "\(failed.count - 1) more"]
      : failed.map { quoted(text($0)) }
    let held = all.count - failed.count
    return "\(held) of \(all.count) expectations \(held == 1 ? "holds" : "hold")\(doubt); failed: "
      + "\(enumerated(names))."
  }

  private func text(_ finding: ExpectationFinding) -> String { finding.expectation.text }

  private func row(_ finding: ExpectationFinding) -> [String] {
    [
      Markdown.code(text(finding)), report.measured(finding, Markdown.escaped),
      outcome(finding),
    ]
  }

  private func outcome(_ finding: ExpectationFinding) -> String {
    let doubt = finding.isWithinInterval ? ", within the interval" : ""
    return switch finding.outcome {
    case .held: "holds\(doubt)"
    case .failed: "**fails**\(doubt)"
    case .notMeasured: "**fails**: nothing was measured"
    }
  }
}

extension Report {
  /// What an expectation was held against: a number with its host, or the winner.
  func measured(_ finding: ExpectationFinding, _ name: (String) -> String) -> String {
    if let difference = finding.difference { return outcomes(difference, name) }
    guard let check = finding.decisive, let subject = finding.expectation.subject else {
      return winner(name)
    }
    let isEverywhere = finding.checks.allSatisfy { $0.estimate == check.estimate }
    let host = experiment.hosts[check.host].name
    let place = isEverywhere || !hasSeveralHosts ? "" : " at \(name(host))"
    return number(check.estimate, subject) + place
  }

  private func outcomes(_ difference: OutcomeDifference, _ name: (String) -> String) -> String {
    guard let place = difference.place else {
      return difference.count == 1 ? "the same" : "all \(difference.count) the same"
    }
    let host = hasSeveralHosts ? " at \(name(experiment.hosts[difference.host].name))" : ""
    let found =
      difference.found.map { "number \(place) is \(name($0))" } ?? "number \(place) is missing"
    return found + host + (difference.expected.map { ", not \(name($0))" } ?? ", beyond the end")
  }

  private func winner(_ name: (String) -> String) -> String {
    switch scoreboard.verdict.kind {
    case .recommended: scoreboard.verdict.winner.map { name(label($0)) } ?? "–"
    case .noClearWinner: "no clear winner"
    case .noneEligible: "no strategy is eligible"
    }
  }

  private func number(_ estimate: Estimate, _ subject: Expectation.Subject) -> String {
    switch (subject.quantity, subject.other) {
    case (.metric(let metric), nil) where metric.unit == .seconds: Format.age(estimate)
    case (.metric(let metric), nil): Format.estimate(estimate, metric)
    case (.metric(let metric), _): Format.difference(estimate, metric)
    case (.score, nil): Format.score(estimate)
    case (.score, _): Format.points(estimate)
    }
  }
}
