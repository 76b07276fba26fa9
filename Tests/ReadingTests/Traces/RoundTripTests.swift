import Diagnostics
import Testing
import Workload

@Suite struct RoundTripTests {
  private static func read(_ text: String) throws -> Trace {
    try TraceReader.read(Array(text.utf8), file: "written.csv")
  }

  @Test(arguments: [(1, "\n"), (2, "\r\n"), (3, "\n"), (4, "\r\n"), (5, "\n")])
  func `what was written is what is read`(seed: UInt64, lineEnd: String) throws {
    var written = WrittenTrace(seed: seed, entities: 40, steps: 1200)
    let trace = try Self.read(written.csv(written.rows, lineEnd: lineEnd))
    #expect(Array(trace.canonicalText.utf8) == written.canonicalBytes)
    #expect(trace.entities.count == 40)
  }

  @Test func `rows may stand in any order of entities`() throws {
    var written = WrittenTrace(seed: 6, entities: 30, steps: 900)
    // Every row names its entity, so that it is plain which time must not go back.
    let rows = written.rows.map { row in
      var row = row
      row.namesEntity = true
      return row
    }
    let keys = rows.filter { $0.kind == .create }.map(\.key).reversed()
    let grouped = keys.flatMap { key in rows.filter { $0.key.utf8.elementsEqual(key.utf8) } }
    let trace = try Self.read(written.csv(grouped, lineEnd: "\n"))
    #expect(Array(trace.canonicalText.utf8) == written.canonicalBytes)
  }

