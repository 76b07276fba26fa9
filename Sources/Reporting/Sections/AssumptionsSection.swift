import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// Which assumed values of the hosts the decision hangs on.
struct AssumptionsSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  private var experiment: Experiment { report.experiment }

  /// What turns the verdict, what weighs most first.
  var flips: [String] {
    guard experiment.variesAssumptions, let study = report.scrutiny.assumptions else { return [] }
    return study.byWeight.filter(\.flips).map { sentence($0, study) }
  }

  var passages: [Passage] {
    guard experiment.variesAssumptions else {
      return ["The config says `vary-assumptions: false`: no guess about a host was replaced."]
    }
    guard let study = report.scrutiny.assumptions else { return [] }
    guard !study.rows.isEmpty else {
      return ["No value of the hosts has an alternative to play."]
    }
    return [
      .text(introduction(study)),
      .exhibit(.replacements, table(study), folded: "All replacements"),
      """
      *Lead* is how many points \(name(study.favourite)) is ahead of the best of the others, \
      negative when it is behind; with every value as it is, that is \(lead(study.base)).
      """,
    ]
  }

  private func introduction(_ study: AssumptionStudy) -> String {
    let flips = study.rows.count(where: \.flips)
    let count = counted(study.rows.count, "replacement")
    let finding =
      flips == 0
      ? "None of the \(count) changes the verdict."
      : "\(flips) of the \(count) \(flips == 1 ? "changes" : "change") the verdict."
    return "Each value of a host that leaves others open was replaced by each of them in turn, and "
      + "\(counted(study.replications, "replication")) of the same histories played again. "
      + finding + nearest(study, flips: flips)
  }

  /// What comes nearest, where nothing turns the verdict.
  private func nearest(_ study: AssumptionStudy, flips: Int) -> String {
    guard flips == 0, let row = study.byWeight.first else { return "" }
    return " The nearest: \(sentence(row, study).lowercasedAtStart)"
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
      ? "\(text); as it is, \(verdict(study.base))."
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
}
