extension BadConfig {
  /// Switches of hosts that take more than one word.
  static let hostSwitches = [
    BadConfig(
      "a push that is neither none nor described",
      "hosts: [{profile: shortcuts-parameter, set: {push: yes}}]",
      """
      bad.yaml:4:52: error: 'yes' is neither 'none' nor how labels are pushed
        hosts: [{profile: shortcuts-parameter, set: {push: yes}}]
                                                           ^~~
        help: write none, or for instance {accepted: 90%, delay: 1h}
      """),
    BadConfig(
      "a push that is a list",
      "hosts: [{profile: shortcuts-parameter, set: {push: [1h]}}]",
      """
      bad.yaml:4:52: error: 'push' must be a mapping, not a list
        hosts: [{profile: shortcuts-parameter, set: {push: [1h]}}]
                                                           ^
        help: write for instance {accepted: 90%, delay: 1h}
      """),
    BadConfig(
      "a push without the accepted share",
      "hosts: [{profile: shortcuts-parameter, set: {push: {delay: 1h}}}]",
      """
      bad.yaml:4:52: error: 'push' has no 'accepted'
        hosts: [{profile: shortcuts-parameter, set: {push: {delay: 1h}}}]
                                                           ^
        help: write for instance 'accepted: 90%'
      """),
    BadConfig(
      "a push with a share above 1, a delay without a unit and a key of its own",
      """
      hosts:
        - profile: shortcuts-parameter
          set: {push: {accepted: 110%, delay: 5, limit: 3}}
      """,
      """
      bad.yaml:6:28: error: '110%' is out of range
            set: {push: {accepted: 110%, delay: 5, limit: 3}}
                                   ^~~~
        help: allowed: 0% to 100%
      bad.yaml:6:41: error: '5' is not a duration such as 90s, 12h, 7d or 2y
            set: {push: {accepted: 110%, delay: 5, limit: 3}}
                                                ^
        help: write a number and one of s, m, h, d, w, y
      bad.yaml:6:44: error: unknown key 'limit' in 'push'
            set: {push: {accepted: 110%, delay: 5, limit: 3}}
                                                   ^~~~~
        help: known: accepted, delay
      """),
    BadConfig(
      "an alternative to a push that is wrong",
      """
      hosts:
        - profile: shortcuts-parameter
          set: {push: {value: none, alternatives: [{accepted: most}]}}
      """,
      """
      bad.yaml:6:57: error: 'most' is not a share such as 5% or 0.05
            set: {push: {value: none, alternatives: [{accepted: most}]}}
                                                                ^~~~
      """),
    BadConfig(
      "reloads that are no choice",
      "hosts: [{profile: shortcuts-parameter, set: {free-reloads: on-saves}}]",
      """
      bad.yaml:4:60: error: 'on-saves' is not one of none, on-save
        hosts: [{profile: shortcuts-parameter, set: {free-reloads: on-saves}}]
                                                                   ^~~~~~~~
        help: did you mean 'on-save'?
      """),
    BadConfig(
      "switches that are not played are checked as well",
      "hosts: [{profile: control, set: {array: all, sync: label, restore: keep}}]",
      """
      bad.yaml:4:41: error: 'all' is not one of none, empty-list, nil
        hosts: [{profile: control, set: {array: all, sync: label, restore: keep}}]
                                                ^~~
      bad.yaml:4:52: error: 'label' is not one of none, label-and-id
        hosts: [{profile: control, set: {array: all, sync: label, restore: keep}}]
                                                           ^~~~~
        help: did you mean 'label-and-id'?
      bad.yaml:4:68: error: 'keep' is not one of kept, lost
        hosts: [{profile: control, set: {array: all, sync: label, restore: keep}}]
                                                                           ^~~~
      """),
  ]

  /// Parameters of strategies at single hosts.
  static let perHost = [
    BadConfig(
      "a host that the experiment does not have",
      "strategies: [{plugin: versioned-id, per-host: {widgetkit-edit-sheets: {resolve: lenient}}}]",
      """
      bad.yaml:6:48: error: there is no host 'widgetkit-edit-sheets' in this experiment
        strategies: [{plugin: versioned-id, per-host: {widgetkit-edit-sheets: {resolve: lenient}}}]
                                                       ^~~~~~~~~~~~~~~~~~~~~
        help: did you mean 'widgetkit-edit-sheet'?
      """),
    BadConfig(
      "hosts that are a word",
      "strategies: [{plugin: versioned-id, per-host: lenient}]",
      """
      bad.yaml:6:47: error: 'per-host' must name hosts, not be 'lenient'
        strategies: [{plugin: versioned-id, per-host: lenient}]
                                                      ^~~~~~~
        help: write for instance {widgetkit-edit-sheet: {resolve: lenient}}
      """),
    BadConfig(
      "a host with a word for its parameters",
      "strategies: [{plugin: versioned-id, per-host: {widgetkit-edit-sheet: lenient}}]",
      """
      bad.yaml:6:70: error: 'per-host' of widgetkit-edit-sheet must be a mapping, not 'lenient'
        strategies: [{plugin: versioned-id, per-host: {widgetkit-edit-sheet: lenient}}]
                                                                             ^~~~~~~
        help: write for instance {resolve: lenient}
      """),
    BadConfig(
      "a parameter at a host that is wrong, and one that is unknown",
      """
      strategies:
        - plugin: versioned-id
          per-host:
            widgetkit-edit-sheet: {resolve: leniently, bits: 8}
      """,
      """
      bad.yaml:9:39: error: 'leniently' is not one of strict, lenient
              widgetkit-edit-sheet: {resolve: leniently, bits: 8}
                                              ^~~~~~~~~
        help: did you mean 'lenient'?
      bad.yaml:9:50: error: unknown key 'bits' in 'per-host' of widgetkit-edit-sheet
              widgetkit-edit-sheet: {resolve: leniently, bits: 8}
                                                         ^~~~
        help: known: resolve, returns, links
      """),
    BadConfig(
      "a parameter at a host that changes what is issued",
      """
      strategies:
        - plugin: hash-id
          per-host: {widgetkit-edit-sheet: {resolve: history, bits: 16}}
      """,
      """
      bad.yaml:8:63: error: 'bits' changes which identifiers are issued
            per-host: {widgetkit-edit-sheet: {resolve: history, bits: 16}}
                                                                      ^~
        help: an app issues one identifier for all hosts: set it for the whole strategy
      """),
    BadConfig(
      "a successor that differs by host",
      """
      faults:
        scheme-change:
          at: 1y
          to: {plugin: versioned-id, per-host: {widgetkit-edit-sheet: {resolve: lenient}}}
      """,
      """
      bad.yaml:10:32: error: unknown key 'per-host' in a strategy
            to: {plugin: versioned-id, per-host: {widgetkit-edit-sheet: {resolve: lenient}}}
                                       ^~~~~~~~
        help: known: plugin, label, resolve, returns, links
      """),
    BadConfig(
      "parameters at a host that do not go together with those of the strategy",
      """
      strategies:
        - plugin: hash-id
          keyed: false
          per-host: {widgetkit-edit-sheet: {resolve: lenient}}
      """,
      """
      bad.yaml:9:48: error: hash-id: 'lenient' needs 'keyed: true': a hash alone does not tell \
      whose it was
            per-host: {widgetkit-edit-sheet: {resolve: lenient}}
                                                       ^~~~~~~
      """),
  ]
}
