import Advice

/// The first screen: what to do about what was found.
extension AdviceDocument {
  var findings: [String] {
    [equalNames, unicodeForms, hashBits, slugCollisions, delimiter, tooLong, people].compactMap(
      \.self)
      + ["**Never use `hashValue` or `Hasher`**: they give another value in every process."]
  }

  private var equalNames: String? {
    let groups = groups(.same)
    guard !groups.isEmpty else {
      return "No two of these names are equal. Nothing keeps it so, unless the app does."
    }
    let entities = groups.reduce(0) { $0 + $1.entities }
    return "**Keep the key in the identifier**: \(counted(groups.count, "name")) "
      + "\(groups.count == 1 ? "is" : "are") there more than once, \(Format.count(entities)) times "
      + "together. A slug or a hash of the name alone would open the wrong entity."
  }

  private var unicodeForms: String? {
    let groups = groups(.canonical)
    guard !groups.isEmpty else { return nil }
    return "**Normalize names before they are hashed or compared**: "
      + "\(counted(groups.count, "name")) \(groups.count == 1 ? "is" : "are") written in more than "
      + "one Unicode form."
  }

  private var hashBits: String? {
    guard let enough = advice.hashes.first(where: { $0.probability < Self.acceptable }) else {
      return "**No hash of up to 64 bits is long enough** for a list of this size without the key."
    }
    return "**Give a hash without the key at least \(enough.bits) bits**: with fewer, some two of "
      + "these names come to share theirs with a probability of more than 0.1 %. With the "
      + "key, 32 bits are plenty: one rename in 4,294,967,296 is missed."
  }

  private var slugCollisions: String? {
    let lost = sharedSlugs
    guard !lost.isEmpty || !advice.withoutSlug.isEmpty else { return nil }
    let empty = advice.withoutSlug.count
    let without = empty > 0 ? " \(counted(empty, "name")) would have no slug at all." : ""
    let shared =
      lost.isEmpty
      ? "" : " \(counted(lost.count, "slug")) would stand for different names."
    return "**Do not tell entities apart by slugs**:\(shared)\(without)"
  }

  private var delimiter: String? {
    guard let uses = advice.delimiters?.uses, let dot = uses.first, dot.keys > 0 else { return nil }
    let free = uses.filter { $0.keys == 0 }.map { Markdown.code($0.delimiter) }
    let better =
      free.isEmpty
      ? "and so has each of the others that were tried; encode the key"
      : "none has \(free.prefix(3).joined(separator: ", "))"
    let pairs =
      dot.pairs.isEmpty
      ? "" : ", and \(counted(dot.pairs.count, "key")) can be taken for another one's identifier"
    return "**Choose another delimiter than '.'**: \(counted(dot.keys, "key")) "
      + "\(dot.keys == 1 ? "has" : "have") it inside\(pairs); \(better)."
  }

  private var tooLong: String? {
    let forms = advice.lengths.filter { $0.over.contains { $0 > 0 } }.map { Markdown.code($0.form) }
    guard !forms.isEmpty else { return nil }
    return "**Some identifiers are too long** for a host that cuts them off, in the form "
      + "\(enumerated(forms))."
  }

  private var people: String? {
    let count = advice.personal.reduce(0) { $0 + $1.names.count }
    guard count > 0 else { return nil }
    return "**Keep names out of identifiers**: \(Format.count(count)) of them look like personal "
      + "data, which slugs show in every link and log."
  }

  private static let acceptable = 0.001
}
