extension BadConfig {
  /// Hosts and what is changed of them.
  static let hosts = [
    BadConfig(
      "no hosts",
      "hosts: []",
      """
      bad.yaml:4:8: error: 'hosts' is empty
        hosts: []
               ^
        help: name at least one
      """),
    BadConfig(
      "hosts that are a text",
      "hosts: widgetkit-edit-sheet",
      """
      bad.yaml:4:8: error: 'hosts' must be a list, not 'widgetkit-edit-sheet'
        hosts: widgetkit-edit-sheet
               ^~~~~~~~~~~~~~~~~~~~
        help: write [widgetkit-edit-sheet]
      """),
    BadConfig(
      "an unknown host",
      "hosts: [widgetkit-edit-sheets]",
      """
      bad.yaml:4:9: error: there is no host 'widgetkit-edit-sheets'
        hosts: [widgetkit-edit-sheets]
                ^~~~~~~~~~~~~~~~~~~~~
        help: did you mean 'widgetkit-edit-sheet'?
      """),
    BadConfig(
      "two equal hosts",
      "hosts: [widgetkit-edit-sheet, widgetkit-edit-sheet]",
      """
      bad.yaml:4:31: error: two hosts are called 'widgetkit-edit-sheet'
        hosts: [widgetkit-edit-sheet, widgetkit-edit-sheet]
                                      ^~~~~~~~~~~~~~~~~~~~
        help: give one of them another name: {profile: widgetkit-edit-sheet, label: …}
      """),
    BadConfig(
      "a switch that is no choice",
      "hosts: [{profile: shortcuts-parameter, set: {label-store: per-solt}}]",
      """
      bad.yaml:4:59: error: 'per-solt' is not one of per-slot, by-id, none
        hosts: [{profile: shortcuts-parameter, set: {label-store: per-solt}}]
                                                                  ^~~~~~~~
        help: did you mean 'per-slot'?
      """),
    BadConfig(
      "a label lifetime that is a word",
      "hosts: [{profile: shortcuts-parameter, set: {label-ttl: ever}}]",
      """
      bad.yaml:4:57: error: 'ever' is not a duration such as 90s, 12h, 7d or 2y, nor 'never'
        hosts: [{profile: shortcuts-parameter, set: {label-ttl: ever}}]
                                                                ^~~~
        help: write a number and one of s, m, h, d, w, y
      """),
    BadConfig(
      "a label lifetime of nothing",
      "hosts: [{profile: shortcuts-parameter, set: {label-ttl: 0d}}]",
      """
      bad.yaml:4:57: error: '0d' is out of range
        hosts: [{profile: shortcuts-parameter, set: {label-ttl: 0d}}]
                                                                ^~
        help: allowed: more than 0s, at most 1000y, or never
      """),
    BadConfig(
      "an identifier length that is a word",
      "hosts: [{profile: shortcuts-parameter, set: {max-id-length: long}}]",
      """
      bad.yaml:4:61: error: 'long' is not a whole number, nor 'none'
        hosts: [{profile: shortcuts-parameter, set: {max-id-length: long}}]
                                                                    ^~~~
        help: write digits only, such as 2000
      """),
    BadConfig(
      "evidence without its source",
      """
      hosts:
        - profile: shortcuts-parameter
          set: {uses: {value: 2/d, evidence: documented}}
      """,
      """
      bad.yaml:6:40: error: 'documented' needs a source
            set: {uses: {value: 2/d, evidence: documented}}
                                               ^~~~~~~~~~
        help: add 'source: URL', or grade the value 'assumed'
      """),
    BadConfig(
      "an unknown grade of evidence",
      """
      hosts:
        - profile: shortcuts-parameter
          set: {uses: {value: 2/d, evidence: rumoured}}
      """,
      """
      bad.yaml:6:40: error: 'rumoured' is not one of documented, engineer, traced, reported, \
      assumed
            set: {uses: {value: 2/d, evidence: rumoured}}
                                               ^~~~~~~~
      """),
    BadConfig(
      "an alternative that is no choice",
      """
      hosts:
        - profile: shortcuts-parameter
          set: {capture: {value: pick, alternatives: [later]}}
      """,
      """
      bad.yaml:6:49: error: 'later' is not one of pick, index, render, first-seen
            set: {capture: {value: pick, alternatives: [later]}}
                                                        ^~~~~
      """),
  ]
}
