package import Advice

/// What a list of names tells about identifiers, for a review.
package struct AdviceDocument {
  let advice: NameAdvice
  private let file: String

  /// Writes about a list.
  ///
  /// - Parameters:
  ///   - advice: What was found.
  ///   - file: The name of the list.
  package init(_ advice: NameAdvice, file: String) {
    self.advice = advice
    self.file = file
  }

  /// The document as Markdown.
  package var markdown: String {
    let head =
      "\(Markdown.code(file)) has \(counted(advice.names, "name")), "
      + "\(Format.count(advice.distinctNames)) of them different. Nothing here is simulated: it is "
      + "counted in the list or computed from its size."
    let notes = advice.notes.map { "Note: \(Markdown.escaped($0))." }
    return [
      "# What these names allow", ([head] + notes).joined(separator: "\n\n"), "## In short",
      Markdown.list(findings), "## Names that are alike", alike, "## Hashes of names", hashes,
      "## Slugs", slugs, "## Keys and delimiters", keys, "## Lengths", lengths,
      "## Personal data", personal, "## Hashes that last for one process", processHashes,
    ].joined(separator: "\n\n")
  }

  func groups(_ likeness: Likeness) -> [NameGroup] {
    advice.likenesses.first { $0.likeness == likeness }?.groups ?? []
  }

  /// Different names that make one slug.
  var sharedSlugs: [NameGroup] {
    let wide = groups(.slug)
    let slugs = Set(wide.map(NameAdvice.slug))
    return wide + groups(.folded).filter { !slugs.contains(NameAdvice.slug(of: $0)) }
  }

  /// A probability with the digits that matter.
  static func risk(_ probability: Double) -> String {
    let percent = probability * 100
    if percent > 99.9 { return "> 99.9 %" }
    if percent >= 10 { return "\(Format.decimal(percent, 0)) %" }
    if percent >= 1 { return "\(Format.decimal(percent, 1)) %" }
    if percent >= 0.1 { return "\(Format.decimal(percent, 2)) %" }
    if percent >= 0.001 { return "\(Format.decimal(percent, 3)) %" }
    return probability == 0 ? "0 %" : "< 0.001 %"
  }

  /// Some of the names, as code.
  static func examples(_ names: [String]) -> String {
    let shown = names.prefix(3).map { name in
      Markdown.code(name.count > 40 ? "\(name.prefix(40))…" : name)
    }
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(Format.count(rest)) more" : "")
  }
}
