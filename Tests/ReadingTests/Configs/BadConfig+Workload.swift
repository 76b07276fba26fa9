extension BadConfig {
  /// Wrong values of the workload.
  static let workload = [
    BadConfig(
      "a workload that is a text",
      "workload: busy",
      """
      bad.yaml:5:11: error: 'workload' must be a mapping, not 'busy'
        workload: busy
                  ^~~~
        help: write for instance {renames: 0.5/y, views: 6/y}
      """),
    BadConfig(
      "a workload without renames",
      "workload: {touches: 1/y}",
      """
      bad.yaml:5:11: error: 'workload' has no 'renames'
        workload: {touches: 1/y}
                  ^
        help: write for instance 'renames: 0.5/y'
      """),
    BadConfig(
      "a rate without its unit",
      "workload: {renames: 0.5}",
      """
      bad.yaml:5:21: error: '0.5' is not a rate such as 0.5/y or 40/d
        workload: {renames: 0.5}
                            ^~~
        help: write a number, a slash and one of s, m, h, d, w, y
      """),
    BadConfig(
      "a negative rate",
      "workload: {renames: -0.5/y}",
      """
      bad.yaml:5:21: error: '-0.5/y' is out of range
        workload: {renames: -0.5/y}
                            ^~~~~~
        help: allowed: 0 to 1/s
      """),
    BadConfig(
      "a rate of an unknown unit",
      "workload: {renames: 1/month}",
      """
      bad.yaml:5:21: error: '1/month' is not a rate such as 0.5/y or 40/d
        workload: {renames: 1/month}
                            ^~~~~~~
        help: write a number, a slash and one of s, m, h, d, w, y
      """),
    BadConfig(
      "a rate above one a second",
      "workload: {renames: 2/s}",
      """
      bad.yaml:5:21: error: '2/s' is out of range
        workload: {renames: 2/s}
                            ^~~
        help: allowed: 0 to 1/s
      """),
    BadConfig(
      "a rate that is a list",
      "workload: {renames: 1/y, views: [1/y]}",
      """
      bad.yaml:5:33: error: a list is not a rate such as 0.5/y or 40/d
        workload: {renames: 1/y, views: [1/y]}
                                        ^
        help: write a number, a slash and one of s, m, h, d, w, y
      """),
    BadConfig(
      "a dispersion of 0",
      "workload: {renames: {rate: 1/y, dispersion: 0}}",
      """
      bad.yaml:5:45: error: '0' is out of range
        workload: {renames: {rate: 1/y, dispersion: 0}}
                                                    ^
        help: allowed: 0.01 to 10000
      """),
    BadConfig(
      "a share above 100%",
      "workload: {renames: {rate: 1/y, reverts: 101%}}",
      """
      bad.yaml:5:42: error: '101%' is out of range
        workload: {renames: {rate: 1/y, reverts: 101%}}
                                                 ^~~~
        help: allowed: 0% to 100%
      """),
    BadConfig(
      "a share that is a text",
      "workload: {renames: {rate: 1/y, reverts: often}}",
      """
      bad.yaml:5:42: error: 'often' is not a share such as 5% or 0.05
        workload: {renames: {rate: 1/y, reverts: often}}
                                                 ^~~~~
      """),
    BadConfig(
      "slots that are a text",
      "workload: {renames: 1/y, slots: many}",
      """
      bad.yaml:5:33: error: 'many' is not a whole number, nor {mean: a number}
        workload: {renames: 1/y, slots: many}
                                        ^~~~
        help: write digits only, such as 2000
      """),
    BadConfig(
      "slots with a negative mean",
      "workload: {renames: 1/y, slots: {mean: -1}}",
      """
      bad.yaml:5:40: error: '-1' is out of range
        workload: {renames: 1/y, slots: {mean: -1}}
                                               ^~
        help: allowed: 0 to 1000
      """),
    BadConfig(
      "more events than memory holds",
      "workload: {renames: 1/s}",
      """
      bad.yaml:5:11: error: an entity would have more than 10,000,000 events
        workload: {renames: 1/s}
                  ^
        help: lower the rates of 'workload' or the 'horizon'
      """),
    BadConfig(
      "edits beside a trace",
      "workload: {trace: edits.csv, renames: 1/y, deletes: 0}",
      """
      bad.yaml:3:11: error: 'entities' cannot be set beside 'trace': the entities come from the \
      file
        entities: 10
                  ^~
        help: remove it
      bad.yaml:5:39: error: 'renames' cannot be set beside 'trace': the edits come from the file
        workload: {trace: edits.csv, renames: 1/y, deletes: 0}
                                              ^~~
        help: remove it
      bad.yaml:5:53: error: 'deletes' cannot be set beside 'trace': the edits come from the file
        workload: {trace: edits.csv, renames: 1/y, deletes: 0}
                                                            ^
        help: remove it
      """),
    BadConfig(
      "entities beside a trace",
      "workload: {trace: edits.csv}",
      """
      bad.yaml:3:11: error: 'entities' cannot be set beside 'trace': the entities come from the \
      file
        entities: 10
                  ^~
        help: remove it
      """),
  ]
}
