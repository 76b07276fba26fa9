import Advice

/// The details behind the findings.
extension AdviceDocument {
  var alike: String {
    let rows = advice.likenesses.map { likeness, groups in
      [
        likeness.title, Format.count(groups.count),
        Format.count(groups.reduce(0) { $0 + $1.entities }), Self.examples(groups, likeness),
      ]
    }
    return Markdown.table(
      ["Names that are alike", "Groups", "Names", "The largest"], rows, numbers: 1..<3)
      + "\n\nEach row has what the rows above it have not."
  }

  private static func examples(_ groups: [NameGroup], _ likeness: Likeness) -> String {
    guard let group = groups.first else { return "–" }
    let names = group.spellings.map { String(decoding: $0, as: UTF8.self) }
    guard likeness == .canonical else {
      return examples(names) + (likeness == .same ? ", \(Format.count(group.entities)) times" : "")
    }
    let lengths = group.spellings.map { Format.count($0.count) }
    return "\(examples(Array(names.prefix(1)))) in \(enumerated(lengths)) bytes"
  }

  var hashes: String {
    let rows = advice.hashes.map { hash in
      [
        "\(hash.bits)", Format.count(hash.colliding), Self.risk(hash.probability),
        hash.expectedPairs > 0 && hash.expectedPairs < 0.0001
          ? "< 0.0001" : Format.plain(hash.expectedPairs),
      ]
    }
    return "For an identifier that is a hash of the name alone, without the key. *In the list* are "
      + "the different names whose SHA-256 hash, cut to so many bits, is that of another one. "
      + "*By chance* is the probability that any two of as many names share theirs, "
      + "1 − ∏(1 − i/2^bits), and *pairs* how many do on average, n(n − 1)/2 / 2^bits.\n\n"
      + Markdown.table(["Bits", "In the list", "By chance", "Pairs"], rows, numbers: 0..<4)
  }

  var slugs: String {
    let groups = sharedSlugs
    let empty = advice.withoutSlug
    let shared =
      groups.isEmpty
      ? "No two different names make one slug."
      : Markdown.table(
        ["Slug", "Names that make it"],
        groups.prefix(10).map { group in
          let names = group.spellings.map { String(decoding: $0, as: UTF8.self) }
          return [Markdown.code(NameAdvice.slug(of: group)), Self.examples(names)]
        }) + (groups.count > 10 ? "\n\n\(Format.count(groups.count - 10)) more are left out." : "")
    return shared
      + (empty.isEmpty ? "" : "\n\nNames of which no slug is left: \(Self.examples(empty)).")
  }

  var keys: String {
    guard let delimiters = advice.delimiters else {
      return "The list has no keys. With a column `key`, this section says which delimiters they "
        + "allow."
    }
    let rows = delimiters.uses.map { use in
      let pair = use.pairs.first.map { "\(Markdown.code($0.key)) and \(Markdown.code($0.longer))" }
      return [
        Markdown.code(use.delimiter), Format.count(use.keys), Format.count(use.pairs.count),
        pair ?? "–",
      ]
    }
    let versions =
      delimiters.versionLike.isEmpty
      ? ""
      : "\n\nKeys that end as a version does: \(Self.examples(delimiters.versionLike)). Whoever "
        + "strips the version from an identifier strips it from them as well."
    return "A key that has the delimiter inside can be cut in the wrong place. *Pairs* are keys of "
      + "which one is the other with the delimiter and more behind it: an identifier of the first "
      + "can be read as one of the second.\n\n"
      + Markdown.table(
        ["Delimiter", "Keys that have it", "Pairs", "For instance"], rows, numbers: 1..<3)
      + versions
  }

  var lengths: String {
    let hosts = advice.limits.map { "\(Markdown.escaped($0.host)): over \(Format.count($0.bytes))" }
    let rows = advice.lengths.map { form in
      [Markdown.code(form.form), Format.count(form.longest)] + form.over.map(Format.count)
    }
    let limits =
      hosts.isEmpty
      ? "No host with a limit was asked about." : "Longer ones are cut off by the host."
    return "In bytes; a version counts with its 20 possible digits. \(limits)\n\n"
      + Markdown.table(
        ["Form", "Longest"] + hosts, rows, numbers: 1..<hosts.count + 2)
  }

  var personal: String {
    let rows = advice.personal.map { kind in
      [
        "a \(kind.kind.rawValue)", Format.count(kind.names.count),
        kind.names.isEmpty ? "–" : Self.examples(kind.names),
      ]
    }
    return Markdown.table(["Looks like", "Names", "For instance"], rows, numbers: 1..<2)
      + "\n\nThe look alone is judged, so a committee may pass for a person. A slug shows the name to "
      + "everybody who sees a link or a log; a short hash of a name without a secret can be guessed "
      + "by hashing lists of names."
  }

  var processHashes: String {
    "Swift seeds `Hasher` anew whenever a process starts, so `hashValue` differs between two "
      + "launches, and between the app and its extension at one time: every identifier made of it "
      + "is orphaned at the next start. No list of names can show that. Use a hash that is defined "
      + "by a standard, such as SHA-256 of `hash-id`, over bytes whose normalization is fixed."
  }
}

extension Likeness {
  var title: String {
    switch self {
    case .same: "equal, byte for byte"
    case .canonical: "in different Unicode forms (NFC, NFD)"
    case .folded: "but for case, compatibility forms and outer spaces"
    case .slug: "but for punctuation and diacritics (one slug)"
    }
  }
}
