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
  private let key: [UInt8]
  private let memory: UnsafeMutableRawPointer
  private var names = [0]
  private var time = 0.0

  init(_ instance: StrategyInstance, key: String) {
    self.instance = instance
    self.key = Array(key.utf8)
    memory = .allocate(
      byteCount: max(1, instance.functions.memorySize),
      alignment: instance.functions.memoryAlignment)
  }

  mutating func play() {
    withEntity(named: 0) { instance.functions.begin(instance.pointer, &$0, memory) }
    look()
    for step in 1...Self.steps {
      save(step)
      look()
    }
  }

  func end() {
    instance.functions.forget(instance.pointer, memory)
    memory.deallocate()
  }

  /// Every third step is a save without a rename; every eighth goes back to an earlier name.
  private mutating func save(_ step: Int) {
    let previous = names[names.count - 1]
    let next =
      step.isMultiple(of: 3) ? previous : step.isMultiple(of: 8) ? names[names.count - 3] : step
    time += Self.gaps[step % Self.gaps.count]
    withEntity(named: previous) { before in
      withEntity(named: next) { entity in
        var save = stratbench_save(
          entity: entity, previous_name: before.name, seconds: time,
          changes_display: next == previous ? 0 : 1)
        instance.functions.saved(instance.pointer, memory, &save)
      }
    }
    names.append(next)
  }

  /// Mints the identifiers of now and asks what those of before mean.
  private mutating func look() {
    let name = names[names.count - 1]
    for path in [\Self.forHosts, \Self.forLinks] {
      let isForLinks = path == \Self.forLinks && instance.hasLinkIdentifiers
      let mint = isForLinks ? instance.functions.linkIdentifier : instance.functions.identifier
      var room = IdentifierRoom()
      let current = withEntity(named: name) { entity in
        Array(room.take { mint(instance.pointer, memory, &entity, $0, $1) })
      }
      self[keyPath: path].names.append(name)
      self[keyPath: path].identifiers.append(current)
      for old in Set(self[keyPath: path].identifiers) {
        let answer = withEntity(named: name) { entity in
          Self.withText(old) {
            instance.functions.resolve(instance.pointer, memory, &entity, $0)
          }
        }
        self[keyPath: path].note(answer: answer, isCurrent: old == current)
      }
    }
  }

  private func withEntity<Result>(
    named number: Int, _ body: (inout stratbench_entity) -> Result
  ) -> Result {
    Self.withText(key) { key in
      Self.withText(Array("Name \(number)".utf8)) { name in
        var entity = stratbench_entity(key: key, name: name)
        return body(&entity)
      }
    }
  }

  private static func withText<Result>(
    _ bytes: [UInt8], _ body: (stratbench_text) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer {
      body(stratbench_text(bytes: $0.baseAddress, count: $0.count))
    }
  }
}
