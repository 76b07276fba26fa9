import Diagnostics
import Scoring
import Simulation
import YAMLReading

/// Reads `expect:`, a list of sentences.
///
/// - `METRIC of STRATEGY [at HOST] <= VALUE`, where the metric may be `score` or `score.CRITERION`
/// - `METRIC of STRATEGY minus STRATEGY [at HOST] <= VALUE`
/// - `winner is STRATEGY`, `winner is not STRATEGY`
/// - `outcomes of STRATEGY [at HOST] are view fresh NAME; use correct; follow broken`, what comes of
///   every view, use and followed link of a recorded history
struct ExpectReader {
  private static let longest = 4000
  private static let shape = "write 'METRIC of STRATEGY [at HOST] <= VALUE'"

  let findings: Findings
  /// Nil where other mistakes left the names unknown: nothing is said about them then.
  let strategies: [String]?
  let hosts: [String]?
  /// Whether a recorded history is replayed, whose outcomes can be told one by one.
  let isRecorded: Bool

  func expectations(_ node: YAMLNode) -> [Expectation] {
    var expectations: [Expectation] = []
    var claims: Set<Expectation.Claim> = []
    for element in findings.list(node, "'expect'") {
      guard let text = findings.text(element, "an expectation"), isShort(text, element),
        let claim = claim(ExpectScanner(element, text))
      else { continue }
      if !claims.insert(claim).inserted {
        findings.add("'\(text)' is there twice", at: element.place, help: "keep one of them")
      }
      expectations.append(Expectation(text, claim))
    }
    return expectations
  }

  private func isShort(_ text: String, _ node: YAMLNode) -> Bool {
    guard text.utf8.count > Self.longest else { return true }
    findings.add(
      "an expectation is longer than \(Self.longest) bytes", at: node.place, help: Self.shape)
    return false
  }

  private func claim(_ scanner: ExpectScanner) -> Expectation.Claim? {
    var scanner = scanner
    if scanner.take("outcomes") { return outcomes(&scanner) }
    return scanner.take("winner") ? winner(&scanner) : comparison(&scanner)
  }

  // MARK: The winner

  private func winner(_ scanner: inout ExpectScanner) -> Expectation.Claim? {
    guard scanner.take("is") else {
      expected("'is'", scanner.word(), help: "write 'winner is STRATEGY'")
      return nil
    }
    let isExpected = !scanner.take("not")
    let strategy = strategy(&scanner)
    let isComplete = end(&scanner)
    guard let strategy, isComplete else { return nil }
    return .winner(strategy, isExpected: isExpected)
  }

  // MARK: Outcomes

  private func outcomes(_ scanner: inout ExpectScanner) -> Expectation.Claim? {
    let start = scanner.peek().place
    guard scanner.take("of") else {
      expected("'of'", scanner.word(), help: Self.outcomesShape)
      return nil
    }
    let strategy = strategy(&scanner)
    let isAtHost = scanner.take("at")
    let host = isAtHost ? name(&scanner, "host", among: hosts) : nil
    guard scanner.take("are") else {
      expected("'are'", scanner.word(), help: Self.outcomesShape)
      return nil
    }
    guard let outcomes = outcomes(in: scanner.rest()), isRecorded else {
      if !isRecorded {
        findings.add(
          "outcomes are those of a recorded history, and this one is drawn at random", at: start,
          help: "give 'workload' a 'trace', or expect a metric")
      }
      return nil
    }
    guard let strategy, isAtHost == (host != nil) else { return nil }
    return .outcomes(outcomes, strategy: strategy, host: host)
  }

  private static let outcomesShape =
    "write 'outcomes of STRATEGY [at HOST] are view fresh NAME; use correct; follow broken'"

  private func outcomes(in list: ExpectScanner.Piece) -> [String]? {
    let outcomes = list.text.split(separator: ";", omittingEmptySubsequences: false).map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    let odd = outcomes.filter { !OutcomeScript.isKnown($0) }
    for outcome in odd {
      findings.add(
        "'\(outcome)' is no outcome", at: list.place,
        help: Suggestion.nearest(to: outcome, among: OutcomeScript.all).map {
          "did you mean '\($0)'?"
        }
          ?? "known: \(OutcomeScript.all.joined(separator: ", "))")
    }
    return odd.isEmpty ? outcomes : nil
  }

  // MARK: Comparisons

  private func comparison(_ scanner: inout ExpectScanner) -> Expectation.Claim? {
    let quantity = quantity(scanner.word())
    guard scanner.take("of") else {
      expected("'of'", scanner.word(), help: Self.shape)
      return nil
    }
    let strategy = strategy(&scanner)
    let isDifference = scanner.take("minus")
    let other = isDifference ? self.strategy(&scanner, besides: strategy) : nil
    let isAtHost = scanner.take("at")
    let host = isAtHost ? name(&scanner, "host", among: hosts) : nil
    guard let relation = relation(scanner.relation()) else { return nil }
    let value = scanner.word()
    let limit = quantity.flatMap { self.limit(value, $0, isDifference: isDifference) }
    let isComplete = quantity == nil || end(&scanner)
    guard let quantity, let strategy, let limit, isComplete, isDifference == (other != nil),
      isAtHost == (host != nil)
    else { return nil }
    return .compares(
      .init(quantity, strategy: strategy, minus: other, host: host), relation, limit)
  }

