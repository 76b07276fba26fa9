extension Tallies {
  /// The counts at some of the hosts, in the order of their numbers here.
  package func at(hosts numbers: [Int]) -> Tallies {
    Tallies(strategy: strategy, hosts: numbers.map { hosts[$0] })
  }
}
