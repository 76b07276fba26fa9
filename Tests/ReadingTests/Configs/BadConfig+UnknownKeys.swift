extension BadConfig {
  /// Keys that are known at no level.
  static let unknownKeys = [
    BadConfig(
      "an unknown key of the config",
      at: "horizon",
      """
      horizn: 1y
      horizon: 1y
      """,
      """
      bad.yaml:2:1: error: unknown key 'horizn' in the config
        horizn: 1y
        ^~~~~~
        help: did you mean 'horizon'?
      """),
    BadConfig(
      "an unknown key that is like no other",
      "colour: red",
      """
      bad.yaml:7:1: error: unknown key 'colour' in the config
        colour: red
        ^~~~~~
        help: known: experiment, question, seed, replications, workload, entities, horizon, \
      hosts, strategies, faults, score, expect, vary-assumptions, \
      scenarios, sweep
      """),
    BadConfig(
      "an unknown key of the workload",
      "workload: {renames: 1/y, veiws: 6/y}",
      """
      bad.yaml:5:26: error: unknown key 'veiws' in 'workload'
        workload: {renames: 1/y, veiws: 6/y}
                                 ^~~~~
        help: did you mean 'views'?
      """),
    BadConfig(
      "an unknown key of renames",
      "workload: {renames: {rate: 1/y, dispersal: 2}}",
      """
      bad.yaml:5:33: error: unknown key 'dispersal' in 'renames'
        workload: {renames: {rate: 1/y, dispersal: 2}}
                                        ^~~~~~~~~
        help: did you mean 'dispersion'?
      """),
    BadConfig(
      "an unknown key of slots",
      "workload: {renames: 1/y, slots: {mean: 2, max: 3}}",
      """
      bad.yaml:5:43: error: unknown key 'max' in 'slots'
        workload: {renames: 1/y, slots: {mean: 2, max: 3}}
                                                  ^~~
        help: known: mean
      """),
    BadConfig(
      "an unknown key of links",
      """
      workload:
        renames: 1/y
        links: {issued: 1/y, followed-after: {fixed: 1d}, folowed: 2}
      """,
      """
      bad.yaml:7:53: error: unknown key 'folowed' in 'links'
          links: {issued: 1/y, followed-after: {fixed: 1d}, folowed: 2}
                                                            ^~~~~~~
        help: known: issued, followed-after
      """),
    BadConfig(
      "an unknown key of a delay",
      """
      workload:
        renames: 1/y
        links: {issued: 1/y, followed-after: {exponentail: 1d}}
      """,
      """
      bad.yaml:7:41: error: unknown key 'exponentail' in 'followed-after'
          links: {issued: 1/y, followed-after: {exponentail: 1d}}
                                                ^~~~~~~~~~~
        help: did you mean 'exponential'?
      """),
    BadConfig(
      "an unknown key of reactions",
      "workload: {renames: 1/y, reactions: {stale-views: {probability: 1%}}}",
      """
      bad.yaml:5:38: error: unknown key 'stale-views' in 'reactions'
        workload: {renames: 1/y, reactions: {stale-views: {probability: 1%}}}
                                             ^~~~~~~~~~~
        help: did you mean 'stale-view'?
      """),
    BadConfig(
      "an unknown key of a reaction",
      """
      workload:
        renames: 1/y
        reactions: {stale-view: {probability: 1%, after: 1d}}
      """,
      """
      bad.yaml:7:45: error: unknown key 'after' in a reaction
          reactions: {stale-view: {probability: 1%, after: 1d}}
                                                    ^~~~~
        help: known: probability, delay
      """),
    BadConfig(
      "an unknown key of the score",
      "score: {tolerence: 7d}",
      """
      bad.yaml:7:9: error: unknown key 'tolerence' in 'score'
        score: {tolerence: 7d}
                ^~~~~~~~~
        help: did you mean 'tolerance'?
      """),
    BadConfig(
      "an unknown weight",
      "score: {weights: {stale: 4, churn: 1}}",
      """
      bad.yaml:7:19: error: unknown key 'stale' in 'weights'
        score: {weights: {stale: 4, churn: 1}}
                          ^~~~~
        help: did you mean 'staleness'?
      """),
    BadConfig(
      "an unknown criterion",
      "score: {criteria: {link: {}}}",
      """
      bad.yaml:7:20: error: unknown key 'link' in 'criteria'
        score: {criteria: {link: {}}}
                           ^~~~
        help: did you mean 'links'?
      """),
    BadConfig(
      "an unknown anchor",
      """
      score:
        criteria:
          churn: {orphaned.uses: {good: 0%, bad: 5%, worst: 9%}}
      """,
      """
      bad.yaml:9:48: error: unknown key 'worst' in 'orphaned.uses'
            churn: {orphaned.uses: {good: 0%, bad: 5%, worst: 9%}}
                                                       ^~~~~
        help: known: good, bad
      """),
    BadConfig(
      "an unknown key of a host",
      "hosts: [{profile: widgetkit-edit-sheet, sets: {}}]",
      """
      bad.yaml:4:41: error: unknown key 'sets' in a host
        hosts: [{profile: widgetkit-edit-sheet, sets: {}}]
                                                ^~~~
        help: did you mean 'set'?
      """),
    BadConfig(
      "an unknown switch of a host",
      "hosts: [{profile: widgetkit-edit-sheet, set: {label-shop: by-id}}]",
      """
      bad.yaml:4:47: error: unknown key 'label-shop' in 'set'
        hosts: [{profile: widgetkit-edit-sheet, set: {label-shop: by-id}}]
                                                      ^~~~~~~~~~
        help: did you mean 'label-store'?
      """),
    BadConfig(
      "an unknown parameter of a strategy",
      "strategies: [{plugin: versioned-id, resolves: lenient}]",
      """
      bad.yaml:6:37: error: unknown key 'resolves' in a strategy
        strategies: [{plugin: versioned-id, resolves: lenient}]
                                            ^~~~~~~~
        help: did you mean 'resolve'?
      """),
    BadConfig(
      "a parameter for a strategy without any",
      "strategies: [{plugin: stable-id, bits: 8}]",
      """
      bad.yaml:6:34: error: unknown key 'bits' in a strategy
        strategies: [{plugin: stable-id, bits: 8}]
                                         ^~~~
        help: known: plugin, label
      """),
    BadConfig(
      "an unknown parameter of a nudge",
      "strategies: [{plugin: accept-staleness, nudge: {dealy: 2d}}]",
      """
      bad.yaml:6:49: error: unknown key 'dealy' in 'nudge'
        strategies: [{plugin: accept-staleness, nudge: {dealy: 2d}}]
                                                        ^~~~~
        help: did you mean 'delay'?
      """),
  ]
}
