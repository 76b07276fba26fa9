extension BadConfig {
  /// Keys that are there twice, missing or of a later version.
  static let otherKeys = [
    BadConfig(
      "a required key that is misspelt",
      at: "experiment", "experimnt: base",
      """
      bad.yaml:1:1: error: unknown key 'experimnt' in the config
        experimnt: base
        ^~~~~~~~~
        help: did you mean 'experiment'?
      """),
    BadConfig(
      "a host without its profile",
      "hosts: [{profil: widgetkit-edit-sheet}]",
      """
      bad.yaml:4:10: error: unknown key 'profil' in a host
        hosts: [{profil: widgetkit-edit-sheet}]
                 ^~~~~~
        help: did you mean 'profile'?
      """),
    BadConfig(
      "a strategy without its plugin",
      "strategies: [{label: mine}]",
      """
      bad.yaml:6:14: error: a strategy has no 'plugin'
        strategies: [{label: mine}]
                     ^
        help: write for instance 'plugin: stable-id'
      """),
    BadConfig(
      "a key that is there twice",
      """
      seed: 4
      seed: 5
      """,
      """
      bad.yaml:8:1: error: the key 'seed' is there twice
        seed: 5
        ^~~~
        help: keep one of them
      """),
    BadConfig(
      "keys that are there twice on two levels",
      """
      seed: 4
      seed: 5
      score: {tolerance: 1d, tolerance: 2d}
      """,
      """
      bad.yaml:8:1: error: the key 'seed' is there twice
        seed: 5
        ^~~~
        help: keep one of them
      bad.yaml:9:24: error: the key 'tolerance' is there twice
        score: {tolerance: 1d, tolerance: 2d}
                               ^~~~~~~~~
        help: keep one of them
      """),
    BadConfig(
      "several mistakes in one go",
      whole: """
        seed: x
        expermient: base
        horizon: 1y
        horizon: 2y
        entities: 0
        hosts: [widgetkit-edit-sheet]
        workload: {renames: fast, veiws: 6/y}
        strategies: [stable-di]
        """,
      """
      bad.yaml:1:7: error: 'x' is not a whole number
        seed: x
              ^
        help: write digits only, such as 2000
      bad.yaml:2:1: error: unknown key 'expermient' in the config
        expermient: base
        ^~~~~~~~~~
        help: did you mean 'experiment'?
      bad.yaml:4:1: error: the key 'horizon' is there twice
        horizon: 2y
        ^~~~~~~
        help: keep one of them
      bad.yaml:5:11: error: '0' is out of range
        entities: 0
                  ^
        help: allowed: 1 to 100000000
      bad.yaml:7:21: error: 'fast' is not a rate such as 0.5/y or 40/d
        workload: {renames: fast, veiws: 6/y}
                            ^~~~
        help: write a number, a slash and one of s, m, h, d, w, y
      bad.yaml:7:27: error: unknown key 'veiws' in 'workload'
        workload: {renames: fast, veiws: 6/y}
                                  ^~~~~
        help: did you mean 'views'?
      bad.yaml:8:14: error: there is no strategy 'stable-di'
        strategies: [stable-di]
                     ^~~~~~~~~
        help: did you mean 'stable-id'?
      """),
    BadConfig(
      "a preset",
      "workload: {preset: home-automation, renames: 1/y}",
      """
      bad.yaml:5:12: error: 'preset' is not there yet
        workload: {preset: home-automation, renames: 1/y}
                   ^~~~~~
        help: remove it; a later version of stratbench will read it
      """),
    BadConfig(
      "rename bands by age",
      "workload: {renames: {rate: 1/y, by-age: [], bursts: 2, trivial: 5%}}",
      """
      bad.yaml:5:33: error: 'by-age' is not there yet
        workload: {renames: {rate: 1/y, by-age: [], bursts: 2, trivial: 5%}}
                                        ^~~~~~
        help: remove it; a later version of stratbench will read it
      bad.yaml:5:45: error: 'bursts' is not there yet
        workload: {renames: {rate: 1/y, by-age: [], bursts: 2, trivial: 5%}}
                                                    ^~~~~~
        help: remove it; a later version of stratbench will read it
      bad.yaml:5:56: error: 'trivial' is not there yet
        workload: {renames: {rate: 1/y, by-age: [], bursts: 2, trivial: 5%}}
                                                               ^~~~~~~
        help: remove it; a later version of stratbench will read it
      """),
    BadConfig(
      "replications until a precision",
      "replications: {until: {metric: staleness.vewed, half-width: 0%}, most: 3}",
      """
      bad.yaml:7:15: error: 'replications' has no 'at-most'
        replications: {until: {metric: staleness.vewed, half-width: 0%}, most: 3}
                      ^
        help: write for instance 'at-most: 200'
      bad.yaml:7:32: error: there is no metric 'staleness.vewed'
        replications: {until: {metric: staleness.vewed, half-width: 0%}, most: 3}
                                       ^~~~~~~~~~~~~~~
        help: did you mean 'staleness.viewed'?
      bad.yaml:7:66: error: unknown key 'most' in 'replications'
        replications: {until: {metric: staleness.vewed, half-width: 0%}, most: 3}
                                                                         ^~~~
        help: known: until, at-most
      """),
    BadConfig(
      "replications until a precision that cannot be had",
      "replications: {until: {metric: staleness.viewed, half-width: 0%}, at-most: 1}",
      """
      bad.yaml:7:62: error: no number of replications makes an interval of half-width 0
        replications: {until: {metric: staleness.viewed, half-width: 0%}, at-most: 1}
                                                                     ^~
        help: give a width above 0
      bad.yaml:7:76: error: '1' is out of range
        replications: {until: {metric: staleness.viewed, half-width: 0%}, at-most: 1}
                                                                                   ^
        help: allowed: 2 to 1000000
      """),
  ]
}
