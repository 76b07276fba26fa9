extension BadConfig {
  /// Changes that a scenario cannot make.
  static let scenarios = [
    BadConfig(
      "scenarios as a list", "scenarios: [many]",
      """
      bad.yaml:7:12: error: 'scenarios' must be a mapping from names to changes, not a list
        scenarios: [many]
                   ^
        help: write for instance {many renames: {workload: {renames: 5/y}}}
      """),
    BadConfig(
      "scenarios that change nothing, by a taken name or by an unknown key",
      "scenarios: {a: {}, base: {horizon: 2y}, b: {horizn: 2y, workload: {renames: lots}}, c: 3}",
      """
      bad.yaml:7:16: error: the scenario 'a' changes nothing
        scenarios: {a: {}, base: {horizon: 2y}, b: {horizn: 2y, workload: {renames: lots}}, c: 3}
                       ^
        help: change one of workload, hosts, horizon, entities, faults
      bad.yaml:7:20: error: 'base' is the experiment itself, without changes
        scenarios: {a: {}, base: {horizon: 2y}, b: {horizn: 2y, workload: {renames: lots}}, c: 3}
                           ^~~~
        help: give the scenario another name
      bad.yaml:7:45: error: unknown key 'horizn' in the scenario 'b'
        scenarios: {a: {}, base: {horizon: 2y}, b: {horizn: 2y, workload: {renames: lots}}, c: 3}
                                                    ^~~~~~
        help: did you mean 'horizon'?
      bad.yaml:7:77: error: 'lots' is not a rate such as 0.5/y or 40/d
        scenarios: {a: {}, base: {horizon: 2y}, b: {horizn: 2y, workload: {renames: lots}}, c: 3}
                                                                                    ^~~~
        help: write a number, a slash and one of s, m, h, d, w, y
      bad.yaml:7:88: error: the scenario 'c' must be a mapping, not '3'
        scenarios: {a: {}, base: {horizon: 2y}, b: {horizn: 2y, workload: {renames: lots}}, c: 3}
                                                                                               ^
        help: write for instance {horizon: 5y}
      """),
    BadConfig(
      "a scenario that makes the rest impossible",
      "scenarios: {long: {horizon: 900y, workload: {renames: 1/h}}}",
      """
      bad.yaml:5:11: error: an entity would be renamed more than 20,000 times (in the scenario 'long')
        workload: {renames: 1/y}
                  ^
        help: lower the rates of 'workload' or the 'horizon'
      """),
    BadConfig(
      "a mistake of the experiment is told once, however many scenarios inherit it",
      at: "horizon",
      """
      horizon: soon
      scenarios: {a: {entities: 3}, b: {entities: 0}}
      """,
      """
      bad.yaml:2:10: error: 'soon' is not a duration such as 90s, 12h, 7d or 2y
        horizon: soon
                 ^~~~
        help: write a number and one of s, m, h, d, w, y
      bad.yaml:3:45: error: '0' is out of range
        scenarios: {a: {entities: 3}, b: {entities: 0}}
                                                    ^
        help: allowed: 1 to 100000000
      """),
  ]
}
