/// A Markdown document as GitHub links into it.
struct MarkdownFile {
  /// The lines outside of code blocks.
  private let lines: [Substring]

  init(_ text: String) {
    var isCode = false
    lines = text.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode && !line.hasPrefix("```")
    }
  }

  /// The headings with their hashes, in order.
  var headings: [String] { lines.filter { $0.hasPrefix("#") }.map(String.init) }

  /// What links to headings can name, by the rules of GitHub.
  var anchors: Set<String> {
    var seen: [String: Int] = [:]
    return Set(
      headings.map { heading in
        let text = heading.drop { $0 == "#" }.dropFirst().lowercased()
        let slug = String(
          text.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
            .map { $0 == " " ? "-" : $0 })
        seen[slug, default: -1] += 1
        return seen[slug] == 0 ? slug : "\(slug)-\(seen[slug, default: 0])"
      })
  }

  /// The targets of all links that are none to the web.
  var localLinks: [String] {
    lines.flatMap { $0.matches(of: /\]\(([^)]*)\)/) }.map { String($0.output.1) }
      .filter { !$0.hasPrefix("https://") }
  }
}
