import Diagnostics
import Testing
import YAMLReading

@Suite struct YAMLReadingTests {
  /// A node without its places: `{key: value}`, `[element]`, and plain or 'quoted' texts.
  private static func outline(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let text, let isPlain): isPlain ? text : "'\(text)'"
    case .sequence(let elements): "[" + elements.map(outline).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { outline($0.key) + ": " + outline($0.value) }.joined(separator: ", ") + "}"
    }
  }

  private static func read(_ text: String) throws -> YAMLNode {
    try YAMLReader.read(Array(text.utf8), file: "a.yaml")
  }

  @Test(arguments: [
    ("a: 1\nb: [x, y]\n", "{a: 1, b: [x, y]}"), ("{a: {b: c}}", "{a: {b: c}}"),
    ("a:\n  - b: 1\n    c: 2\n  - d\n", "{a: [{b: 1, c: 2}, d]}"),
    ("- [[], {}]\n", "[[[], {}]]"), ("just a text", "just a text"),
    ("---\na: 1\n...\n", "{a: 1}"), ("a: 1 # why\n# more\nb: 2", "{a: 1, b: 2}"),
    ("a: x#y", "{a: x#y}"), ("a:\nb:", "{a: , b: }"), ("\u{feff}a: 1", "{a: 1}"),
    ("a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"), ("# only\n\na: 1", "{a: 1}"),
  ])
  func `block and flow style read alike`(text: String, outline: String) throws {
    #expect(try Self.outline(Self.read(text)) == outline)
  }

  @Test(arguments: [
    ("yes", "yes"), (#""yes""#, "'yes'"), ("'it''s'", "'it's'"), (#""a\tb\u00e9""#, "'a\tbé'"),
    ("''", "''"), ("12:30", "12:30"), ("~", "~"), ("|\n  one\n  two\n", "'one\ntwo\n'"),
    (">\n  one\n  two\n", "'one two\n'"), ("a plain\n  text", "a plain text"),
  ])
  func `plain and quoted texts are told apart and never converted`(
    text: String, outline: String
  ) throws {
    #expect(try Self.outline(Self.read("a: " + text)) == "{a: \(outline)}")
  }

  @Test(arguments: [
    ("a: &x 1\nb: *x", "{a: 1, b: 1}"),
    ("a: &x [1, 2]\nb: [*x, *x]", "{a: [1, 2], b: [[1, 2], [1, 2]]}"),
    ("a: &x 1\nb: &x 2\nc: *x", "{a: 1, b: 2, c: 2}"),
    ("a: &x {b: &y c}\nd: [*x, *y]", "{a: {b: c}, d: [{b: c}, c]}"),
    ("&k a: 1\nb: *k", "{a: 1, b: a}"),
  ])
  func `an alias stands for the latest anchor of its name`(text: String, outline: String) throws {
    #expect(try Self.outline(Self.read(text)) == outline)
  }

  @Test func `every node knows its place`() throws {
    let root = try Self.read("# first\na: één\nb:\n  - \"x\"\n  - {c: d}\n")
    guard case .mapping(let pairs) = root.content,
      case .sequence(let list) = pairs[1].value.content,
      case .mapping(let inner) = list[1].content
    else {
      Issue.record("the document has another form")
      return
    }
    #expect(root.place == Place(line: 2, column: 1))
    #expect(pairs[0].value.place == Place(line: 2, column: 4, length: 3))
    #expect(pairs[1].key.place == Place(line: 3, column: 1))
    #expect(list[0].place == Place(line: 4, column: 5, length: 3))
    #expect(list[1].place == Place(line: 5, column: 5))
    #expect(inner[0].value.place == Place(line: 5, column: 9))
  }

  @Test(arguments: [
    ("text", "'text'"), ("\"\"", "''"), ("[a]", "a list"), ("{a: b}", "a mapping"), ("", "nothing"),
  ])
  func `a node can be named in a message`(text: String, kind: String) throws {
    let root = try Self.read("a: " + text)
    guard case .mapping(let pairs) = root.content else {
      Issue.record("the document has another form")
      return
    }
    #expect(pairs.first?.value.kind == kind)
  }

  @Test(arguments: [(99, true), (100, false)])
  func `lists may be nested 100 levels deep with the root`(lists: Int, isRead: Bool) {
    let open = String(repeating: "[", count: lists)
    let close = String(repeating: "]", count: lists)
    let root = try? Self.read("a: " + open + close)
    #expect((root != nil) == isRead)
  }
}
