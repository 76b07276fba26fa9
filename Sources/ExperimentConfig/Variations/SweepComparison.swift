/// A condition such as `> 2/y` on the values of a sweep.
struct SweepComparison {
  private let isMet: @Sendable (Double, Double) -> Bool
  /// What stands after the sign.
  let limit: String

  /// Nil for a text that starts with none of `<=`, `>=`, `<` and `>`.
  init?(_ text: String) {
    let sign = text.prefix { "<>=".contains($0) }
    switch sign {
    case "<=": isMet = { $0 <= $1 }
    case ">=": isMet = { $0 >= $1 }
    case "<": isMet = { $0 < $1 }
    case ">": isMet = { $0 > $1 }
    default: return nil
    }
    limit = String(text.dropFirst(sign.count).drop { $0 == " " })
  }

  /// Which of some values meet the condition.
  ///
  /// - Returns: Nil when not all of them are quantities of the kind of the limit.
  func places(among values: [String]) -> [Int]? {
    let readers: [(String) -> Double?] = [
      Quantity.number, Quantity.duration, Quantity.rate, Quantity.share,
    ]
    for read in readers {
      guard let limit = read(limit) else { continue }
      let numbers = values.compactMap(read)
      if numbers.count == values.count {
        return numbers.indices.filter { isMet(numbers[$0], limit) }
      }
    }
    return nil
  }
}
