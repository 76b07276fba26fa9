import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// Which assumed values of the hosts the decision hangs on.
struct AssumptionsSection {
  let report: Report
  private static let mostShown = 3

  init(_ report: Report) { self.report = report }

  private var experiment: Experiment { report.experiment }

  var markdown: String { "## What would change this decision\n\n\(text)" }

  private var text: String {
    guard experiment.variesAssumptions else {
      return "The config says `vary-assumptions: false`: no assumed value was replaced."
    }
    guard let study = report.scrutiny.assumptions else {
      return "No strategy is eligible, so there is no decision to change."
    }
    guard !study.rows.isEmpty else {
      return "No value of the hosts has an alternative to play.\(notPlayed)"
    }
    return """
      \(introduction(study))

      \(Markdown.list(study.byWeight.prefix(Self.mostShown).map { sentence($0, study) }))

      <details><summary>All replacements</summary>

      \(table(study))

      </details>

      *Lead* is how many points \(name(study.favourite)) is ahead of the best of the others, \
      negative when it is behind; with every value as it is, that is \(lead(study.base)).\(notPlayed)
      """
  }

  private func introduction(_ study: AssumptionStudy) -> String {
    let flips = study.rows.count(where: \.flips)
    let count = counted(study.rows.count, "replacement")
    let finding =
      flips == 0
      ? "None of the \(count) below changes the verdict."
      : "\(flips) of the \(count) below \(flips == 1 ? "changes" : "change") the verdict."
    return "Each value of a host that leaves others open was replaced by each of them in turn, and "
      + "\(counted(study.replications, "replication")) of the same histories played again. "
      + "\(finding) What weighs most:"
  }

  /// What one replacement would come to.
  func sentence(_ row: AssumptionStudy.Row, _ study: AssumptionStudy) -> String {
    let change =
      "With \(Markdown.code("\(row.variant.key.rawValue): \(row.variant.alternative)")) instead "
      + "of \(Markdown.code(row.variant.value.text)) (\(row.variant.value.evidence.rawValue)) at "
      + "\(Markdown.escaped(experiment.hosts[row.variant.host].name)), "
    let lead = row.outcome.lead.map { " by \(Format.lead($0))" } ?? ""
    let keepsLead = row.outcome.ranking.first == study.favourite
    let text = "\(change)\(verdict(row.outcome))"
    return row.flips
      ? "**\(text)**; as it is, \(verdict(study.base))."
      : "\(text)\(keepsLead ? lead : "")."
  }

  private func verdict(_ outcome: AssumptionStudy.Outcome) -> String {
    switch outcome.kind {
    case .recommended: outcome.ranking.first.map { "\(name($0)) wins" } ?? "nothing wins"
    case .noClearWinner: "there is no clear winner"
    case .noneEligible: "no strategy is eligible"
    }
  }

  private func table(_ study: AssumptionStudy) -> String {
    let rows = study.rows.map { row in
      [
        Markdown.code(row.variant.key.rawValue),
        Markdown.escaped(experiment.hosts[row.variant.host].name),
        Markdown.code(row.variant.value.text), row.variant.value.evidence.rawValue,
        Markdown.code(row.variant.alternative),
        row.flips ? "**\(verdict(row.outcome))**" : verdict(row.outcome),
        lead(row.outcome), row.change.map(signed) ?? "–",
      ]
    }
    return Markdown.table(
      ["Switch", "Host", "Value", "Evidence", "Instead", "Then", "Lead", "Change of lead"], rows,
      numbers: 6..<8)
  }

  private func lead(_ outcome: AssumptionStudy.Outcome) -> String {
    outcome.lead.map(Format.lead) ?? "–"
  }

  private func signed(_ change: Double) -> String {
    let text = Format.decimal(change, 1)
    return change > 0 && text != "0.0" ? "+\(text)" : text
  }

  private func name(_ strategy: Int) -> String { Markdown.escaped(report.label(strategy)) }

  private var notPlayed: String {
    let values = experiment.unvariedValues.map { value in
      "\(Markdown.code(value.key.rawValue)) of "
        + Markdown.escaped(experiment.hosts[value.host].name)
    }
    return values.isEmpty
      ? "" : " Assumed, but not played, as the profile names no alternative: \(enumerated(values))."
  }
}
