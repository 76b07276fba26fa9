import Diagnostics
import Testing
import Workload

@Suite struct GoodTraceTests {
  private static let header = "time,entity,event,name\n"

  private static func read(_ text: String, slack: Double = 0) throws -> Trace {
    try TraceReader.read(Array(text.utf8), file: "good.csv", slack: slack)
  }

  /// The canonical text of rows.
  private static func text(_ rows: (Double, String, Event.Kind, String)...) -> String {
    rows.map { "\($0.0)\t\($0.1)\t\($0.2.rawValue)\t\($0.3)" }.joined(separator: "\n")
  }

  private static func names(_ text: String) throws -> [String] {
    let trace = try read(text)
    return trace.names.entries.indices.map(trace.names.string)
  }

  @Test(arguments: [
    (#"0,c1,create,"Washington, D.C.""#, "Washington, D.C."),
    (#"0,c1,create,"The ""Big"" One""#, #"The "Big" One"#),
    ("0,c1,create,\"two\nlines\"", "two\nlines"),
    ("0,c1,create,\"two\r\nlines\"\r\n", "two\r\nlines"), (#"0,"c1","create","A""#, "A"),
    ("0,c1,create, A ", " A "), ("0,c1,create,A\"B", "A\"B"), ("0,c1,create,東京\n\n", "東京"),
  ])
  func `a name is read as RFC 4180 writes it`(row: String, name: String) throws {
    #expect(try Self.names(Self.header + row) == [name])
  }

  @Test(arguments: [
    "\u{feff}time,entity,event,name\n0,c1,create,A\n1,c1,rename,B\n",
    "time,entity,event,name\r\n0,c1,create,A\r\n1,c1,rename,B\r\n",
    "name,event,entity,time\nA,create,c1,0\nB,rename,c1,1",
    "time,entity,event,name\n\n0,c1,create,A\n\n1,c1,rename,B\n\n",
    "time,note,entity,event,name\n0,x,c1,create,A\n1,\"y,z\",c1,rename,B\n",
    #""time","entity","event","name""# + "\n\"0\",\"c1\",\"create\",\"A\"\n1e0,c1,rename,B\n",
    "time,entity,event,name\n1970-01-01T00:00:00Z,c1,create,A\n1970-01-01T00:00:01Z,c1,rename,B\n",
    #"{"time": 0, "entity": "c1", "event": "create", "name": "A"}"# + "\r\n\r\n"
      + #"{"name": "B", "event": "rename", "entity": "c1", "time": 1}"# + "\r\n",
    "\u{feff}"
      + #"{"time": "0", "entity": "c1", "event": "create", "name": "A", "more": {"x": []}}"#
      + "\n" + #"{"time": 1.0, "entity": "c1", "event": "rename", "name": "B", "slot": null}"#,
  ])
  func `one history reads the same however it is written`(text: String) throws {
    #expect(
      try Self.read(text).canonicalText
        == Self.text((0, "c1", .create, "A"), (1, "c1", .rename, "B")))
  }

  @Test func `NDJSON says what CSV says`() throws {
    let csv = """
      time,entity,event,name,slot,link
      0,17,create,"é, ""x"" y",,
      0.5,17,pick,,s1,
      1,,view,,s1,
      2,17,link,,,l1
      3,,follow,,,l1
      4,17,delete,,,
      5,17,restore,,,
      """
    let json = #"""
      {"time": 0, "entity": 17, "event": "create", "name": "\u00e9, \"x\" y"}
      {"time": 0.5, "entity": 17, "event": "pick", "slot": "s1"}
      {"time": 1, "event": "view", "slot": "s1"}
      {"time": 2, "entity": 17, "event": "link", "link": "l1"}
      {"time": 3, "event": "follow", "link": "l1"}
      {"time": 4, "entity": 17, "event": "delete"}
      {"time": 5, "entity": 17, "event": "restore"}
      """#
    #expect(try Self.read(json).canonicalText == Self.read(csv).canonicalText)
  }

  @Test func `the order of entities in the file does not matter`() throws {
    let c1 = "0,c1,create,A\n3,c1,rename,B\n5,c1,delete,\n"
    let c2 = "0,c2,create,C\n4,c2,rename,A\n"
    let mixed = "0,c2,create,C\n0,c1,create,A\n3,c1,rename,B\n4,c2,rename,A\n5,c1,delete,\n"
    let texts = try [c1 + c2, c2 + c1, mixed].map { try Self.read(Self.header + $0).canonicalText }
    #expect(Set(texts).count == 1)
    #expect(texts.first?.split(separator: "\n").count == 5)
  }

  @Test func `within the slack rows of an entity may stand in any order`() throws {
    let late = Self.header + "0,c1,create,A\n20,c1,rename,C\n10,c1,rename,B\n"
    #expect(
      try Self.read(late, slack: 10).canonicalText
        == Self.text(
          (0, "c1", .create, "A"), (10, "c1", .rename, "B"), (20, "c1", .rename, "C")))
  }

  @Test func `columns that nothing reads are named once`() throws {
    let text = "time,entity,event,name,colour,device\n0,c1,create,A,red,d1\n1,c1,touch,,blue,d1\n"
    #expect(try Self.read(text).notes == ["columns that nothing reads: colour, device"])
    let json = (0...2).map {
      #"{"time": \#($0), "entity": "c\#($0)", "event": "create", "name": "A", "colour": [1]}"#
    }
    #expect(
      try Self.read(json.joined(separator: "\n")).notes == ["columns that nothing reads: colour"])
    #expect(try Self.read(Self.header + "0,c1,create,A\n").notes == [])
  }

  @Test func `spellings of one name share their text but not their bytes`() throws {
    let rows = "0,c1,create,caf\u{e9}\n1,c1,rename,cafe\u{301}\n2,c1,rename,caf\u{e9}\n"
    let trace = try Self.read(Self.header + rows + "0,c2,create,cafe\u{301}\n")
    let entries = trace.names.entries
    #expect(entries.count == 3)
    #expect(Set(entries.map(\.text)).count == 1)
    let spellings = entries.map { Array(trace.names.bytes[$0.bytes]) }
    #expect(Set(spellings) == [Array("caf\u{e9}".utf8), Array("cafe\u{301}".utf8)])
    #expect(entries.filter { $0.representative == 0 }.count == 2)
  }

  @Test func `a slot moves to the entity that is picked last`() throws {
    let rows =
      "0,c1,create,A,\n0,c2,create,B,\n1,c1,pick,,s1\n2,,view,,s1\n3,c2,pick,,s1\n4,,view,,s1\n"
    #expect(
      try Self.read("time,entity,event,name,slot\n" + rows).canonicalText
        == Self.text(
          (0, "c1", .create, "A"), (1, "c1", .pick, "s1"), (2, "c1", .view, "s1"),
          (3, "c1", .release, "s1"), (0, "c2", .create, "B"), (3, "c2", .pick, "s1"),
          (4, "c2", .view, "s1")))
  }

  @Test func `an entity without a named slot has one of its own`() throws {
    let rows = "0,c1,create,A\n0,c2,create,B\n1,c1,pick,\n1,c2,pick,\n2,c1,view,\n3,c2,use,\n"
    let trace = try Self.read(Self.header + rows)
    #expect(trace.count(of: .view) == 1)
    #expect(trace.count(of: .use) == 1)
    #expect(trace.count(of: .release) == 0)
  }

  @Test func `a deleted entity is restored under its last name or another`() throws {
    let rows =
      "0,c1,create,A\n1,c1,rename,B\n2,c1,delete,\n3,c1,restore,\n4,c1,delete,\n5,c1,restore,C\n"
    #expect(
      try Self.read(Self.header + rows).canonicalText
        == Self.text(
          (0, "c1", .create, "A"), (1, "c1", .rename, "B"), (2, "c1", .delete, ""),
          (3, "c1", .restore, "B"), (4, "c1", .delete, ""), (5, "c1", .restore, "C")))
  }

  @Test func `time counts from the first row to a second after the last`() throws {
    let trace = try Self.read(Self.header + "100,c1,create,A\n160,c1,touch,\n")
    #expect(trace.duration == 61)
    #expect(trace.start == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `long lines, long fields and long histories take time in proportion`() throws {
    let columns = (0..<20_000).map { "x\($0)" }.joined(separator: ",")
    let fields = String(repeating: ",", count: 19_999)
    let wide = "time,entity,event,name,\(columns)\n0,c1,create,A,\(fields)\n"
    #expect(try Self.read(wide).entities.count == 1)
    let name = String(repeating: "é", count: 1 << 18)
    #expect(try Self.names(Self.header + "0,c1,create,\"\(name)\"") == [name])
    let renames = (1...20_000).map { "\($0),c1,rename,n\($0)\n" }.joined()
    #expect(try Self.read(Self.header + "0,c1,create,A\n" + renames).count(of: .rename) == 20_000)
    let picks = (1...20_000).map { "\($0),c1,pick,,s\($0)\n" }.joined()
    let slots = "time,entity,event,name,slot\n0,c1,create,A,\n"
    #expect(try Self.read(slots + picks).count(of: .pick) == 20_000)
  }
}
