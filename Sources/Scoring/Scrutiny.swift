/// What lets a sceptic judge the verdict of a run.
package struct Scrutiny: Sendable {
  package let selfCheck: SelfCheck
  package let bounds: Bounds
  /// Nil when the config switches it off, or when no strategy leads.
  package let assumptions: AssumptionStudy?

  package init(selfCheck: SelfCheck, bounds: Bounds, assumptions: AssumptionStudy?) {
    self.selfCheck = selfCheck
    self.bounds = bounds
    self.assumptions = assumptions
  }

  /// Bounds and assumptions are played for at most so many replications.
  package static let mostReplications = 5
}
