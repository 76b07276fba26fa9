import Advice
import TestSupport
import Testing

/// What a list of names tells without a simulation.
struct AdviseTests {
  /// Published beside the report of a 24-bit identifier that met another one's.
  @Test(
    arguments: [
      (16, 50, 0.019, 0.0005), (16, 500, 0.85, 0.005), (24, 500, 0.0074, 0.00005),
      (24, 5000, 0.53, 0.005), (32, 500, 0.00003, 0.000005), (32, 5000, 0.0029, 0.00005),
    ])
  func `some hashes collide as often as is known`(
    _ bits: Int, _ names: Int, _ known: Double, _ rounding: Double
  ) {
    #expect(abs(HashCollisions.probability(bits: bits, names: names) - known) <= rounding)
  }

  @Test func `one name more than there are hashes collides for certain, and one name never`() {
    #expect(HashCollisions.probability(bits: 8, names: 257) == 1)
    #expect(HashCollisions.probability(bits: 8, names: 1) == 0)
    #expect(HashCollisions.probability(bits: 64, names: 5000) < 1e-12)
    #expect(HashCollisions.probability(bits: 64, names: 5000) > 0)
  }

  private static let list = """
    key,name,team
    a,Café Müller,x
    a.v1,Café Müller,x
    b,Anna Müller,x
    c,anna muller,x
    d,ANNA MÜLLER,
    e,\"Cafe, \"\"bar\"\"\",
    f,🎉,
    g,anna@example.org,
    h,+49 89 123456,
    i,Anna Müller,
    j,Cafe\u{301} Müller,
    k,a|b `c` <i>,

    """

  @Test func `advice on a small list is as kept, in Markdown and in JSON`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.list, to: "names.csv")
    let program = try Program(["advise", file])
    #expect(program.exitCode == 0 && program.errors == "")
    try Golden.expect(program.output, is: "advise/names.md")
    try Golden.expect(Program(["advise", file, "--json"]).output, is: "advise/names.json")
  }

  @Test func `a list from standard input needs no file`() throws {
    let program = try Program(["advise", "-"], input: "name\nA\nB\n")
    #expect(program.exitCode == 0)
    #expect(program.output.contains("`-` has 2 names, 2 of them different."))
    #expect(program.output.contains("No two of these names are equal."))
    #expect(program.output.contains("The list has no keys."))
  }

  private static let trace = """
    time,entity,event,name
    0,a,create,Home
    1,b,create,Office
    2,a,rename,Office
    3,c,create,Gone
    4,c,delete,

    """

  @Test func `of a trace the last name of each entity counts, or all of them`() throws {
    let last = try Program(["advise", "-", "--json"], input: Self.trace).output
    #expect(last.contains("\"names\" : 2,") && last.contains("\"distinctNames\" : 1,"))
    let all = try Program(["advise", "-", "--json", "--all-names"], input: Self.trace).output
    #expect(all.contains("\"names\" : 4,") && all.contains("\"distinctNames\" : 3,"))
  }

  @Test func `names over the limit of a host are counted`() throws {
    let folder = try TemporaryFolder()
    let host = try folder.write(
      "name: short\nsummary: It cuts off.\nmax-id-length: 8\n", to: "short.yaml")
    let program = try Program(
      ["advise", "-", "--host", host], input: "key,name\na,Nine char\nlonger-key,Eight ch\n")
    #expect(program.output.contains("| Form | Longest | short: over 8 |"), "\(program.errors)")
    #expect(program.output.contains("| `{name}` | 9 | 1 |"))
    #expect(program.output.contains("| `{key}` | 10 | 1 |"))
  }

  @Test(
    arguments: [
      ("", "-: error: the file is empty\n  help: the first row names the columns: key,name\n"),
      ("name\n", "-: error: no names stand below the header\n"),
      (
        "key,title\na,b\n",
        """
        -:1:1: error: the header has no column 'name'
          key,title
          ^
          help: write name or key,name in the first row; a trace has time,entity,event,name

        """
      ),
      (
        "key,name\na,\nb,B\na,C\nd,D,E\n",
        """
        -:2:3: error: the name is empty
          a,
            ^
          help: write a name or delete the row
        -:4:1: error: the key 'a' is there twice
          a,C
          ^
          help: a key belongs to one entity; delete one of the rows
        -:5:1: error: the row has 3 fields, the header has 2
          d,D,E
          ^
          help: put text with commas in double quotes

        """
      ),
      (
        "name\n\"Anna\n",
        """
        -:2:1: error: the quoted field is never closed
          "Anna
          ^
          help: write a quote at its end; a quote inside it is written twice

        """
      ),
    ])
  func `a bad list is refused with all its mistakes in their places`(
    _ list: String, _ complaint: String
  ) throws {
    let program = try Program(["advise", "-"], input: list)
    #expect(program.exitCode == 65)
    #expect(program.output == "")
    #expect(program.errors == complaint)
  }

  @Test func `a list that is not there and a host that is not known end with their codes`() throws {
    #expect(try Program(["advise", "no-such-file.csv"]).exitCode == 66)
    #expect(try Program(["advise", "-", "--host", "nowhere"], input: "name\nA\n").exitCode == 64)
    #expect(try Program(["advise"]).exitCode == 64)
  }
}
