extension BadConfig {
  /// Strategies and their parameters.
  static let strategies = [
    BadConfig(
      "no strategies",
      "strategies: []",
      """
      bad.yaml:6:13: error: 'strategies' is empty
        strategies: []
                    ^
        help: name at least one
      """),
    BadConfig(
      "a strategy that stands alone",
      "strategies: stable-id",
      """
      bad.yaml:6:13: error: 'strategies' must be a list, not 'stable-id'
        strategies: stable-id
                    ^~~~~~~~~
        help: write [stable-id]
      """),
    BadConfig(
      "a strategy that is a list",
      "strategies: [[stable-id]]",
      """
      bad.yaml:6:14: error: a strategy must be a mapping, not a list
        strategies: [[stable-id]]
                     ^
        help: write for instance {plugin: stable-id, label: mine}
      """),
    BadConfig(
      "an unknown strategy",
      "strategies: [stable-id, version-id]",
      """
      bad.yaml:6:25: error: there is no strategy 'version-id'
        strategies: [stable-id, version-id]
                                ^~~~~~~~~~
        help: did you mean 'versioned-id'?
      """),
    BadConfig(
      "a strategy unlike any other",
      "strategies: [uuid]",
      """
      bad.yaml:6:14: error: there is no strategy 'uuid'
        strategies: [uuid]
                     ^~~~
        help: known: stable-id, versioned-id, hash-id, accept-staleness, template-id
      """),
    BadConfig(
      "two strategies with one label",
      """
      strategies:
        - stable-id
        - {plugin: hash-id, label: stable-id}
      """,
      """
      bad.yaml:8:5: error: two strategies are called 'stable-id', here and in line 7
          - {plugin: hash-id, label: stable-id}
            ^
        help: give one of them another 'label'
      """),
    BadConfig(
      "a strategy with an empty label",
      "strategies: [{plugin: stable-id, label: \"\"}]",
      """
      bad.yaml:6:41: error: 'label' must be a text, not ''
        strategies: [{plugin: stable-id, label: ""}]
                                                ^~
      """),
    BadConfig(
      "a parameter out of range",
      "strategies: [{plugin: hash-id, bits: 257}]",
      """
      bad.yaml:6:38: error: '257' is out of range
        strategies: [{plugin: hash-id, bits: 257}]
                                             ^~~
        help: allowed: 1 to 256
      """),
    BadConfig(
      "a parameter that is no choice",
      "strategies: [{plugin: versioned-id, resolve: lenent}]",
      """
      bad.yaml:6:46: error: 'lenent' is not one of strict, lenient
        strategies: [{plugin: versioned-id, resolve: lenent}]
                                                     ^~~~~~
        help: did you mean 'lenient'?
      """),
    BadConfig(
      "a flag that is a word",
      "strategies: [{plugin: hash-id, keyed: nope}]",
      """
      bad.yaml:6:39: error: 'nope' is neither true nor false
        strategies: [{plugin: hash-id, keyed: nope}]
                                              ^~~~
      """),
    BadConfig(
      "a parameter of the wrong type",
      "strategies: [{plugin: hash-id, bits: [8]}]",
      """
      bad.yaml:6:38: error: a list is not a whole number
        strategies: [{plugin: hash-id, bits: [8]}]
                                             ^
        help: write digits only, such as 2000
      """),
    BadConfig(
      "a nudge that is a share",
      "strategies: [{plugin: accept-staleness, nudge: 30%}]",
      """
      bad.yaml:6:48: error: 'nudge' must be a mapping, not '30%'
        strategies: [{plugin: accept-staleness, nudge: 30%}]
                                                       ^~~
      """),
    BadConfig(
      "a nudge beyond its ranges",
      """
      strategies:
        - plugin: accept-staleness
          nudge: {probability: 130%, delay: 200y}
      """,
      """
      bad.yaml:8:26: error: '130%' is out of range
            nudge: {probability: 130%, delay: 200y}
                                 ^~~~
        help: allowed: 0% to 100%
      bad.yaml:8:39: error: '200y' is out of range
            nudge: {probability: 130%, delay: 200y}
                                              ^~~~
        help: allowed: 0s to 100y
      """),
    BadConfig(
      "parameters that do not go together",
      "strategies: [{plugin: hash-id, resolve: lenient, keyed: false}]",
      """
      bad.yaml:6:41: error: hash-id: 'lenient' needs 'keyed: true': a hash alone does not tell \
      whose it was
        strategies: [{plugin: hash-id, resolve: lenient, keyed: false}]
                                                ^~~~~~~
      """),
  ]
}
