import Scoring
import Simulation

/// The numbers of two runs side by side.
extension BaselineSection {
  func beyond(most: Int) -> String {
    let order: [Comparison.Judgement] = [.worse, .better, .unknown, .oneSided]
    let rows = order.flatMap { judgement in comparison.rows.filter { $0.judgement == judgement } }
    guard !rows.isEmpty else { return "No number differs beyond its interval." }
    let more =
      rows.count > most
      ? "\n\n\(Format.count(rows.count - most)) more rows: `stratbench compare` shows all." : ""
    return table(Array(rows.prefix(most))) + more + "\n\n"
      + "± is half of a 95 % interval; pp are percentage points. ↓ is better when low, ↑ when high."
  }

  func table(_ rows: [Comparison.Row]) -> String {
    Markdown.table(
      ["Strategy", "Host", "Metric", "Baseline", "Now", "Difference", "Judgement"],
      rows.map { row in
        [
          Markdown.escaped(row.strategy), row.host.map(Markdown.escaped) ?? "every host",
          "`\(row.metric.rawValue)` \(row.metric.better == .lower ? "↓" : "↑")",
          Format.estimate(row.old, row.metric), Format.estimate(row.new, row.metric),
          Format.difference(row.difference, row.metric), row.word,
        ]
      }, numbers: 3..<6)
  }

  var scores: String {
    let rows = differences.new.scores.compactMap { new -> [String]? in
      let same = differences.old.scores.first {
        $0.strategy == new.strategy && $0.host == new.host
      }
      guard let before = same?.overall, let now = new.overall, abs(now - before) >= 0.05 else {
        return nil
      }
      return [
        Markdown.escaped(new.strategy), Markdown.escaped(new.host), Format.decimal(before, 1),
        Format.decimal(now, 1), Format.points(Estimate(mean: now - before)),
      ]
    }
    guard !rows.isEmpty else { return "No score differs by 0.1 or more." }
    return Markdown.table(
      ["Strategy", "Host", "Baseline", "Now", "Difference"], rows, numbers: 2..<5)
      + "\n\nScores are shown, not judged: what moves them is judged above."
  }
}

extension Comparison.Row {
  fileprivate var word: String {
    switch judgement {
    case .worse: "**worse**"
    case .better: "better"
    case .same: "same"
    case .unknown: "no interval"
    case .oneSided: new.mean == nil ? "not measured now" : "not measured before"
    }
  }
}
