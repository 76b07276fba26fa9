extension BadConfig {
  /// Faults that are none, or at moments that are none.
  static let faults = [
    BadConfig(
      "faults as a list", "faults: [missed-bump]",
      """
      bad.yaml:7:9: error: 'faults' must be a mapping, not a list
        faults: [missed-bump]
                ^
        help: write for instance {missed-bump: 5%}
      """),
    BadConfig(
      "a fault that is misspelt, shares and rates of other kinds",
      "faults: {mised-bump: 5%, spurious-bump: 120%, memory-loss: often, torn-capture: 5}",
      """
      bad.yaml:7:10: error: unknown key 'mised-bump' in 'faults'
        faults: {mised-bump: 5%, spurious-bump: 120%, memory-loss: often, torn-capture: 5}
                 ^~~~~~~~~~
        help: did you mean 'missed-bump'?
      bad.yaml:7:41: error: '120%' is out of range
        faults: {mised-bump: 5%, spurious-bump: 120%, memory-loss: often, torn-capture: 5}
                                                ^~~~
        help: allowed: 0% to 100%
      bad.yaml:7:60: error: 'often' is not a rate such as 0.5/y or 40/d
        faults: {mised-bump: 5%, spurious-bump: 120%, memory-loss: often, torn-capture: 5}
                                                                   ^~~~~
        help: write a number, a slash and one of s, m, h, d, w, y
      bad.yaml:7:81: error: '5' is not a duration such as 90s, 12h, 7d or 2y
        faults: {mised-bump: 5%, spurious-bump: 120%, memory-loss: often, torn-capture: 5}
                                                                                        ^
        help: write a number and one of s, m, h, d, w, y
      """),
    BadConfig(
      "moments that are none",
      "faults: {memory-loss: {at: soon}, locale-change: {at: {}}, restore-old-memory: {at: []}}",
      """
      bad.yaml:7:28: error: 'soon' is not a duration such as 90s, 12h, 7d or 2y
        faults: {memory-loss: {at: soon}, locale-change: {at: {}}, restore-old-memory: {at: []}}
                                   ^~~~
        help: write a number and one of s, m, h, d, w, y
      bad.yaml:7:55: error: 'at' must be a list, not a mapping
        faults: {memory-loss: {at: soon}, locale-change: {at: {}}, restore-old-memory: {at: []}}
                                                              ^
        help: write [a, b]
      bad.yaml:7:85: error: 'at' is empty
        faults: {memory-loss: {at: soon}, locale-change: {at: {}}, restore-old-memory: {at: []}}
                                                                                            ^
        help: name at least one
      """),
    BadConfig(
      "a rewind at a rate and at moments",
      "faults: {restore-old-memory: {rate: 1/y, at: 1y, backups-every: 0s}}",
      """
      bad.yaml:7:30: error: 'restore-old-memory' needs either 'rate' or 'at'
        faults: {restore-old-memory: {rate: 1/y, at: 1y, backups-every: 0s}}
                                     ^
        help: write for instance '{rate: 0.1/y, backups-every: 30d}'
      bad.yaml:7:65: error: '0s' is out of range
        faults: {restore-old-memory: {rate: 1/y, at: 1y, backups-every: 0s}}
                                                                        ^~
        help: allowed: more than 0s, at most 1000y
      """),
    BadConfig(
      "a change to a strategy that is not there",
      "faults: {scheme-change: {to: {plugin: versioned-di}}}",
      """
      bad.yaml:7:25: error: 'scheme-change' has no 'at'
        faults: {scheme-change: {to: {plugin: versioned-di}}}
                                ^
        help: write for instance 'at: 1y'
      bad.yaml:7:39: error: there is no strategy 'versioned-di'
        faults: {scheme-change: {to: {plugin: versioned-di}}}
                                              ^~~~~~~~~~~~
        help: did you mean 'versioned-id'?
      """),
    BadConfig(
      "a change to parameters that are not there",
      "faults: {scheme-change: {at: 1y, to: {plugin: versioned-id, resolve: maybe}}}",
      """
      bad.yaml:7:70: error: 'maybe' is not one of strict, lenient
        faults: {scheme-change: {at: 1y, to: {plugin: versioned-id, resolve: maybe}}}
                                                                             ^~~~~
      """),
  ]
}
