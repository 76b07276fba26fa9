import ExperimentConfig
import Scoring

/// Every cell of the sweep, and which setting changes the winner.
struct SweepSection {
  private static let mostShown = 100
  private static let mostUnfolded = 12

  private let report: Report
  private let sweep: Sweep
  private let influences: [SweepInfluence]

  /// Nil when the config has no sweep.
  init?(_ report: Report) {
    guard let sweep = report.experiment.sweep, let influences = SweepInfluence.all(of: report)
    else { return nil }
    self.report = report
    self.sweep = sweep
    self.influences = influences
  }

  private var cells: [(cell: Sweep.Cell, outcome: VariationOutcome)] {
    zip(sweep.cells, report.cellOutcomes).map { ($0, $1) }
  }

  var passages: [Passage] {
    [
      "## Sweep", "\(counts(Markdown.escaped)) \(decisive)", .exhibit(.sweepSettings, axes),
      """
      *Changes the outcome*: of the groups of cells that differ in nothing else, how many have more \
      than one outcome.
      """, .exhibit(.sweepCells, table, folded: summary), "\(VariationTable.legend)\(rest)",
    ]
  }

  // MARK: The finding

  /// How often who wins, for a terminal.
  var plainCounts: String { counts { $0 } }

  /// How often who wins: "a wins 7 of 9 cells, b 1; 1 has no clear winner".
  private func counts(_ name: (String) -> String) -> String {
    let outcomes = cells.map(\.outcome)
    let winners = outcomes.compactMap(\.winner)
    let all = "\(counted(outcomes.count, "cell"))"
    let wins = winners.unique.map { winner in (winner, winners.count { $0 == winner }) }
      .sorted { $0.1 > $1.1 }.enumerated().map { place, win in
        name(win.0) + (place == 0 ? " wins \(Format.count(win.1)) of \(all)" : " \(win.1)")
      }
    let lacks = [(Verdict.Kind.noClearWinner, "no clear winner"), (.noneEligible, "none eligible")]
      .compactMap { kind, title -> String? in
        let count = outcomes.count { $0.kind == kind }
        guard count > 0 else { return nil }
        return "\(Format.count(count))\(wins.isEmpty ? " of \(all)" : "") "
          + "\(count == 1 ? "has" : "have") \(title)"
      }
    let parts =
      [wins.isEmpty ? nil : wins.joined(separator: ", ")] + [
        lacks.isEmpty ? nil : enumerated(lacks)
      ]
    return parts.compactMap(\.self).joined(separator: "; ") + "."
  }

  private var decisive: String {
    let changing = influences.indices.filter { influences[$0].changes > 0 }.sorted {
      share(influences[$0]) > share(influences[$1])
    }
    guard !changing.isEmpty else { return "No setting changes the outcome." }
    let names = enumerated(changing.map { name(sweep.axes[$0]) })
    return "The outcome changes with \(names)\(changing.count > 1 ? ", the first most often" : "")."
  }

  private func share(_ influence: SweepInfluence) -> Double {
    Double(influence.changes) / Double(max(1, influence.comparisons))
  }

  private func name(_ axis: Sweep.Axis) -> String {
    axis.paths.map(Markdown.code).joined(separator: " with ")
  }

  // MARK: Tables

  private var axes: String {
    let rows = sweep.axes.indices.map { axis in
      let influence = influences[axis]
      return [
        name(sweep.axes[axis]),
        influence.comparisons == 0
          ? "never compared" : "in \(influence.changes) of \(influence.comparisons)",
        byStep(axis),
      ]
    }
    return Markdown.table(["Setting", "Changes the outcome", "Outcomes by value"], rows)
  }

  private func byStep(_ axis: Int) -> String {
    let steps = sweep.axes[axis].steps
    let shown = steps.indices.prefix(Self.mostUnfolded).compactMap { step -> String? in
      let verdicts = cells.filter { $0.cell.steps[axis] == step }
        .map { $0.outcome.verdict(Markdown.escaped) }
      guard !verdicts.isEmpty else { return nil }
      let counts = verdicts.unique.map { one in "\(one) \(verdicts.count { $0 == one })" }
      return "\(steps[step].map(Markdown.code).joined(separator: " with ")): "
        + counts.joined(separator: ", ")
    }
    return (shown + (steps.count > Self.mostUnfolded ? ["…"] : [])).joined(separator: "; ")
  }

  private var table: String {
    let paths = sweep.axes.flatMap(\.paths)
    let rows = cells.prefix(Self.mostShown).map { cell, outcome in
      (cells: cell.variation.settings.map { Markdown.code($0.value) }, outcome: outcome)
    }
    return VariationTable(report).markdown(paths.map(Markdown.code), rows)
  }

  /// Under which many cells are folded away.
  private var summary: String? {
    guard cells.count > Self.mostUnfolded else { return nil }
    let which = cells.count > Self.mostShown ? "The first" : "All"
    return "\(which) \(min(cells.count, Self.mostShown)) cells"
  }

  private var rest: String {
    let more = cells.count - Self.mostShown
    return more > 0 ? " \(counted(more, "more cell")) are in `results.json`." : ""
  }
}
