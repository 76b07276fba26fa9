package import HostModel
package import Simulation
package import Workload

/// Whether a run agrees with theory and with itself.
///
/// A run that does not is an error: nothing can be recommended by it.
package struct SelfCheck: Equatable, Sendable {
  /// A measured value beside the one that theory gives.
  package struct Formula: Equatable, Sendable {
    package typealias Law = ClosedForm.Law

    package let law: Law
    package let strategy: Int
    /// Nil for what does not depend on a host.
    package let host: Int?
    package let metric: Metric
    package let simulated: Double
    package let expected: Double
    /// How far the two may be apart.
    package let tolerance: Double

    package var passes: Bool { abs(simulated - expected) <= tolerance }
  }

  /// What a module showed with the parameters that a strategy has at one host.
  package struct HostConduct: Sendable {
    let strategy: Int
    let host: Int
    let conduct: Conduct

    package init(strategy: Int, host: Int, conduct: Conduct) {
      self.strategy = strategy
      self.host = host
      self.conduct = conduct
    }
  }

  /// At most about this share of right runs is taken for wrong.
  package static let falseAlarms = 1e-6

  package let formulas: [Formula]
  package let balances: [Balance]

  package init(formulas: [Formula], balances: [Balance]) {
    self.formulas = formulas
    self.balances = balances
  }

  package var passes: Bool { formulas.allSatisfy(\.passes) && balances.allSatisfy(\.passes) }
}

extension SelfCheck {
  /// Checks a run.
  ///
  /// - Parameters:
  ///   - measurements: What was counted.
  ///   - workload: What was played.
  ///   - hosts: Where.
  ///   - conducts: What the module of each strategy showed when it was asked.
  ///   - atHosts: The same where a strategy has parameters of its own at a host.
  ///   - events: How many events were generated, counted where they are made.
  package init(
    _ measurements: Measurements, _ workload: Workload, hosts: [HostBehaviour],
    conducts: [Conduct], atHosts: [HostConduct] = [], events: Int
  ) {
    let forms = ClosedForms(workload, measurements, hosts, conducts, atHosts)?.all ?? []
    // One false alarm in any of the rows is one of the run (C. E. Bonferroni).
    let falseAlarms = Self.falseAlarms / Double(max(1, forms.count))
    self.init(
      formulas: forms.compactMap { form in
        measurements.estimate(form.metric, strategy: form.strategy, host: form.host ?? 0).mean
          .map { Formula(form, simulated: $0, falseAlarms: falseAlarms) }
      },
      balances: Balances(
        workload: workload, measurements: measurements, hosts: hosts, conducts: conducts,
        events: events
      ).all)
  }
}

extension SelfCheck.Formula {
  fileprivate init(_ form: ClosedForm, simulated: Double, falseAlarms: Double) {
    self.init(
      law: form.law, strategy: form.strategy, host: form.host, metric: form.metric,
      simulated: simulated, expected: form.value,
      tolerance: form.tolerance(falseAlarms: falseAlarms))
  }
}
