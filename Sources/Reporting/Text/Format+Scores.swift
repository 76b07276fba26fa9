import Scoring
import Simulation

/// Scores, shares and weights of the verdict.
extension Format {
  /// A lead in points with its interval.
  static func lead(_ lead: Difference) -> String {
    // An interval that two decimals cannot show is left out.
    guard let half = lead.halfWidth, half >= 0.005 else { return decimal(lead.mean, 1) }
    let decimals = max(1, decimals(for: half, atMost: 2))
    return "\(decimal(lead.mean, decimals)) ± \(decimal(half, decimals))"
  }

  /// A weight that was computed.
  static func threshold(_ weight: Double) -> String { decimal(weight, weight < 10 ? 2 : 0) }

  /// A share as a bar of ten cells and as a number.
  static func bar(_ share: Double) -> String {
    let filled = Int((share * 10).rounded())
    return String(repeating: "█", count: filled) + String(repeating: "░", count: 10 - filled)
      + " \(percent(share, 0))"
  }

  /// A part of everything from 0 to 1 as a bar of ten cells, of which it fills at least one, and as
  /// numbers.
  static func bar(_ part: ClosedRange<Double>) -> String {
    let first = min(9, Int((part.lowerBound * 10).rounded()))
    let last = max(first, Int((part.upperBound * 10).rounded()) - 1)
    let cells = (0..<10).map { $0 >= first && $0 <= last ? "█" : "░" }.joined()
    return "\(cells) \(percent(part.lowerBound, 0)) to \(percent(part.upperBound, 0))"
  }

  /// A probability of chance.
  static func probability(_ probability: Double) -> String {
    probability < 0.001 ? "< 0.001" : decimal(probability, 3)
  }

  /// A place in a ranking, such as "1st".
  static func place(_ place: Int) -> String {
    let isTeen = place / 10 % 10 == 1
    let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][place % 10, default: "th"]
    return "\(place)\(ending)"
  }
}
