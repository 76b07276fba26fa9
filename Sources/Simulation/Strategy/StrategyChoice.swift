/// One strategy as an experiment uses it.
package struct StrategyChoice: Sendable {
  /// The name in reports.
  package let label: String
  package let module: StrategyModule
  /// One a parameter of the module, in their order.
  package let values: [StrategyValue]
  /// The values at hosts that have others, by the number of the host.
  ///
  /// They must not change what is issued: one app issues the same identifiers for all surfaces, but
  /// may resolve them for each in another way.
  package let hostValues: [Int: [StrategyValue]]
  /// What takes its place when the scheme changes.
  package var successor: Successor?

  /// A strategy that takes the place of another.
  package struct Successor: Sendable {
    package let module: StrategyModule
    package let values: [StrategyValue]

    package init(_ choice: StrategyChoice) {
      module = choice.module
      values = choice.values
    }
  }

  package init(
    label: String, module: StrategyModule, values: [StrategyValue],
    hostValues: [Int: [StrategyValue]] = [:]
  ) {
    self.label = label
    self.module = module
    self.values = values
    self.hostValues = hostValues.filter { $1 != values }
  }
}

extension StrategyChoice {
  /// The strategy as it is at one host.
  package func at(host: Int) -> StrategyChoice {
    with(hostValues[host] ?? values)
  }

  /// The strategy for other hosts, each of which stands for one of those so far.
  package func at(hosts numbers: [Int]) -> StrategyChoice {
    let own = numbers.enumerated().compactMap { new, old in hostValues[old].map { (new, $0) } }
    return with(values, Dictionary(uniqueKeysWithValues: own))
  }

  /// The same strategy with other values.
  private func with(_ values: [StrategyValue], _ hostValues: [Int: [StrategyValue]] = [:])
    -> StrategyChoice
  {
    var choice = StrategyChoice(
      label: label, module: module, values: values, hostValues: hostValues)
    choice.successor = successor
    return choice
  }

  /// The hosts that have the same values: first those without any of their own, even if there are
  /// none, then the others in their order.
  func parts(hosts count: Int) -> [(choice: StrategyChoice, hosts: [Int])] {
    var parts = [(choice: with(values), hosts: [Int]())]
    for host in 0..<count {
      let own = hostValues[host] ?? values
      if let index = parts.firstIndex(where: { $0.choice.values == own }) {
        parts[index].hosts.append(host)
      } else {
        parts.append((with(own), [host]))
      }
    }
    return parts
  }
}
