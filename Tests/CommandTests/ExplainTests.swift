import Foundation
import TestSupport
import Testing

/// `stratbench explain`: histories told step by step.
struct ExplainTests {
  private static let history = """
    time,entity,event,name,slot,link
    0,k,create,Ann,,
    0,k,pick,,s,
    10,k,link,,,l
    86400,k,view,,s,
    172800,k,rename,Ann Lee,,
    259200,k,view,,s,
    345600,k,use,,s,
    432000,k,follow,,,l
    518400,k,pick,,s,
    604800,k,view,,s,
    691200,k,view,,s,
    777600,other,create,Bob,,
    """

  private static func explain(_ trace: String, _ arguments: [String] = []) throws -> Program {
    let folder = try TemporaryFolder()
    _ = try folder.write(trace, to: "trace.csv")
    let config = try folder.write(
      """
      experiment: told
      hosts: [{profile: shortcuts-parameter, set: {label-store: by-id, resolve: per-use}}]
      workload: {trace: trace.csv}
      strategies: [stable-id, {plugin: versioned-id, resolve: strict}]
      """, to: "told.yaml")
    return try Program(["explain", config] + arguments)
  }

  /// The steps of a strategy.
  private static func steps(_ text: String, _ strategy: String) -> [String] {
    let story = text.components(separatedBy: "\n## ").first { $0.hasPrefix(strategy + "\n") }
    return (story ?? "").split(separator: "\n").filter { $0.first?.isNumber == true }.map(
      String.init)
  }

  @Test func `a history by hand is told as it happened`() throws {
    let program = try Self.explain(Self.history, ["--entity", "k"])
    #expect(program.exitCode == 0)
    #expect(
      Self.steps(program.output, "stable-id") == [
        "1. **day 0**: The app creates “Ann” with the ID `k`.",
        "2. **day 0**: The user picks the entity; the host stores `k` and shows “Ann”.",
        "3. **day 1**: The user looks and sees “Ann”, the current name.",
        "4. **day 2**: The entity is renamed “Ann Lee”; its ID stays `k`. The slot **shows an "
          + "old name**.",
        "5. **day 3**: The user looks and sees “Ann”, **an old name**.",
        "6. **day 4**: The host uses the slot and opens the entity.",
        "7. **day 5**: The user follows the link `k` of day 0; it opens the entity.",
        "8. **day 6**: The user picks the entity; the host stores `k` and shows “Ann”, the "
          + "label that it already has for this ID.",
        "9. **day 7**: The user looks and sees “Ann”, **an old name**. (once more, the last on "
          + "day 8.)",
      ])
    #expect(
      Self.steps(program.output, "versioned-id") == [
        "1. **day 0**: The app creates “Ann” with the ID `k.v0`.",
        "2. **day 0**: The user picks the entity; the host stores `k.v0` and shows “Ann”.",
        "3. **day 1**: The user looks and sees “Ann”, the current name.",
        "4. **day 2**: The entity is renamed “Ann Lee”; its ID becomes `k.v1`. The slot "
          + "**shows an old name** and **has lost its target**.",
        "5. **day 3**: The user looks and sees “Ann”, **an old name**.",
        "6. **day 4**: The host uses the slot and **finds nothing**.",
        "7. **day 5**: The user follows the link `k.v0` of day 0; it **opens nothing**.",
        "8. **day 6**: The user picks the entity; the host stores `k.v1` and shows “Ann Lee”.",
        "9. **day 7**: The user looks and sees “Ann Lee”, the current name. (once more, the "
          + "last on day 8.)",
      ])
  }

  @Test func `without a key the entity is shown that tells the strategies apart`() throws {
    let program = try Self.explain(Self.history)
    #expect(program.output.hasPrefix("# The history of `k`\n"))
    #expect(program.output.contains("shows best why stable-id comes first and versioned-id last"))
  }

  @Test(arguments: [
    ("otter", "error: there is no entity 'otter'\n  help: did you mean 'other'?\n"),
    ("zzzzzz", "error: there is no entity 'zzzzzz'\n  help: known: k, other\n"),
  ])
  func `an unknown key is a mistake with near names`(_ key: String, _ complaint: String) throws {
    let program = try Self.explain(Self.history, ["--entity", key])
    #expect(program.exitCode == 64)
    #expect(program.errors == complaint)
    #expect(program.output == "")
  }

  @Test func `keys of drawn entities are numbers`() throws {
    func explain(_ key: String) throws -> Program {
      try Program(["explain", "Configs/benchmarks/small.yaml", "--entity", key])
    }
    #expect(try explain("c11").errors.hasSuffix("help: there are c1 to c10\n"))
    for key in ["c0", "c01", "c-1", "c+1", "d1", "c99999999999999999999"] {
      #expect(try explain(key).exitCode == 64, "\(key)")
    }
    #expect(try explain("c10").output.hasPrefix("# The history of `c10`\n"))
  }

  @Test func `replications, seeds and hosts have histories of their own`() throws {
    let start = ["explain", "Configs/benchmarks/small.yaml", "--entity", "c1"]
    let first = try Program(start).output
    #expect(try Program(start).output == first)
    for other in [
      ["--replication", "2"], ["--seed", "5"], ["--set", "workload.renames=9/y"],
      ["--host", "shortcuts-parameter"],
    ] {
      #expect(try Program(start + other).output != first, "\(other)")
    }
  }

  // MARK: Diagrams

  /// The lines of a diagram that are no statements of the Mermaid that we use.
  private static func strange(_ diagram: [Substring]) -> [String] {
    let statement =
      #/\ \ (?:(?:User|Host|App)(?:->>|-->>)(?:User|Host|App)|Note\ over\ User,App):\ /#
    let label = #/(?:[\p{L}\p{N} \-_.,“”'\/]|\#[0-9]+;)+/#
    let head = ["sequenceDiagram", "  participant User", "  participant Host", "  participant App"]
    let rest = diagram.dropFirst(head.count).filter { line in
      guard let start = line.prefixMatch(of: statement) else { return true }
      return line[start.range.upperBound...].wholeMatch(of: label) == nil
    }
    return (diagram.prefix(head.count).map(String.init) == head ? [] : ["no head"])
      + rest.map(String.init)
  }

  private static func diagrams(_ text: String) -> [[Substring]] {
    text.components(separatedBy: "```mermaid\n").dropFirst().map { block in
      (block.components(separatedBy: "\n```").first ?? "")[...].split(separator: "\n")
    }
  }

  @Test func `every line of a diagram is a statement of Mermaid`() throws {
    let hostile = Self.history.replacing("Ann Lee", with: "\"a;b#c %% \"\"end\"\": <x> ``` \\ 🎈\"")
    for text in [
      try Self.explain(hostile, ["--entity", "k"]).output,
      try Program(["explain", "Configs/place-names.yaml"]).output,
    ] {
      let diagrams = Self.diagrams(text)
      #expect(diagrams.count >= 2)
      for diagram in diagrams { #expect(Self.strange(diagram) == []) }
    }
    let head = Self.diagrams(try Self.explain(Self.history).output)[0].prefix(4)
    for line in ["  App->>App: a;b", "  App->>App: a#b", "  App->Host: a", "  Note: a", "end"] {
      #expect(Self.strange(head + [line[...]]) == [line])
    }
  }
}
