import Foundation
import TestSupport
import Testing

/// Advice on five thousand names against Python's Unicode database and hashes.
struct AdviseOracleTests {
  private static let script = """
    import csv, hashlib, json, random, sys, unicodedata
    from collections import Counter, defaultdict
    random.seed(4)
    syllables = ["an", "na", "mü", "ler", "Ca", "fé", "STRA", "ße", " ", "-", "ﬁ", "Ω", "日", "y\\u0308"]
    rows = []
    for i in range(5000):
        name = "".join(random.choice(syllables) for _ in range(random.randint(1, 9)))
        name = random.choice(["NFC", "NFD"]) and unicodedata.normalize(random.choice(["NFC", "NFD"]), name)
        rows.append((f"k{i}", name or "x"))
    with open(sys.argv[1], "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("key", "name")] + rows)
    names = [name for _, name in rows]
    nfc = lambda s: unicodedata.normalize("NFC", s)
    nfkc = lambda s: unicodedata.normalize("NFKC", s)
    fold = lambda s: nfkc(nfkc(s).casefold()).strip()
    def groups(form, narrower):
        members = defaultdict(list)
        for name in names: members[form(name)].append(name)
        alike = [m for f, m in members.items()
                 if f and len(m) > 1 and (narrower is None or len(set(map(narrower, m))) > 1)]
        return sorted(map(len, alike), reverse=True)
    def colliding(bits):
        hashes = Counter(int(hashlib.sha256(n.encode()).hexdigest(), 16) >> (256 - bits)
                         for n in set(map(nfc, names)))
        return sum(c for c in hashes.values() if c > 1)
    print(json.dumps({
        "distinctNames": len(set(names)),
        "same": groups(lambda s: s, None),
        "canonical": groups(nfc, lambda s: s),
        "folded": groups(fold, nfc),
        "colliding": [colliding(b) for b in (8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64)],
    }, sort_keys=True))
    """

  private struct Expected: Decodable, Equatable {
    let distinctNames: Int
    let same: [Int]
    let canonical: [Int]
    let folded: [Int]
    let colliding: [Int]
  }

  private struct Advice: Decodable {
    struct Group: Decodable { let names: Int }
    struct Hash: Decodable { let colliding: Int }
    let distinctNames: Int
    let alike: [String: [Group]]
    let hashes: [Hash]
  }

  @Test func `groups of names and colliding hashes are those that Python finds`() throws {
    guard Python.path != nil else { return print("note: no python3, so advice is not compared") }
    let folder = try TemporaryFolder()
    let file = folder.file("names.csv")
    let expected = try JSONDecoder().decode(
      Expected.self, from: Data(Python.run(Self.script, [file]).utf8))
    let program = try Program(["advise", file, "--json"])
    let advice = try JSONDecoder().decode(Advice.self, from: Data(program.output.utf8))
    let sizes = advice.alike.mapValues { $0.map(\.names) }
    let found = Expected(
      distinctNames: advice.distinctNames, same: sizes["same"] ?? [],
      canonical: sizes["canonical"] ?? [], folded: sizes["folded"] ?? [],
      colliding: advice.hashes.map(\.colliding))
    #expect(found == expected)
    #expect(expected.canonical.count > 10 && expected.folded.count > 10)
    #expect(expected.colliding[2] > 10 && expected.colliding[5] == 0)
  }
}