  @Test func `a slot moves in time whatever the order of the rows`() throws {
    let rows =
      "2,,view,,s1\n4,,view,,s1\n0,c2,create,B,\n3,c2,pick,,s1\n0,c1,create,A,\n1,c1,pick,,s1\n"
    #expect(
      try Self.read("time,entity,event,name,slot\n" + rows).canonicalText == """
        0.0\tc1\t0\tA
        1.0\tc1\t6\ts1
        2.0\tc1\t8\ts1
        3.0\tc1\t5\ts1
        0.0\tc2\t0\tB
        3.0\tc2\t6\ts1
        4.0\tc2\t8\ts1
        """)
  }

  @Test func `more entities than fit a block are told apart`() throws {
    let creations = (0..<3000).map { "0,k\($0 * 7919 % 3000),create,A\($0)\n" }
    let renames = (0..<3000).map { "\($0),k\($0),rename,B\($0)\n" }
    let trace = try Self.read("time,entity,event,name\n" + (creations + renames).joined())
    let names = Dictionary(uniqueKeysWithValues: (0..<3000).map { ($0 * 7919 % 3000, $0) })
    let rows = (0..<3000).flatMap { key in
      ["0.0\tk\(key)\t0\tA\(names[key] ?? -1)", "\(Double(key))\tk\(key)\t3\tB\(key)"]
    }
    #expect(Set(trace.canonicalText.split(separator: "\n").map(String.init)) == Set(rows))
    #expect(trace.entities.map(\.key) == (0..<3000).map { "k\($0)" }.sorted())
  }

  @Test func `spellings of one key are two entities`() throws {
    let trace = try Self.read(
      "time,entity,event,name\n0,caf\u{e9},create,A\n0,cafe\u{301},create,B\n"
        + "1,cafe\u{301},rename,C\n")
    #expect(
      trace.entities.map { Array($0.key.utf8) } == [
        Array("cafe\u{301}".utf8), Array("caf\u{e9}".utf8),
      ])
    #expect(trace.entities.map(\.stream).count == Set(trace.entities.map(\.stream)).count)
    #expect(
      Array(trace.canonicalText.utf8)
        == Array(
          "0.0\tcafe\u{301}\t0\tB\n1.0\tcafe\u{301}\t3\tC\n0.0\tcaf\u{e9}\t0\tA".utf8))
  }

  @Test func `spellings of one slot or link are two`() throws {
    let trace = try Self.read(
      "time,entity,event,name,slot,link\n0,c1,create,A,,\n0,c2,create,B,,\n"
        + "1,c1,pick,,\u{e9},\n1,c2,pick,,e\u{301},\n2,c1,link,,,\u{e9}\n2,c2,link,,,e\u{301}\n")
    #expect(trace.count(of: .release) == 0)
    #expect(trace.count(of: .link) == 2)
  }

  @Test func `names are one text where a reader of them sees no difference`() throws {
    var generator = SplitMix64(state: 8)
    let pieces = [
      "e", "\u{e9}", "\u{301}", "\u{323}", "\u{1eb9}", "K", "\u{212a}", ";", "\u{37e}", "\u{3a9}",
      "\u{2126}", "\u{1112}", "\u{1161}", "\u{11ab}", "\u{d558}", "\u{d55c}", "\u{f900}",
      "\u{8c48}",
      "\u{9c7}", "\u{9be}", "\u{9cb}", "\u{1d15e}", "\u{1d157}\u{1d165}", "\u{a0}", "A", "\u{c5}",
    ]
    let names = (0..<1500).map { _ in
      (0...Int.random(in: 0...2, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    let rows = names.enumerated().map { "0,c\($0.offset),create,\"\($0.element)\"\n" }
    let entries = try Self.read("time,entity,event,name\n" + rows.joined()).names
    // `String` compares by canonical equivalence.
    let texts = entries.entries.indices.map { (entries.string($0), entries.entries[$0].text) }
    let byText = Dictionary(grouping: texts, by: \.0).values
    #expect(byText.allSatisfy { Set($0.map(\.1)).count == 1 })
    #expect(Set(texts.map(\.1)).count == byText.count)
    #expect(byText.count < Set(names.map { Array($0.utf8) }).count)
  }

  @Test func `a decimal number of seconds is the nearest Double`() throws {
    var generator = SplitMix64(state: 9)
    let texts = (0..<2000).map { _ in
      let whole = UInt64.random(in: 0...999_999_999, using: &generator)
      let digits = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        "\(Int.random(in: 0...9, using: &generator))"
      }
      return "\(whole)" + (digits.isEmpty ? "" : "." + digits.joined())
    }
    let sorted = texts.sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
    let rows = sorted.map { "\($0),c1,touch,\n" }.joined()
    let trace = try Self.read("time,entity,event,name\n0,c1,create,A\n" + rows)
    let times = trace.canonicalText.split(separator: "\n").dropFirst().map {
      Double($0.prefix { $0 != "\t" })
    }
    #expect(times == sorted.map { Double($0) })
  }

  @Test func `mistakes beyond the first hundred are counted`() throws {
    let rows = (0..<1000).map { $0 % 4 == 3 ? "\($0),c1,tuch,\n" : "\($0),c1,touch,\n" }
    let mistakes = #expect(throws: Mistakes.self) {
      try Self.read("time,entity,event,name\n0,c1,create,A\n" + rows.joined())
    }
    #expect(mistakes?.list.map { $0.place?.line } == (0..<100).map { 6 + 4 * $0 })
    #expect(mistakes?.rendered.hasSuffix("\nwritten.csv: and 150 more mistakes") == true)
  }

  @Test func `a mistake below fields of several lines has its own line`() throws {
    let mistakes = #expect(throws: Mistakes.self) {
      try Self.read(
        "time,entity,event,name\n0,c1,create,\"A\nB\"\n\n1,c1,rename,\"x\ny\"\n2,c2,touch,\n")
    }
    #expect(mistakes?.list.map(\.place) == [Place(line: 7, column: 3, length: 2)])
  }

  @Test func `bytes are UTF-8 where Unicode says so`() {
    var generator = SplitMix64(state: 10)
    let leads: [UInt8] = [0x41, 0x80, 0xbf, 0xc1, 0xc3, 0xe0, 0xe2, 0xed, 0xf0, 0xf1, 0xf4, 0xf5]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? leads.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0x7f...0xc2, using: &generator)
      }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      if (UTF8Validation.firstError(in: bytes) == nil) != isValid {
        Issue.record("\(bytes) is judged wrongly")
      }
    }
  }
}
