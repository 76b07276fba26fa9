extension BadConfig {
  /// Wrong links, delays and reactions.
  static let actions = [
    BadConfig(
      "a delay with both forms",
      """
      workload:
        renames: 1/y
        links: {issued: 1/y, followed-after: {fixed: 1d, exponential: 2d}}
      """,
      """
      bad.yaml:7:40: error: 'followed-after' needs either 'fixed' or 'exponential'
          links: {issued: 1/y, followed-after: {fixed: 1d, exponential: 2d}}
                                               ^
        help: write for instance '{exponential: 30d}'
      """),
    BadConfig(
      "a delay with no form",
      "workload: {renames: 1/y, links: {issued: 1/y, followed-after: {}}}",
      """
      bad.yaml:5:63: error: 'followed-after' needs either 'fixed' or 'exponential'
        workload: {renames: 1/y, links: {issued: 1/y, followed-after: {}}}
                                                                      ^
        help: write for instance '{exponential: 30d}'
      """),
    BadConfig(
      "a delay that is a duration",
      "workload: {renames: 1/y, links: {issued: 1/y, followed-after: 30d}}",
      """
      bad.yaml:5:63: error: 'followed-after' must be a mapping, not '30d'
        workload: {renames: 1/y, links: {issued: 1/y, followed-after: 30d}}
                                                                      ^~~
        help: write for instance {exponential: 30d}
      """),
    BadConfig(
      "links without a rate",
      "workload: {renames: 1/y, links: {followed-after: {fixed: 30d}}}",
      """
      bad.yaml:5:33: error: 'links' has no 'issued'
        workload: {renames: 1/y, links: {followed-after: {fixed: 30d}}}
                                        ^
        help: write for instance 'issued: 4/y'
      """),
    BadConfig(
      "a reaction without a probability",
      "workload: {renames: 1/y, reactions: {stale-view: {delay: 1d}}}",
      """
      bad.yaml:5:50: error: a reaction has no 'probability'
        workload: {renames: 1/y, reactions: {stale-view: {delay: 1d}}}
                                                         ^
        help: write for instance 'probability: 20%'
      """),
    BadConfig(
      "links that are a rate",
      "workload: {renames: 1/y, links: 4/y}",
      """
      bad.yaml:5:33: error: 'links' must be a mapping, not '4/y'
        workload: {renames: 1/y, links: 4/y}
                                        ^~~
        help: write for instance {issued: 4/y, followed-after: {exponential: 30d}}
      """),
  ]
}
