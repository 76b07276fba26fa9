extension BadConfig {
  /// Weights, criteria and vetoes.
  static let score = [
    BadConfig(
      "weights of zero",
      "score: {weights: {staleness: 0, churn: 0}}",
      """
      bad.yaml:7:18: error: every weight is 0
        score: {weights: {staleness: 0, churn: 0}}
                         ^
        help: give at least one criterion a weight above 0
      """),
    BadConfig(
      "a negative weight",
      "score: {weights: {staleness: -1}}",
      """
      bad.yaml:7:30: error: '-1' is out of range
        score: {weights: {staleness: -1}}
                                     ^~
        help: allowed: 0 to 1000000
      """),
    BadConfig(
      "a range of weights that runs backwards",
      "score: {weights: {staleness: 5..2}}",
      """
      bad.yaml:7:30: error: '5..2' runs backwards
        score: {weights: {staleness: 5..2}}
                                     ^~~~
        help: write the smaller number first: 2..5
      """),
    BadConfig(
      "a range of weights with three dots",
      "score: {weights: {staleness: 2...5}}",
      """
      bad.yaml:7:30: error: '2...5' is not a range
        score: {weights: {staleness: 2...5}}
                                     ^~~~~
        help: write two numbers with two dots between them, such as 2..5
      """),
    BadConfig(
      "a range of weights without an end",
      "score: {weights: {staleness: 2..}}",
      """
      bad.yaml:7:30: error: '2..' is not a range
        score: {weights: {staleness: 2..}}
                                     ^~~
        help: write two numbers with two dots between them, such as 2..5
      """),
    BadConfig(
      "a range of weights below 0",
      "score: {weights: {staleness: -1..5}}",
      """
      bad.yaml:7:30: error: '-1..5' is out of range
        score: {weights: {staleness: -1..5}}
                                     ^~~~~
        help: allowed: 0 to 1000000
      """),
    BadConfig(
      "equal anchors",
      "score: {criteria: {churn: {orphaned.uses: {good: 5%, bad: 5%}}}}",
      """
      bad.yaml:7:43: error: 'good' and 'bad' are the same
        score: {criteria: {churn: {orphaned.uses: {good: 5%, bad: 5%}}}}
                                                  ^
        help: set them apart
      """),
    BadConfig(
      "an anchor that is missing",
      "score: {criteria: {churn: {orphaned.uses: {good: 5%}}}}",
      """
      bad.yaml:7:43: error: 'orphaned.uses' has no 'bad'
        score: {criteria: {churn: {orphaned.uses: {good: 5%}}}}
                                                  ^
        help: write for instance 'bad: 20%'
      """),
    BadConfig(
      "a criterion without metrics",
      "score: {criteria: {churn: {}}}",
      """
      bad.yaml:7:27: error: 'churn' must map metrics to anchors
        score: {criteria: {churn: {}}}
                                  ^
        help: write for instance '{staleness.excess: {good: 0%, bad: 20%}}'
      """),
    BadConfig(
      "an anchor in the wrong unit",
      "score: {criteria: {links: {links.half-life: {good: 90%, bad: 1d}}}}",
      """
      bad.yaml:7:52: error: '90%' is not a duration such as 90s, 12h, 7d or 2y
        score: {criteria: {links: {links.half-life: {good: 90%, bad: 1d}}}}
                                                           ^~~
        help: write a number and one of s, m, h, d, w, y
      """),
    BadConfig(
      "an unknown metric",
      "score: {criteria: {churn: {orphan.uses: {good: 0%, bad: 5%}}}}",
      """
      bad.yaml:7:28: error: there is no metric 'orphan.uses'
        score: {criteria: {churn: {orphan.uses: {good: 0%, bad: 5%}}}}
                                   ^~~~~~~~~~~
        help: did you mean 'orphaned.uses'?
      """),
    BadConfig(
      "an unknown metric as a veto",
      "score: {vetoes: {speed: 0%}}",
      """
      bad.yaml:7:18: error: there is no metric 'speed'
        score: {vetoes: {speed: 0%}}
                         ^~~~~
        help: known: staleness.viewed, staleness.time, staleness.age.p50, staleness.age.p95, \
      staleness.age.p99, staleness.age.max, staleness.excess, staleness.unrecovered, \
      staleness.unrecoverable, wrong-label, empty-label, churn.per-rename, \
      churn.per-entity-year, churn.spurious, churn.reissued, churn.cardinality, index.stranded, \
      orphaned.uses, orphaned.time, repicks.to-converge, wrong-target.uses, links.correct, links.broken, \
      links.wrong-target, links.survival.1d, links.survival.7d, links.survival.30d, \
      links.survival.90d, links.survival.365d, links.half-life
      """),
    BadConfig(
      "a veto on what should be high",
      "score: {vetoes: {links.correct: 99%}}",
      """
      bad.yaml:7:18: error: a veto limits metrics that are better when low, which \
      'links.correct' is not
        score: {vetoes: {links.correct: 99%}}
                         ^~~~~~~~~~~~~
        help: limit one that counts what goes wrong, such as links.broken
      """),
    BadConfig(
      "vetoes that are a list",
      "score: {vetoes: [wrong-target.uses]}",
      """
      bad.yaml:7:17: error: 'vetoes' must be a mapping, not a list
        score: {vetoes: [wrong-target.uses]}
                        ^
        help: write for instance '{wrong-target.uses: 0%}', or {} for none
      """),
    BadConfig(
      "a tolerance without its unit",
      "score: {tolerance: 7}",
      """
      bad.yaml:7:20: error: '7' is not a duration such as 90s, 12h, 7d or 2y
        score: {tolerance: 7}
                           ^
        help: write a number and one of s, m, h, d, w, y
      """),
  ]
}
