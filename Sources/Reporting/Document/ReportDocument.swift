/// A report of a length that review tools take, with what had to move out of it.
package struct ReportDocument: Sendable {
  /// GitHub takes 65,536 characters.
  private static let most = 60_000

  package let markdown: String
  /// With everything in its place, for where there are no files to move it to.
  package let whole: String
  package let appendices: [(name: String, text: String)]

  /// Moves the longest exhibits, one after the other, until the rest is short enough.
  init(_ passages: [Passage]) {
    whole = passages.map(\.markdown).joined(separator: "\n\n")
    var passages = passages
    var moved: [Exhibit] = []
    var length = passages.reduce(0) { $0 + $1.length + 2 }
    while length >= Self.most, let longest = Self.longest(of: passages),
      case .exhibit(let exhibit) = passages[longest]
    {
      let pointer = Passage.text(exhibit.pointer)
      length += pointer.length - passages[longest].length
      passages[longest] = pointer
      moved.append(exhibit)
    }
    markdown = passages.map(\.markdown).joined(separator: "\n\n")
    appendices = moved.map { ($0.appendix.file, $0.document) }.sorted { $0.0 < $1.0 }
  }

  /// The first of the longest; none that is no longer than what would stand in its place.
  private static func longest(of passages: [Passage]) -> Int? {
    let sizes = passages.indices.compactMap { index -> (index: Int, size: Int)? in
      guard case .exhibit(let exhibit) = passages[index] else { return nil }
      let size = passages[index].length
      return size > Passage.text(exhibit.pointer).length ? (index, size) : nil
    }
    return sizes.max { ($0.size, $1.index) < ($1.size, $0.index) }?.index
  }
}

extension Passage {
  fileprivate var length: Int { markdown.unicodeScalars.count }
}
