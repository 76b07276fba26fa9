extension BadConfig {
  /// What a review expects.
  static let expect = [
    BadConfig(
      "an expectation on an unknown metric",
      "expect: [link.correct of stable-id >= 99%]",
      """
      bad.yaml:7:10: error: there is no metric 'link.correct'
        expect: [link.correct of stable-id >= 99%]
                 ^~~~~~~~~~~~
        help: did you mean 'links.correct'?
      """),
    BadConfig(
      "an expectation on an unknown strategy",
      "expect: [links.correct of stabel-id >= 99%]",
      """
      bad.yaml:7:27: error: there is no strategy 'stabel-id' in this config
        expect: [links.correct of stabel-id >= 99%]
                                  ^~~~~~~~~
        help: did you mean 'stable-id'?
      """),
    BadConfig(
      "an expectation at an unknown host",
      "expect: [links.correct of stable-id at my phone >= 99%]",
      """
      bad.yaml:7:40: error: there is no host 'my phone' in this config
        expect: [links.correct of stable-id at my phone >= 99%]
                                               ^~~~~~~~
        help: known: widgetkit-edit-sheet
      """),
    BadConfig(
      "an expectation in the wrong unit",
      "expect: [staleness.age.p95 of stable-id <= 5%]",
      """
      bad.yaml:7:44: error: '5%' is not a duration such as 90s, 12h, 7d or 2y
        expect: [staleness.age.p95 of stable-id <= 5%]
                                                   ^~
        help: write a number and one of s, m, h, d, w, y
      """),
    BadConfig(
      "a share expected beyond all",
      "expect: [links.correct of stable-id <= 101%]",
      """
      bad.yaml:7:40: error: '101%' is out of range
        expect: [links.correct of stable-id <= 101%]
                                               ^~~~
        help: allowed: 0% to 100%
      """),
    BadConfig(
      "a score expected beyond all",
      "expect: [score.churn of stable-id > 101]",
      """
      bad.yaml:7:37: error: '101' is out of range
        expect: [score.churn of stable-id > 101]
                                            ^~~
        help: allowed: 0 to 100
      """),
    BadConfig(
      "a rate expected in words",
      "expect: [churn.per-entity-year of stable-id < few]",
      """
      bad.yaml:7:47: error: 'few' is not a rate such as 0.5/y, nor a number a year
        expect: [churn.per-entity-year of stable-id < few]
                                                      ^~~
      """),
    BadConfig(
      "an expectation without 'of'",
      "expect: [links.correct stable-id >= 99%]",
      """
      bad.yaml:7:24: error: 'of' must stand here, not 'stable-id'
        expect: [links.correct stable-id >= 99%]
                               ^~~~~~~~~
        help: write 'METRIC of STRATEGY [at HOST] <= VALUE'
      """),
    BadConfig(
      "an expectation that stops early",
      "expect: [links.correct of stable-id]",
      """
      bad.yaml:7:36: error: a comparison must stand here, not the end
        expect: [links.correct of stable-id]
                                           ^
        help: write one of <=, >=, <, >, ==
      """),
    BadConfig(
      "an expectation without its value",
      "expect: ['links.correct of stable-id >=']",
      """
      bad.yaml:7:40: error: a value must stand here, not the end
        expect: ['links.correct of stable-id >=']
                                               ^
        help: write for instance '<= 5%'
      """),
    BadConfig(
      "a comparison written another way",
      "expect: [links.correct of stable-id => 99%]",
      """
      bad.yaml:7:37: error: a comparison must stand here, not '=>'
        expect: [links.correct of stable-id => 99%]
                                            ^~
        help: did you mean '>='?
      """),
    BadConfig(
      "an expectation that goes on",
      "expect: [links.correct of stable-id >= 99% of links]",
      """
      bad.yaml:7:44: error: 'of links' stands after the end
        expect: [links.correct of stable-id >= 99% of links]
                                                   ^~~~~~~~
        help: remove it
      """),
    BadConfig(
      "a difference of a strategy with itself",
      "expect: [links.correct of stable-id minus stable-id >= 1%]",
      """
      bad.yaml:7:43: error: a strategy minus itself is always 0
        expect: [links.correct of stable-id minus stable-id >= 1%]
                                                  ^~~~~~~~~
        help: name another strategy after 'minus'
      """),
    BadConfig(
      "a winner that is not there",
      "expect: [winner is not hash]",
      """
      bad.yaml:7:24: error: there is no strategy 'hash' in this config
        expect: [winner is not hash]
                               ^~~~
        help: known: stable-id
      """),
    BadConfig(
      "a winner without 'is'",
      "expect: [winner stable-id]",
      """
      bad.yaml:7:17: error: 'is' must stand here, not 'stable-id'
        expect: [winner stable-id]
                        ^~~~~~~~~
        help: write 'winner is STRATEGY'
      """),
    BadConfig(
      "the same expectation twice",
      "expect: [winner is stable-id, winner  is  'stable-id']",
      """
      bad.yaml:7:31: error: 'winner  is  'stable-id'' is there twice
        expect: [winner is stable-id, winner  is  'stable-id']
                                      ^~~~~~~~~~~~~~~~~~~~~~~
        help: keep one of them
      """),
    BadConfig(
      "an expectation without end",
      "expect: [links.correct of \(String(repeating: "x", count: 5000)) >= 1%]",
      """
      bad.yaml:7:10: error: an expectation is longer than 4000 bytes
        expect: [links.correct of \(String(repeating: "x", count: 74))
                 ^\(String(repeating: "~", count: 90))
        help: write 'METRIC of STRATEGY [at HOST] <= VALUE'
      """),
    BadConfig(
      "expectations that are none",
      "expect: []",
      """
      bad.yaml:7:9: error: 'expect' is empty
        expect: []
                ^
        help: name at least one
      """),
    BadConfig(
      "an expectation that is a mapping",
      "expect: [{links.correct: 99%}]",
      """
      bad.yaml:7:10: error: an expectation must be a text, not a mapping
        expect: [{links.correct: 99%}]
                 ^
      """),
    BadConfig(
      "several mistakes in two expectations",
      "expect:\n  - speed of nobody at nowhere >= 1\n  - \"wrong-label of nobody == 1d\"",
      """
      bad.yaml:8:5: error: there is no metric 'speed'
          - speed of nobody at nowhere >= 1
            ^~~~~
        help: known: staleness.viewed, staleness.time, staleness.age.p50, staleness.age.p95, \
      staleness.age.p99, staleness.age.max, staleness.excess, staleness.unrecovered, \
      staleness.unrecoverable, wrong-label, empty-label, churn.per-rename, \
      churn.per-entity-year, churn.spurious, churn.reissued, churn.cardinality, index.stranded, \
      orphaned.uses, orphaned.time, repicks.to-converge, wrong-target.uses, links.correct, links.broken, \
      links.wrong-target, links.survival.1d, links.survival.7d, links.survival.30d, \
      links.survival.90d, links.survival.365d, links.half-life, score, score.staleness, \
      score.churn, score.links, winner, outcomes
      bad.yaml:8:14: error: there is no strategy 'nobody' in this config
          - speed of nobody at nowhere >= 1
                     ^~~~~~
        help: known: stable-id
      bad.yaml:8:24: error: there is no host 'nowhere' in this config
          - speed of nobody at nowhere >= 1
                               ^~~~~~~
        help: known: widgetkit-edit-sheet
      bad.yaml:9:21: error: there is no strategy 'nobody' in this config
          - "wrong-label of nobody == 1d"
                            ^~~~~~
        help: known: stable-id
      bad.yaml:9:31: error: '1d' is not a share such as 5% or 0.05
          - "wrong-label of nobody == 1d"
                                      ^~
      """),
    BadConfig(
      "names of expectations are not judged by lists with mistakes",
      "strategies: [stabel-id]\nexpect: [links.correct of hash-id >= 9d]",
      """
      bad.yaml:6:14: error: there is no strategy 'stabel-id'
        strategies: [stabel-id]
                     ^~~~~~~~~
        help: did you mean 'stable-id'?
      bad.yaml:7:38: error: '9d' is not a share such as 5% or 0.05
        expect: [links.correct of hash-id >= 9d]
                                             ^~
      """),
    BadConfig(
      "outcomes of a history that is drawn at random",
      "expect: [outcomes of stable-id are use correct]",
      """
      bad.yaml:7:19: error: outcomes are those of a recorded history, and this one is drawn at random
        expect: [outcomes of stable-id are use correct]
                          ^~
        help: give 'workload' a 'trace', or expect a metric
      """),
    BadConfig(
      "outcomes that are none",
      "expect: [outcomes of stable-id are use corect; sit; view fresh A, outcomes of stable-id use gone]",
      """
      bad.yaml:7:19: error: outcomes are those of a recorded history, and this one is drawn at random
        expect: [outcomes of stable-id are use corect; sit; view fresh A, outcomes of stable-id use gone]
                          ^~
        help: give 'workload' a 'trace', or expect a metric
      bad.yaml:7:36: error: 'use corect' is no outcome
        expect: [outcomes of stable-id are use corect; sit; view fresh A, outcomes of stable-id use gone]
                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        help: did you mean 'use correct'?
      bad.yaml:7:36: error: 'sit' is no outcome
        expect: [outcomes of stable-id are use corect; sit; view fresh A, outcomes of stable-id use gone]
                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        help: known: view not-selected, view fresh, view stale, view wrong-entity, view empty, view of-deleted, use not-selected, use correct, use gone, use orphaned, use wrong-target, use unasked, follow correct, follow gone, follow broken, follow wrong-target
      bad.yaml:7:89: error: 'are' must stand here, not 'use'
        expect: [outcomes of stable-id are use corect; sit; view fresh A, outcomes of stable-id use gone]
                                                                                                ^~~
        help: write 'outcomes of STRATEGY [at HOST] are view fresh NAME; use correct; follow broken'
      """),
    BadConfig(
      "a history in the config without its text",
      whole: """
        experiment: base
        hosts: [widgetkit-edit-sheet]
        workload: {trace: {cvs: x}, slack: 0s}
        strategies: [stable-id]
        """,
      """
      bad.yaml:3:20: error: unknown key 'cvs' in 'trace'
        workload: {trace: {cvs: x}, slack: 0s}
                           ^~~
        help: did you mean 'csv'?
      """),
  ]
}
