import ExperimentConfig

/// Whether an axis of a sweep decides who wins, all else kept.
struct SweepInfluence {
  /// Groups of cells that differ in nothing but the axis.
  let comparisons: Int
  /// Those of them in which not every cell has the same outcome.
  let changes: Int

  /// One an axis; nil without a sweep.
  static func all(of report: Report) -> [SweepInfluence]? {
    guard let sweep = report.experiment.sweep else { return nil }
    let cells = zip(sweep.cells, report.cellOutcomes).map {
      (steps: $0.steps, verdict: $1.verdict { "use \($0)" })
    }
    return sweep.axes.indices.map { axis in SweepInfluence(of: axis, cells) }
  }

  private init(of axis: Int, _ cells: [(steps: [Int], verdict: String)]) {
    let groups = Dictionary(grouping: cells) { cell in
      var others = cell.steps
      others.remove(at: axis)
      return others
    }.values.filter { $0.count > 1 }
    comparisons = groups.count
    changes = groups.count { Set($0.map(\.verdict)).count > 1 }
  }
}
