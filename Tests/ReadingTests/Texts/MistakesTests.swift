import Diagnostics
import Testing

@Suite struct MistakesTests {
  @Test func `mistakes stand in the order of their places, those without one first`() {
    let mistakes = Mistakes(
      file: "a.yaml",
      [
        Mistake("third", at: Place(line: 2, column: 1)), Mistake("first"),
        Mistake("second", at: Place(line: 1, column: 9)),
        Mistake("fourth", at: Place(line: 2, column: 1)),
      ], source: [])
    #expect(mistakes.list.map(\.message) == ["first", "second", "third", "fourth"])
  }

  @Test func `a mistake of the command line says so and has no line`() {
    let mistakes = Mistakes(
      file: "a.yaml", [Mistake("no", at: .commandLine, help: "yes")], source: Array("x".utf8))
    #expect(mistakes.rendered == "a.yaml: error: no (set on the command line)\n  help: yes")
  }

  @Test func `a long line is cut around the place`() {
    let line = String(repeating: "a", count: 200) + "!" + String(repeating: "b", count: 200)
    let mistakes = Mistakes(
      file: "f", [Mistake("here", at: Place(line: 1, column: 201))], source: Array(line.utf8))
    let before = String(repeating: "a", count: 50)
    let after = String(repeating: "b", count: 49)
    let blanks = String(repeating: " ", count: 50)
    #expect(mistakes.rendered == "f:1:201: error: here\n  \(before)!\(after)\n  \(blanks)^")
  }

  @Test(arguments: [
    ("\ta b", 2, "\ta b\n  \t^~"), ("a\u{1b}[31mb", 2, "a\u{fffd}[31mb\n   ^~"),
    ("a\u{2028}b", 3, "a\u{fffd}b\n    ^"), ("ab\r\n", 1, "ab\n  ^~"),
    ("\u{feff}ab", 1, "ab\n  ^~"),
    ("é東b", 3, "é東b\n    ^"), ("ab", 9, "ab\n    ^"),
  ])
  func `the caret stands below the place`(line: String, column: Int, excerpt: String) {
    let place = Place(line: 1, column: column, length: 2)
    let mistakes = Mistakes(file: "f", [Mistake("m", at: place)], source: Array(line.utf8))
    #expect(mistakes.rendered == "f:1:\(column): error: m\n  \(excerpt)")
  }

  @Test func `a message keeps to one line of moderate length`() {
    let text = "'" + String(repeating: "x\n", count: 1000) + "' is wrong"
    let rendered = Mistakes(file: "f", [Mistake(text)], source: []).rendered
    #expect(!rendered.contains("\n"))
    #expect(rendered.unicodeScalars.count < 350)
    #expect(rendered.hasSuffix("is wrong"))
  }

  @Test(
    arguments: [
      ([0xff], 1, 1), ([0x61, 0x0a, 0x62, 0xc3, 0x28], 2, 2),
      ([0xc3, 0xa9, 0xed, 0xa0, 0x80], 1, 2),
      ([0xef, 0xbb, 0xbf, 0xff], 1, 1), ([0x61, 0xe2, 0x82], 1, 2),
    ] as [([UInt8], Int, Int)])
  func `the first byte that is not UTF-8 is found`(bytes: [UInt8], line: Int, column: Int) {
    #expect(UTF8Validation.firstError(in: bytes) == Place(line: line, column: column))
  }

  @Test func `valid UTF-8 has no such byte`() {
    #expect(UTF8Validation.firstError(in: Array("a é 東 🙂 \u{feff}".utf8)) == nil)
  }
}
