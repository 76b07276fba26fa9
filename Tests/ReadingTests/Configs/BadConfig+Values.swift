extension BadConfig {
  /// Wrong values of the config's own keys.
  static let values = [
    BadConfig(
      "a name with capitals and spaces",
      "experiment: Widget Contacts",
      """
      bad.yaml:1:13: error: 'Widget Contacts' is not a name for an experiment
        experiment: Widget Contacts
                    ^~~~~~~~~~~~~~~
        help: use at most 100 of a-z, 0-9 and -
      """),
    BadConfig(
      "a name that is a path",
      "experiment: ../../etc",
      """
      bad.yaml:1:13: error: '../../etc' is not a name for an experiment
        experiment: ../../etc
                    ^~~~~~~~~
        help: use at most 100 of a-z, 0-9 and -
      """),
    BadConfig(
      "a name that is a mapping",
      "experiment: {name: base}",
      """
      bad.yaml:1:13: error: 'experiment' must be a text, not a mapping
        experiment: {name: base}
                    ^
      """),
    BadConfig(
      "a question without text",
      "question:",
      """
      bad.yaml:7:10: error: 'question' must be a text, not nothing
        question:
                 ^
      """),
    BadConfig(
      "a seed that is a list",
      "seed: [1, 2]",
      """
      bad.yaml:7:7: error: a list is not a whole number
        seed: [1, 2]
              ^
        help: write digits only, such as 2000
      """),
    BadConfig(
      "a negative seed",
      "seed: -1",
      """
      bad.yaml:7:7: error: '-1' is out of range
        seed: -1
              ^~
        help: allowed: 0 to 9223372036854775807
      """),
    BadConfig(
      "a fraction as a seed",
      "seed: 1.5",
      """
      bad.yaml:7:7: error: '1.5' is not a whole number
        seed: 1.5
              ^~~
        help: write digits only, such as 2000
      """),
    BadConfig(
      "a seed beyond 64 bits",
      "seed: 99999999999999999999",
      """
      bad.yaml:7:7: error: '99999999999999999999' is out of range
        seed: 99999999999999999999
              ^~~~~~~~~~~~~~~~~~~~
        help: allowed: 0 to 9223372036854775807
      """),
    BadConfig(
      "no replications",
      "replications: 0",
      """
      bad.yaml:7:15: error: '0' is out of range
        replications: 0
                      ^
        help: allowed: 1 to 1000000
      """),
    BadConfig(
      "entities without a value",
      "entities:",
      """
      bad.yaml:3:10: error: nothing is not a whole number
        entities:
                 ^
        help: write digits only, such as 2000
      """),
    BadConfig(
      "more entities than fit",
      "entities: 100000001",
      """
      bad.yaml:3:11: error: '100000001' is out of range
        entities: 100000001
                  ^~~~~~~~~
        help: allowed: 1 to 100000000
      """),
    BadConfig(
      "a horizon without its unit",
      "horizon: 365",
      """
      bad.yaml:2:10: error: '365' is not a duration such as 90s, 12h, 7d or 2y
        horizon: 365
                 ^~~
        help: write a number and one of s, m, h, d, w, y
      """),
    BadConfig(
      "a horizon of an unknown unit",
      "horizon: 2months",
      """
      bad.yaml:2:10: error: '2months' is not a duration such as 90s, 12h, 7d or 2y
        horizon: 2months
                 ^~~~~~~
        help: write a number and one of s, m, h, d, w, y
      """),
    BadConfig(
      "a horizon of nothing",
      "horizon: 0y",
      """
      bad.yaml:2:10: error: '0y' is out of range
        horizon: 0y
                 ^~
        help: allowed: more than 0s, at most 1000y
      """),
    BadConfig(
      "a horizon of 2,000 years",
      "horizon: 2000y",
      """
      bad.yaml:2:10: error: '2000y' is out of range
        horizon: 2000y
                 ^~~~~
        help: allowed: more than 0s, at most 1000y
      """),
    BadConfig(
      "a horizon beyond every number",
      "horizon: 1e308y",
      """
      bad.yaml:2:10: error: '1e308y' is out of range
        horizon: 1e308y
                 ^~~~~~
        help: allowed: more than 0s, at most 1000y
      """),
    BadConfig(
      "a key with escape characters in it",
      at: "x", "\"a\\e[31m\\nb\": 1",
      """
      bad.yaml:7:1: error: unknown key 'a�[31m�b' in the config
        "a\\e[31m\\nb": 1
        ^~~~~~~~~~~~
        help: known: experiment, question, seed, replications, workload, entities, horizon, \
      hosts, strategies, faults, score, expect, vary-assumptions, \
      scenarios, sweep
      """),
  ]
}
