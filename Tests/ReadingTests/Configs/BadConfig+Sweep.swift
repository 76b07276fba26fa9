extension BadConfig {
  /// Sweeps over what is not there, and ones that are too large.
  static let sweep = [
    BadConfig(
      "an empty sweep", "sweep: {}",
      """
      bad.yaml:7:8: error: 'sweep' must be a mapping from paths to values, not an empty one
        sweep: {}
               ^
        help: write for instance {workload.renames: [0.5/y, 2/y]}
      """),
    BadConfig(
      "paths that are none", "sweep: {expect: [1], workload..picks: [1/y], workload.viws: [1/y]}",
      """
      bad.yaml:7:9: error: 'expect' is nothing that a sweep can vary
        sweep: {expect: [1], workload..picks: [1/y], workload.viws: [1/y]}
                ^~~~~~
        help: known: workload, hosts, horizon, entities, strategies, score, seed, replications, faults
      bad.yaml:7:22: error: 'workload..picks' is not a path
        sweep: {expect: [1], workload..picks: [1/y], workload.viws: [1/y]}
                             ^~~~~~~~~~~~~~~
        help: write keys with dots between them, such as workload.picks
      """),
    BadConfig(
      "a path that nothing reads, and a value that the path does not take",
      "sweep: {workload.viws: [1/y], workload.renames: [1/y, often], horizon: [1y, 2y]}",
      """
      bad.yaml:7:9: error: unknown key 'viws' in 'workload'
        sweep: {workload.viws: [1/y], workload.renames: [1/y, often], horizon: [1y, 2y]}
                ^~~~~~~~~~~~~
        help: did you mean 'views'?
      bad.yaml:7:55: error: 'often' is not a rate such as 0.5/y or 40/d
        sweep: {workload.viws: [1/y], workload.renames: [1/y, often], horizon: [1y, 2y]}
                                                              ^~~~~
        help: write a number, a slash and one of s, m, h, d, w, y
      """),
    BadConfig(
      "paths that meet", "sweep: {workload.renames: [1/y], workload.renames.rate: [2/y]}",
      """
      bad.yaml:7:34: error: 'workload.renames.rate' and 'workload.renames' change the same value
        sweep: {workload.renames: [1/y], workload.renames.rate: [2/y]}
                                         ^~~~~~~~~~~~~~~~~~~~~
        help: keep one of them
      """),
    BadConfig(
      "comparisons with what cannot be compared, and one that no value meets",
      """
      sweep:
        workload.renames: [1/y, 2/y]
        strategies: [[stable-id], [versioned-id]]
        except:
          - {workload.renames: "> 3d"}
          - {strategies: "< 2"}
          - {workload.renames: "> 2/y"}
      """,
      """
      bad.yaml:11:26: error: '3d' is no quantity that the values of the sweep can be compared with
            - {workload.renames: "> 3d"}
                                 ^~~~~~
        help: write one of their kind, or list the values that are meant
      bad.yaml:12:20: error: '2' is no quantity that the values of the sweep can be compared with
            - {strategies: "< 2"}
                           ^~~~~
        help: write one of their kind, or list the values that are meant
      bad.yaml:13:26: error: no value of the sweep is > 2/y
            - {workload.renames: "> 2/y"}
                                 ^~~~~~~
        help: they are 1/y, 2/y
      """),
    BadConfig(
      "values that are none", "sweep: {seed: 3, horizon: [], workload.renames: [2/d, 3/y, 2/day]}",
      """
      bad.yaml:7:15: error: the values of a sweep must be a list or a range, not '3'
        sweep: {seed: 3, horizon: [], workload.renames: [2/d, 3/y, 2/day]}
                      ^
        help: write for instance [0.5/y, 2/y] or {from: 1/y, to: 9/y, step: 2/y}
      bad.yaml:7:27: error: the values of a sweep must be a list or a range, not an empty list
        sweep: {seed: 3, horizon: [], workload.renames: [2/d, 3/y, 2/day]}
                                  ^
        help: write for instance [0.5/y, 2/y] or {from: 1/y, to: 9/y, step: 2/y}
      bad.yaml:7:60: error: '2/day' is there twice
        sweep: {seed: 3, horizon: [], workload.renames: [2/d, 3/y, 2/day]}
                                                                   ^~~~~
        help: keep one of them
      """),
    BadConfig(
      "ranges that are none",
      """
      sweep:
        horizon: {from: 1y, to: 3d, step: 1d}
        seed: {from: 9, to: 1, step: 1}
        entities: {from: 1, to: 9, step: 0}
        workload.picks: {from: few, to: 9/y}
      """,
      """
      bad.yaml:8:12: error: a range needs one unit for 'from', 'to' and 'step'
          horizon: {from: 1y, to: 3d, step: 1d}
                   ^
        help: write for instance {from: 1/y, to: 9/y, step: 2/y}
      bad.yaml:9:9: error: a range cannot run backwards
          seed: {from: 9, to: 1, step: 1}
                ^
        help: write the smaller value first and a positive step
      bad.yaml:10:13: error: 'step' must be more than 0
          entities: {from: 1, to: 9, step: 0}
                    ^
        help: write the smaller value first and a positive step
      bad.yaml:11:19: error: a range has no 'step'
          workload.picks: {from: few, to: 9/y}
                          ^
        help: write for instance 'step: 2/y'
      bad.yaml:11:26: error: 'few' is not a number with its unit
          workload.picks: {from: few, to: 9/y}
                                 ^~~
        help: write at most 9 digits before and after the point, such as 0.5/y, 30d, 5% or 2000
      """),
    BadConfig(
      "more cells than can be played",
      """
      sweep:
        seed: {from: 1, to: 101, step: 1}
        entities: {from: 1, to: 100, step: 1}
      """,
      """
      bad.yaml:8:3: error: the sweep has 10100 combinations
          seed: {from: 1, to: 101, step: 1}
          ^
        help: allowed: at most 10000, before 'except'; shorten a list, or let some go 'together'
      """),
    BadConfig(
      "a range of too many values", "sweep: {seed: {from: 0, to: 10000, step: 1}}",
      """
      bad.yaml:7:15: error: the range has 10001 values
        sweep: {seed: {from: 0, to: 10000, step: 1}}
                      ^
        help: allowed: at most 10000; take a larger step
      """),
    BadConfig(
      "lists that go together and have other lengths",
      "sweep: {together: [{workload.picks: [1/y, 2/y], workload.views: [6/y]}, {seed: [1]}]}",
      """
      bad.yaml:7:65: error: 'workload.views' has 1 values and 'workload.picks' has 2
        sweep: {together: [{workload.picks: [1/y, 2/y], workload.views: [6/y]}, {seed: [1]}]}
                                                                        ^
        help: give lists that go together one length
      bad.yaml:7:73: error: what goes together must be a mapping of two paths or more
        sweep: {together: [{workload.picks: [1/y, 2/y], workload.views: [6/y]}, {seed: [1]}]}
                                                                                ^
        help: write for instance {workload.picks: [1/y, 2/y], workload.views: [6/y, 12/y]}
      """),
    BadConfig(
      "combinations that are none",
      "sweep: {seed: [1, 2], except: [{seeed: 1}, {seed: 3}, {}]}",
      """
      bad.yaml:7:33: error: 'seeed' is not swept
        sweep: {seed: [1, 2], except: [{seeed: 1}, {seed: 3}, {}]}
                                        ^~~~~
        help: did you mean 'seed'?
      bad.yaml:7:51: error: '3' is not among the values of the sweep
        sweep: {seed: [1, 2], except: [{seeed: 1}, {seed: 3}, {}]}
                                                          ^
        help: they are 1, 2
      bad.yaml:7:55: error: a combination to leave out must be a mapping from paths to values, not \
      an empty one
        sweep: {seed: [1, 2], except: [{seeed: 1}, {seed: 3}, {}]}
                                                              ^
        help: write for instance {workload.renames: 2/y, horizon: 5y}
      """),
    BadConfig(
      "a sweep of which nothing is left", "sweep: {seed: [1, 2], except: {seed: [1, 2]}}",
      """
      bad.yaml:7:8: error: 'except' leaves no cell of the sweep
        sweep: {seed: [1, 2], except: {seed: [1, 2]}}
               ^
        help: leave out less
      """),
    BadConfig(
      "cells that make the rest impossible",
      "sweep: {horizon: [1y, 900y], workload.renames: [1/y, 1/h], seed: [1, 2]}",
      """
      bad.yaml:5:11: error: an entity would be renamed more than 20,000 times (in the cell \
      {horizon: 900y, workload.renames: 1/h, seed: 1})
        workload: {renames: 1/y}
                  ^
        help: lower the rates of 'workload' or the 'horizon'
      """),
  ]
}
