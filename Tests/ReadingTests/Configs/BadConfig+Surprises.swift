extension BadConfig {
  /// Values that YAML 1.1 would have guessed at: the key's own type decides.
  static let surprises = [
    BadConfig(
      "no as a flag",
      "strategies: [{plugin: hash-id, keyed: no}]",
      """
      bad.yaml:6:39: error: 'no' is neither true nor false
        strategies: [{plugin: hash-id, keyed: no}]
                                              ^~
      """),
    BadConfig(
      "yes as a flag",
      "strategies: [{plugin: hash-id, keyed: yes}]",
      """
      bad.yaml:6:39: error: 'yes' is neither true nor false
        strategies: [{plugin: hash-id, keyed: yes}]
                                              ^~~
      """),
    BadConfig(
      "an underscore in a whole number",
      "entities: 1_000",
      """
      bad.yaml:3:11: error: '1_000' is not a whole number
        entities: 1_000
                  ^~~~~
        help: write digits only, such as 2000
      """),
    BadConfig(
      "an octal number",
      "seed: 0o7",
      """
      bad.yaml:7:7: error: '0o7' is not a whole number
        seed: 0o7
              ^~~
        help: write digits only, such as 2000
      """),
    BadConfig(
      "a hexadecimal number",
      "seed: 0x10",
      """
      bad.yaml:7:7: error: '0x10' is not a whole number
        seed: 0x10
              ^~~~
        help: write digits only, such as 2000
      """),
    BadConfig(
      "a hexadecimal weight",
      "score: {weights: {staleness: 0x10}}",
      """
      bad.yaml:7:30: error: '0x10' is not a number
        score: {weights: {staleness: 0x10}}
                                     ^~~~
        help: write decimal digits, such as 0.5
      """),
    BadConfig(
      "an infinite weight",
      "score: {weights: {staleness: .inf}}",
      """
      bad.yaml:7:30: error: '.inf' is not a number
        score: {weights: {staleness: .inf}}
                                     ^~~~
        help: write decimal digits, such as 0.5
      """),
    BadConfig(
      "a weight that is not a number",
      "score: {weights: {staleness: nan}}",
      """
      bad.yaml:7:30: error: 'nan' is not a number
        score: {weights: {staleness: nan}}
                                     ^~~
        help: write decimal digits, such as 0.5
      """),
    BadConfig(
      "an infinite horizon",
      "horizon: .inf",
      """
      bad.yaml:2:10: error: '.inf' is not a duration such as 90s, 12h, 7d or 2y
        horizon: .inf
                 ^~~~
        help: write a number and one of s, m, h, d, w, y
      """),
    BadConfig(
      "a clock time as a duration",
      "horizon: 12:30",
      """
      bad.yaml:2:10: error: '12:30' is not a duration such as 90s, 12h, 7d or 2y
        horizon: 12:30
                 ^~~~~
        help: write a number and one of s, m, h, d, w, y
      """),
    BadConfig(
      "a date as a duration",
      "horizon: 2026-01-31",
      """
      bad.yaml:2:10: error: '2026-01-31' is not a duration such as 90s, 12h, 7d or 2y
        horizon: 2026-01-31
                 ^~~~~~~~~~
        help: write a number and one of s, m, h, d, w, y
      """),
    BadConfig(
      "an exponent in a whole number",
      "entities: 1e3",
      """
      bad.yaml:3:11: error: '1e3' is not a whole number
        entities: 1e3
                  ^~~
        help: write digits only, such as 2000
      """),
    BadConfig(
      "a thousands separator",
      "entities: 1,000",
      """
      bad.yaml:3:11: error: '1,000' is not a whole number
        entities: 1,000
                  ^~~~~
        help: write digits only, such as 2000
      """),
    BadConfig(
      "null as a rate",
      "workload: {renames: null}",
      """
      bad.yaml:5:21: error: 'null' is not a rate such as 0.5/y or 40/d
        workload: {renames: null}
                            ^~~~
        help: write a number, a slash and one of s, m, h, d, w, y
      """),
    BadConfig(
      "a tilde as a share",
      "workload: {renames: {rate: 1/y, reverts: ~}}",
      """
      bad.yaml:5:42: error: '~' is not a share such as 5% or 0.05
        workload: {renames: {rate: 1/y, reverts: ~}}
                                                 ^
      """),
    BadConfig(
      "digits that are not ASCII",
      "entities: ٣٠",
      """
      bad.yaml:3:11: error: '٣٠' is not a whole number
        entities: ٣٠
                  ^~
        help: write digits only, such as 2000
      """),
    BadConfig(
      "a plus sign",
      "entities: +5",
      """
      bad.yaml:3:11: error: '+5' is not a whole number
        entities: +5
                  ^~
        help: write digits only, such as 2000
      """),
  ]
}
