import HostModel

extension Engine {
  /// A strategy at the hosts where it has the same parameters.
  ///
  /// All parts of a strategy issue the same identifiers, so what does not depend on the host is
  /// counted by the first of them.
  struct Part: Sendable {
    let strategy: Int
    let choice: StrategyChoice
    let hosts: [Int]
    let isFirst: Bool

    static func all(of strategies: [StrategyChoice], hosts count: Int) -> [Part] {
      strategies.enumerated().flatMap { number, choice in
        choice.parts(hosts: count).enumerated().map { place, part in
          Part(
            strategy: number, choice: part.choice, hosts: part.hosts, isFirst: place == 0)
        }
      }
    }

    func instance() throws(StrategyProblem) -> StrategyInstance {
      try StrategyInstance(choice)
    }

    /// What it counted, with nothing at the hosts that are not its own.
    func widened(_ tallies: Tallies, hosts count: Int) -> Tallies {
      guard hosts.count < count else { return tallies }
      var wide = Tallies(
        strategy: isFirst ? tallies.strategy : StrategyTally(),
        hosts: (0..<count).map { _ in HostTally() })
      for (place, host) in hosts.enumerated() { wide.hosts[host] = tallies.hosts[place] }
      return wide
    }
  }
}
