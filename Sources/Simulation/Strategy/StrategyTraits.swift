package import Workload

/// What a strategy asks of the app that uses it.
package struct StrategyTraits: Equatable, Sendable {
  /// How many bytes of state it keeps for each entity, without what those refer to.
  package let bytes: Int
  /// Whether two entities can come to have one identifier.
  package let isGlobal: Bool
  /// How the app gets the user to pick again after a rename, if it tries.
  package let nudge: UserActions.Reaction?

  /// Asks a module.
  ///
  /// - Throws: `StrategyProblem` when it refuses its parameters.
  package init(of choice: StrategyChoice) throws(StrategyProblem) {
    let instance = try StrategyInstance(choice.module, choice.values)
    bytes = instance.functions.memorySize
    isGlobal = instance.isGlobal
    nudge = instance.nudge
  }
}
