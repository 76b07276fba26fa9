import NameForms
import TestSupport
import Testing

/// Slugs and folded names against Python's Unicode database.
struct SlugTests {
  private static let names = [
    "Anna Müller", "  Straße 12b ", "ÉCOLE — été", "ﬁlm № 5", "İstanbul", "Ελλάδα", "Ёлка-Йод",
    "日本 東京", "한국어", "हिन्दी", "🎉 Party 🎉", "❤️ 1️⃣ ok", "a_b.c/d", "---", "", "x²", "Ａｂｃ",
    "naïve café", "e\u{301}\u{302}", "\u{1F468}\u{200D}\u{1F469}", "ǅ", "A\u{30A}ngstrom",
  ]

  private static let slug = """
    import re, sys, unicodedata
    for name in sys.argv[1:]:
        kept = ""
        for c in unicodedata.normalize("NFKD", name):
            n, category = ord(c), unicodedata.category(c)
            if 0x300 <= n <= 0x36f or 0xfe00 <= n <= 0xfe0f or category == "Me": continue
            kept += c.lower() if category[0] in "LN" or category in ("Mn", "Mc") else " "
        print(unicodedata.normalize("NFC", "-".join(kept.split())) + ".")
    """

  @Test func `slugs are those that Python makes`() throws {
    guard Python.path != nil else { return print("note: no python3, so slugs are not compared") }
    let expected = try Python.run(Self.slug, Self.names).split(separator: "\n")
    #expect(expected.count == Self.names.count)
    for (name, line) in zip(Self.names, expected) {
      #expect(Array((Slug.text(of: name) + ".").utf8) == Array(line.utf8), "\(name)")
    }
  }

  private static let folded = """
    import sys, unicodedata
    for name in sys.argv[1:]:
        folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
        print(folded.strip() + ".")
    """

  @Test func `folded names are those that Python makes`() throws {
    guard Python.path != nil else { return print("note: no python3, so names are not compared") }
    let expected = try Python.run(Self.folded, Self.names).split(separator: "\n")
    #expect(expected.count == Self.names.count)
    for (name, line) in zip(Self.names, expected) {
      var name = name
      let folded = name.withUTF8 { bytes in
        Normalization.foldedAndTrimmed.withBytes(of: bytes) { Array($0) }
      }
      #expect(folded + [UInt8(ascii: ".")] == Array(line.utf8), "\(name)")
    }
  }
}
