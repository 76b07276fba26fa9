/// Finds what the user probably meant.
package enum Suggestion {
  /// A help line such as "did you mean 'seed'?", or the list of what is allowed.
  package static func help(for word: String, among known: [String]) -> String? {
    if let nearest = nearest(to: word, among: known) { return "did you mean '\(nearest)'?" }
    return known.isEmpty ? nil : "known: \(known.joined(separator: ", "))"
  }

  /// The known word within a third of its length in edits, or that starts with what was written.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let ranked = known.map { ($0, distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }) else { return nil }
    if best.1 <= max(1, best.0.count / 3) { return best.0 }
    return known.first { word.count >= 3 && $0.hasPrefix(word.lowercased()) }
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words
  /// (the optimal string alignment distance).
  static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (
      Array(one.unicodeScalars.prefix(64)), Array(other.unicodeScalars.prefix(64))
    )
    var rows = [Array(0...other.count)]
    for (row, scalar) in one.enumerated() {
      var next = [row + 1]
      for (column, candidate) in other.enumerated() {
        let replaced = rows[row][column] + (scalar == candidate ? 0 : 1)
        var least = min(replaced, next[column] + 1, rows[row][column + 1] + 1)
        if row > 0, column > 0, scalar == other[column - 1], one[row - 1] == candidate {
          least = min(least, rows[row - 1][column - 1] + 1)
        }
        next.append(least)
      }
      rows.append(next)
    }
    return rows[one.count][other.count]
  }
}
