import Diagnostics
import Testing

@Suite struct SuggestionTests {
  static let keys = [
    "experiment", "seed", "horizon", "replications", "entities", "hosts", "workload", "strategies",
    "score",
  ]

  @Test(arguments: [
    ("sede", "seed"), ("seeed", "seed"), ("sed", "seed"), ("SEED", "seed"), ("host", "hosts"),
    ("hots", "hosts"), ("strategy", "strategies"), ("replicates", "replications"),
    ("exp", "experiment"), ("work-load", "workload"),
    ("Horizon", "horizon"),
  ])
  func `a word close to a known one, or its start, suggests it`(word: String, known: String) {
    #expect(Suggestion.nearest(to: word, among: Self.keys) == known)
  }

  @Test(arguments: ["", "x", "colour", "de", "horizontal-scroll", "ecr"])
  func `a word unlike all known ones suggests none`(word: String) {
    #expect(Suggestion.nearest(to: word, among: Self.keys) == nil)
  }

  @Test func `of two equally near words the first in the alphabet is suggested`() {
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "bar"]) == "bar")
    #expect(Suggestion.nearest(to: "bat", among: ["bar", "cat"]) == "bar")
  }

  @Test func `the help names the suggestion, or all that is known`() {
    #expect(Suggestion.help(for: "pikc", among: ["pick", "view"]) == "did you mean 'pick'?")
    #expect(Suggestion.help(for: "zoom", among: ["pick", "view"]) == "known: pick, view")
    #expect(Suggestion.help(for: "zoom", among: []) == nil)
  }

  @Test func `a word of a megabyte is compared quickly`() {
    let word = String(repeating: "seed", count: 1 << 18)
    #expect(Suggestion.nearest(to: word, among: Self.keys) == nil)
  }
}
