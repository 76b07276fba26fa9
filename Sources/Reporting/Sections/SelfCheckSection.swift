import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// What the run was held against: theory, and its own books.
struct SelfCheckSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  private var check: SelfCheck { report.scrutiny.selfCheck }
  private var experiment: Experiment { report.experiment }

  var passages: [Passage] {
    let counts = Markdown.table(["What must agree", "Example", "Holds"], balances)
    return [
      "### Self-check", "\(summary) A run that fails one ends with an error and writes no report.",
      formulas, .text(Markdown.folded("Counts that must agree", counts)),
    ]
  }

  private var summary: String {
    let formulas = check.formulas.count
    let balances =
      "\(counted(check.balances.count, "pair")) of counts that were made in "
      + "different places, the same"
    return formulas == 0
      ? "The run found \(balances)."
      : "The run measured \(counted(formulas, "value")) that theory also gives, all of them "
        + "within what chance allows, and found \(balances)."
  }

  private var formulas: Passage {
    guard !check.formulas.isEmpty else {
      return .text(
        "No value of this run has a closed form: those need a synthetic workload without "
          + "deletions, and strategies whose modules show by their answers which form holds.")
    }
    let header = ["What", "Strategy", "Host", "Simulated", "Closed form", "Allowed", "Result"]
    return .exhibit(
      .closedForms,
      """
      \(Markdown.table(header, formulaRows, numbers: 3..<6))

      What is allowed follows from the closed form and the number of independent entities by \
      Bernstein's inequality, so that chance fails about one right run in a million at most, \
      whatever the number of replications and of rows. Which form holds for a strategy is asked \
      of its module by a script of renames, and must agree with the run's own counts of \
      identifiers.
      """, folded: Appendix.closedForms.title)
  }

  /// Rows that read the same but for the strategy are one.
  private var formulaRows: [[String]] {
    var strategies: [[String]: [Int]] = [:]
    var order: [[String]] = []
    for row in check.formulas {
      let cells = [
        "\(Markdown.code(row.metric.rawValue)): \(row.law.meaning)",
        row.host.map { Markdown.escaped(experiment.hosts[$0].name) } ?? "any",
        value(row.simulated, row), value(row.expected, row), "± \(value(row.tolerance, row))",
        row.passes ? "passed" : "**failed**",
      ]
      if strategies[cells] == nil { order.append(cells) }
      strategies[cells, default: []].append(row.strategy)
    }
    return order.map { cells in
      let names = strategies[cells, default: []].map { Markdown.escaped(report.label($0)) }
      return [cells[0], enumerated(names)] + cells[1...]
    }
  }

  private func value(_ value: Double, _ row: SelfCheck.Formula) -> String {
    row.metric.unit == .share ? "\(Format.decimal(value * 100, 2)) %" : Format.decimal(value, 3)
  }

  private var balances: [[String]] {
    Balance.Law.allCases.compactMap { law in
      let rows = check.balances.filter { $0.law == law }
      guard let most = rows.max(by: { $0.left < $1.left }) else { return nil }
      return [
        law.meaning, "\(most.leftText) \(most.relation) \(most.rightText)",
        "\(rows.count(where: \.passes)) of \(rows.count)",
      ]
    }
  }
}

extension SelfCheck.Formula.Law {
  var meaning: String {
    switch self {
    case .labelKept: "the first label stays"
    case .labelRecaptured: "every pick captures the name of now"
    case .labelExpires: "labels are captured again at an age"
    case .orphaned: "a rename orphans, a pick mends"
    case .linksHold: "a link holds until its identifier changes"
    case .linksLast: "every identifier goes on resolving"
    case .newIdentifiers: "one identifier a rename"
    }
  }
}

extension Balance {
  var leftText: String { Self.text(left) }

  var rightText: String {
    let (least, most) = (Self.text(right.lowerBound), Self.text(right.upperBound))
    return least == most ? least : "\(least) to \(most)"
  }

  var relation: String { right.lowerBound == right.upperBound ? "=" : "in" }

  private static func text(_ number: Double) -> String { Format.decimal(number, 0) }
}

extension Balance.Law {
  var meaning: String {
    switch self {
    case .events: "Events counted under a strategy at a host = events generated"
    case .views: "Fresh + stale + wrong + empty views, and those of deleted entities = all views"
    case .staleViews: "Stale views whose age was taken = stale views"
    case .slotTime: "Seconds of slots over all states of the label = seconds of all slots"
    case .uses: "Correct + orphaned + wrong uses, and those of deleted entities = all uses"
    case .links: "Links issued = links that broke + links that still held when last seen"
    case .follows: "Correct + broken + wrong follows, and those of deleted entities = all follows"
    case .saves: "Saves with another name + saves without = renames + touches (+ restores)"
    case .identifiers: "Identifiers issued = the live one of each entity + the retired ones"
    }
  }
}
