/// A piece of a report, set apart from the next one by an empty line.
enum Passage: ExpressibleByStringInterpolation {
  case text(String)
  /// Evidence that goes to a file of its own where the report would be too long.
  case exhibit(Exhibit)

  init(stringLiteral value: String) { self = .text(value) }

  static func exhibit(_ appendix: Appendix, _ markdown: String, folded summary: String? = nil)
    -> Passage
  {
    .exhibit(Exhibit(appendix: appendix, markdown: markdown, summary: summary))
  }

  var markdown: String {
    switch self {
    case .text(let text): text
    case .exhibit(let exhibit): exhibit.inPlace
    }
  }
}

/// A table or a listing that the report can do without where it stands.
struct Exhibit {
  let appendix: Appendix
  let markdown: String
  /// Under which it is folded away; nil for what is shown at once.
  let summary: String?

  var inPlace: String {
    summary.map { Markdown.folded($0, markdown) } ?? markdown
  }

  /// What stands in the report once it has moved.
  var pointer: String {
    "\(appendix.title): in [\(appendix.file)](\(appendix.file)), to keep this report short."
  }

  /// The file that it moves to.
  var document: String {
    """
    # Appendix: \(appendix.title)

    To [the section of the report](report.md#\(appendix.anchor)) that this belongs to.

    \(markdown)
    """
  }
}
