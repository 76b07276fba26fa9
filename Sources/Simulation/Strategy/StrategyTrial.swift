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
  private var names = [0]
  private var time = 0.0

  init(_ instance: StrategyInstance, key: String) {
    self.instance = instance
    probe = StrategyProbe(instance, key: Array(key.utf8), name: Self.name(0))
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
    probe.save(Self.name(next), at: time)
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

  private static func name(_ number: Int) -> [UInt8] { Array("Name \(number)".utf8) }
}
