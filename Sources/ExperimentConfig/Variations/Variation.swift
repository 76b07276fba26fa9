/// The experiment with some of its settings changed.
package struct Variation: Sendable {
  /// One change: where, and the value as it would stand in the config.
  package struct Setting: Equatable, Sendable {
    package let path: String
    package let value: String
  }

  package let settings: [Setting]
  /// Without expectations, scenarios and sweep, and without replaced assumptions.
  package let experiment: Experiment
}

/// A variation that the config names.
package struct Scenario: Sendable {
  package let name: String
  package let variation: Variation
}

/// The variations that a config spans with lists of values.
package struct Sweep: Sendable {
  /// Settings that take their values in step; most often it is one.
  package struct Axis: Equatable, Sendable {
    package let paths: [String]
    /// A value a path, for each step.
    package let steps: [[String]]
  }

  package struct Cell: Sendable {
    /// Where the cell stands on each axis.
    package let steps: [Int]
    package let variation: Variation
  }

  package let axes: [Axis]
  /// The last axis varies fastest.
  package let cells: [Cell]
}

extension Experiment {
  /// Scenarios and cells in the order in which they are played.
  package var variations: [Variation] {
    scenarios.map(\.variation) + (sweep?.cells.map(\.variation) ?? [])
  }

  /// What each of them is called.
  package var variationTitles: [String] {
    let cells = sweep?.cells.map { cell in
      cell.variation.settings.map { "\($0.path)=\($0.value)" }.joined(separator: " ")
    }
    return scenarios.map { "scenario '\($0.name)'" } + (cells ?? [])
  }
}
