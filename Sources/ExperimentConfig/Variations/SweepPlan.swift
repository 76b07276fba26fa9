import Diagnostics
import YAMLReading

/// A sweep as the config declares it.
struct SweepPlan {
  static let mostCells = 10_000

  struct Path {
    let text: String
    let place: Place

    var keys: [String] {
      text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
  }

  struct Axis {
    let paths: [Path]
    /// A value a path, for each step.
    let steps: [[YAMLNode]]
  }

  /// Settings whose meeting leaves a cell out: where, and on which steps.
  struct Exception {
    let conditions: [(axis: Int, steps: Set<Int>)]

    func holds(for cell: [Int]) -> Bool {
      conditions.allSatisfy { $0.steps.contains(cell[$0.axis]) }
    }
  }

  let axes: [Axis]
  let exceptions: [Exception]

  /// How many combinations there are, or nil for more than can be counted.
  static func combinations(_ axes: [Axis]) -> Int? {
    axes.reduce(1) { product, axis in
      product.flatMap {
        let (result, isOver) = $0.multipliedReportingOverflow(by: axis.steps.count)
        return isOver ? nil : result
      }
    }
  }

  /// Where each cell stands on the axes; the last axis varies fastest.
  var cells: [[Int]] {
    let all = axes.reduce([[]]) { cells, axis in
      cells.flatMap { cell in axis.steps.indices.map { cell + [$0] } }
    }
    return all.filter { cell in !exceptions.contains { $0.holds(for: cell) } }
  }

  /// The paths and values of a cell.
  func settings(of cell: [Int]) -> [(path: Path, value: YAMLNode)] {
    zip(axes, cell).flatMap { axis, step in
      zip(axis.paths, axis.steps[step]).map { ($0, $1) }
    }
  }
}
