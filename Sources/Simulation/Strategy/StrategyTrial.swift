import CStrategyABI

extension Conduct {
  /// Puts a strategy through the script: renames, saves without one and returns to earlier names,
  /// from a second to a year apart.
  ///
  /// - Throws: `StrategyProblem` when the module refuses its parameters.
  package init(of choice: StrategyChoice, key: String) throws(StrategyProblem) {
    var trial = StrategyTrial(try StrategyInstance(choice.module, choice.values), key: key)
    trial.play()
    self.init(
      forHosts: trial.forHosts.conduct, forLinks: trial.forLinks.conduct,
      sharesIdentifiers: trial.forHosts.identifiers == trial.forLinks.identifiers,
      isGlobal: trial.instance.isGlobal, nudges: trial.instance.nudge != nil)
    trial.end()
  }

  /// Whether two choices of parameters issue the same identifiers, for hosts and for links.
  ///
  /// The names of the script hold what rules for names differ in: capitals, wide and composed
  /// letters, spaces at the ends.
  ///
  /// - Throws: `StrategyProblem` when the module refuses one of them.
  package static func issueAlike(_ one: StrategyChoice, _ other: StrategyChoice)
    throws(StrategyProblem) -> Bool
  {
    try identifiers(of: one) == identifiers(of: other)
  }

  private static func identifiers(of choice: StrategyChoice) throws(StrategyProblem) -> [[UInt8]] {
    var trial = StrategyTrial(
      try StrategyInstance(choice.module, choice.values), key: "key",
      title: " \u{FF2E}am\u{E9} Cafe\u{301} ")
    trial.play()
    defer { trial.end() }
    return trial.forHosts.identifiers + trial.forLinks.identifiers
  }
}

/// One entity that a strategy is asked about after every step of a script.
private struct StrategyTrial {
  /// What was seen of the identifiers for one purpose.
  struct Record {
    var names: [Int] = []
    var identifiers: [[UInt8]] = []
    private var seen: Set<UInt32> = []
    private var answersForCurrent = true

    mutating func note(answer: UInt32, isCurrent: Bool) {
      if isCurrent {
        answersForCurrent = answersForCurrent && answer != STRATBENCH_NOT_THIS.rawValue
      } else {
        seen.insert(answer)
      }
    }

    var conduct: Conduct.Identifiers {
      Conduct.Identifiers(names: names, identifiers: identifiers, answers: answers)
    }

    private var answers: Conduct.Answers {
      guard answersForCurrent else { return .other }
      if seen.isSubset(of: [STRATBENCH_AS_REQUESTED.rawValue]) { return .all }
      return seen == [STRATBENCH_NOT_THIS.rawValue] ? .onlyCurrent : .other
    }
  }

  private static let steps = 48
  private static let gaps: [Double] = [1, 60, 3600, 86400, 30 * 86400, 365.25 * 86400]

  let instance: StrategyInstance
  var forHosts = Record()
  var forLinks = Record()
  private var probe: StrategyProbe
  /// How all names begin.
  private let title: String
  private var names = [0]
  private var time = 0.0

  init(_ instance: StrategyInstance, key: String, title: String = "Name") {
    self.instance = instance
    self.title = title
    probe = StrategyProbe(instance, key: Array(key.utf8), name: Self.name(0, title))
  }

  mutating func play() {
    look()
    for step in 1...Self.steps {
      save(step)
      look()
    }
  }

  func end() { probe.end() }

  /// Every third step is a save without a rename; every eighth goes back to an earlier name.
  private mutating func save(_ step: Int) {
    let previous = names[names.count - 1]
    let next =
      step.isMultiple(of: 3) ? previous : step.isMultiple(of: 8) ? names[names.count - 3] : step
    time += Self.gaps[step % Self.gaps.count]
    probe.save(name(next), at: time)
    names.append(next)
  }

  /// Mints the identifiers of now and asks what those of before mean.
  private mutating func look() {
    for path in [\Self.forHosts, \Self.forLinks] {
      let current = probe.identifier(forLinks: path == \Self.forLinks)
      self[keyPath: path].names.append(names[names.count - 1])
      self[keyPath: path].identifiers.append(current)
      for old in Set(self[keyPath: path].identifiers) {
        self[keyPath: path].note(answer: probe.answer(to: old), isCurrent: old == current)
      }
    }
  }

  private func name(_ number: Int) -> [UInt8] { Self.name(number, title) }

  private static func name(_ number: Int, _ title: String) -> [UInt8] {
    Array("\(title) \(number)".utf8)
  }
}