  private func quantity(_ word: ExpectScanner.Piece) -> Expectation.Subject.Quantity? {
    if let metric = Metric(rawValue: word.text) { return .metric(metric) }
    if word.text == "score" { return .score(nil) }
    let scores = Criterion.allCases.map { "score.\($0.rawValue)" }
    if let index = scores.firstIndex(of: word.text) { return .score(Criterion.allCases[index]) }
    let known = Metric.allCases.map(\.rawValue) + ["score"] + scores + ["winner", "outcomes"]
    findings.add(
      "there is no metric '\(word.text)'", at: word.place,
      help: Suggestion.help(for: word.text, among: known))
    return nil
  }

  private func relation(_ word: ExpectScanner.Piece) -> Relation? {
    if let relation = Relation(rawValue: word.text) { return relation }
    let twins = ["=": "==", "=<": "<=", "≤": "<=", "=>": ">=", "≥": ">="]
    let allowed = "write one of " + Relation.allCases.map(\.rawValue).joined(separator: ", ")
    expected(
      "a comparison", word, help: twins[word.text].map { "did you mean '\($0)'?" } ?? allowed)
    return nil
  }

  /// The value in the unit of what it limits.
  private func limit(
    _ word: ExpectScanner.Piece, _ quantity: Expectation.Subject.Quantity, isDifference: Bool
  ) -> Double? {
    guard !word.text.isEmpty else {
      expected("a value", word, help: "write for instance '<= 5%'")
      return nil
    }
    let node = YAMLNode(.scalar(word.text, isPlain: true), at: word.place)
    return findings.limit(node, quantity, isDifference: isDifference)
  }

  // MARK: Names and ends

  private func strategy(_ scanner: inout ExpectScanner, besides other: Int? = nil) -> Int? {
    var scan = scanner
    let place = scan.peek().place
    let index = name(&scanner, "strategy", among: strategies)
    guard let index, index == other else { return index }
    findings.add(
      "a strategy minus itself is always 0", at: place, help: "name another strategy after 'minus'")
    return nil
  }

  private func name(_ scanner: inout ExpectScanner, _ kind: String, among known: [String]?)
    -> Int?
  {
    let name = scanner.name(among: known ?? [])
    guard let known else { return nil }
    if let index = known.firstIndex(of: name.text) { return index }
    if name.text.isEmpty {
      expected("a \(kind)", name, help: "known: \(known.joined(separator: ", "))")
    } else {
      findings.add(
        "there is no \(kind) '\(name.text)' in this config", at: name.place,
        help: Suggestion.help(for: name.text, among: known))
    }
    return nil
  }

  /// Whether nothing is left.
  private func end(_ scanner: inout ExpectScanner) -> Bool {
    let rest = scanner.rest()
    if rest.text.isEmpty { return true }
    findings.add("'\(rest.text)' stands after the end", at: rest.place, help: "remove it")
    return false
  }

  private func expected(_ what: String, _ found: ExpectScanner.Piece, help: String) {
    let found = (text: found.text, place: found.place)
    findings.add(
      "\(what) must stand here, not \(found.text.isEmpty ? "the end" : "'\(found.text)'")",
      at: found.place, help: help)
  }
}

extension Findings {
  /// A limit in the unit of what it limits; one for a difference may be below 0.
  fileprivate func limit(
    _ node: YAMLNode, _ quantity: Expectation.Subject.Quantity, isDifference: Bool
  ) -> Double? {
    func span(_ most: Double) -> ClosedRange<Double> { (isDifference ? -most : 0)...most }
    guard case .metric(let metric) = quantity else { return number(node, in: span(100)) }
    switch metric.unit {
    case .share:
      return value(
        node, "a share such as 5% or 0.05", in: span(1),
        shown: isDifference ? "-100% to 100%" : "0% to 100%", Quantity.share)
    case .seconds:
      return value(
        node, "a duration such as 90s, 12h, 7d or 2y", in: span(1000 * secondsPerYear),
        shown: isDifference ? "-1000y to 1000y" : "0s to 1000y",
        help: "write a number and one of s, m, h, d, w, y", Quantity.duration)
    case .perYear:
      return value(
        node, "a rate such as 0.5/y, nor a number a year", in: span(1_000_000),
        shown: isDifference ? "-1000000/y to 1000000/y" : "0 to 1000000/y", Self.perYear)
    case .ratio, .perThousandSlots: return number(node, in: span(1_000_000))
    }
  }

  private static func perYear(_ text: String) -> Double? {
    // A number a year stays the number that was written.
    let number = text.hasSuffix("/y") ? String(text.dropLast(2)) : text
    return Quantity.number(number) ?? Quantity.rate(text).map { $0 * secondsPerYear }
  }
}
