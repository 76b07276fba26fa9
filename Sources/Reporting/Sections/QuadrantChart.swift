import Scoring

/// Fresh labels against stable links, as a Mermaid chart.
struct QuadrantChart {
  private let points: [(label: String, x: Double, y: Double)]

  /// Nil when the run measured one of the two for no strategy.
  init?(_ report: Report) {
    let known = report.strategies.compactMap { strategy -> (String, Double, Double)? in
      let points = report.scoreboard.points[strategy]
      guard let x = points[.staleness], let y = points[.links] else { return nil }
      return (Self.safe(report.label(strategy)), x / 100, y / 100)
    }
    guard !known.isEmpty else { return nil }
    points = known.reduce(into: []) { merged, point in
      // Labels of points that lie on one another could not be read.
      if let same = merged.firstIndex(where: { abs($0.x - point.1) + abs($0.y - point.2) < 0.02 }) {
        merged[same].label += ", \(point.0)"
      } else {
        merged.append(point)
      }
    }
  }

  var markdown: String {
    """
    ```mermaid
    quadrantChart
      x-axis "Stale labels" --> "Fresh labels"
      y-axis "Broken links" --> "Stable links"
      quadrant-1 "Fresh labels, stable links"
      quadrant-2 "Stale labels, stable links"
      quadrant-3 "Stale labels, broken links"
      quadrant-4 "Fresh labels, broken links"
    \(points.map(line).joined(separator: "\n"))
    ```

    Each strategy at its scores for staleness and deep-link stability, from 0 to 1; the numbers are \
    in the scoreboard.
    """
  }

  private func line(_ point: (label: String, x: Double, y: Double)) -> String {
    "  \"\(point.label)\": [\(Self.place(point.x)), \(Self.place(point.y))]"
  }

  /// A place from 0 to 1; Mermaid takes no decimals behind a 1.
  private static func place(_ value: Double) -> String {
    let text = Format.decimal(value, 2)
    return text == "1.00" ? "1" : text
  }

  /// A label without what would end a string, a line or a code block of Mermaid.
  private static func safe(_ label: String) -> String {
    String(label.map { $0.isLetter || $0.isNumber || " -_.,+=".contains($0) ? $0 : "_" })
  }
}
