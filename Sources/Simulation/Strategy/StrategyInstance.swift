import CStrategyABI
package import Workload

/// The value of one parameter of a strategy.
package enum StrategyValue: Equatable, Sendable {
  /// A number, a share from 0 to 1, seconds, or 0 and 1 for a flag.
  case number(Double)
  case text(String)
}

/// A module refused its parameters.
package struct StrategyProblem: Error, Equatable, Sendable {
  /// The index of the parameter to blame, if it is one.
  package let parameter: Int?
  package let message: String
  /// Which Unicode scalars of a text are wrong, counted from 1.
  package var columns: Range<Int>?
  /// How to mend it, unless that is plain from the message.
  package var help: String?
}

/// A module with its parameters; used by one thread at a time.
package final class StrategyInstance {
  let functions: StrategyFunctions
  let pointer: UnsafeMutableRawPointer
  /// Whether two entities can come to have one identifier.
  package let isGlobal: Bool
  /// Whether no save changes identifiers or answers.
  package let isStable: Bool
  /// Whether links hold other identifiers than hosts are offered.
  package let hasLinkIdentifiers: Bool
  /// How the app gets the user to pick again after a rename, if it tries.
  package let nudge: UserActions.Reaction?
  /// What makes its second strategy speak for an entity, where it is two.
  let change: SchemeChange?

  /// Makes an instance.
  ///
  /// - Parameter values: One a parameter of the module, in their order.
  /// - Throws: `StrategyProblem` when the module refuses them.
  package init(_ module: StrategyModule, _ values: [StrategyValue]) throws(StrategyProblem) {
    functions = module.functions
    var traits = stratbench_traits()
    var problem = stratbench_problem()
    problem.parameter = -1
    let made = withValues(values) {
      module.factory.create(module.factory.context, $0, &traits, &problem)
    }
    guard let made else {
      throw StrategyProblem(problem, parameters: values.indices)
    }
    pointer = made
    change = nil
    isGlobal = traits.scope == STRATBENCH_GLOBAL_SCOPE.rawValue
    isStable = traits.is_stable != 0
    hasLinkIdentifiers = traits.has_link_identifiers != 0
    nudge =
      traits.nudge_probability > 0
      ? UserActions.Reaction(
        probability: min(1, traits.nudge_probability), delay: max(0, traits.nudge_delay_seconds))
      : nil
  }

  /// Makes an instance of a strategy as an experiment uses it.
  ///
  /// - Throws: `StrategyProblem` when a module refuses its parameters.
  package convenience init(_ choice: StrategyChoice) throws(StrategyProblem) {
    guard let successor = choice.successor else {
      try self.init(choice.module, choice.values)
      return
    }
    self.init(
      from: try StrategyInstance(choice.module, choice.values),
      to: try StrategyInstance(successor.module, successor.values))
  }

  private init(from before: StrategyInstance, to after: StrategyInstance) {
    let change = SchemeChange(from: before, to: after)
    self.change = change
    functions = change.functions
    pointer = Unmanaged.passRetained(change).toOpaque()
    isGlobal = before.isGlobal || after.isGlobal
    isStable = false
    hasLinkIdentifiers = before.hasLinkIdentifiers || after.hasLinkIdentifiers
    nudge = before.nudge
  }

  deinit { functions.destroy(pointer) }
}

extension StrategyProblem {
  /// Takes over what a module says.
  fileprivate init(_ problem: stratbench_problem, parameters: Range<Int>) {
    let index = Int(problem.parameter)
    parameter = parameters.contains(index) ? index : nil
    message = Self.text(problem.message)
    let help = Self.text(problem.help)
    self.help = help.isEmpty ? nil : help
    let first = Int(problem.column)
    columns = first > 0 ? first..<first + max(1, Int(problem.length)) : nil
  }

  private static func text(_ bytes: some BitwiseCopyable) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// Calls `body` with the values laid out for C.
private func withValues<Result>(
  _ values: [StrategyValue], _ body: (UnsafePointer<stratbench_value>) -> Result
) -> Result {
  // The texts stand one after another in one buffer that outlives the call.
  let bytes = values.flatMap { value -> [UInt8] in
    if case .text(let text) = value { Array(text.utf8) } else { [] }
  }
  return bytes.withUnsafeBufferPointer { bytes in
    var position = 0
    // One more than needed, so that there is an address even without parameters.
    var laidOut = [stratbench_value](repeating: stratbench_value(), count: values.count + 1)
    for (index, value) in values.enumerated() {
      switch value {
      case .number(let number): laidOut[index].number = number
      case .text(let text):
        laidOut[index].text.bytes = bytes.baseAddress.map { $0 + position }
        laidOut[index].text.count = text.utf8.count
        position += text.utf8.count
      }
    }
    return body(laidOut)
  }
}
