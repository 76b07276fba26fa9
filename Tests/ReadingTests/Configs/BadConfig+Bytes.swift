extension BadConfig {
  /// Files that are empty, no mapping, no UTF-8, or too large, deep or wide.
  static let bytes = [
    BadConfig(
      "an empty file",
      whole: "",
      """
      bad.yaml: error: the file is empty
      """),
    BadConfig(
      "a file of comments only",
      whole: """
        # nothing
        # yet
        """,
      """
      bad.yaml: error: the file is empty
      """),
    BadConfig(
      "a list as the whole config",
      whole: """
        - stable-id
        - hash-id
        """,
      """
      bad.yaml:1:1: error: the config must be a mapping, not a list
        - stable-id
        ^
      """),
    BadConfig(
      "a text as the whole config",
      whole: "widget-contacts",
      """
      bad.yaml:1:1: error: the config must be a mapping, not 'widget-contacts'
        widget-contacts
        ^~~~~~~~~~~~~~~
      """),
    BadConfig(
      "bytes that are not UTF-8",
      bytes: Array("experiment: b".utf8) + [0xff] + Array("se".utf8),
      """
      bad.yaml:1:14: error: the text is not UTF-8
        experiment: b�se
                     ^
        help: save the file as UTF-8
      """),
    BadConfig(
      "a UTF-16 file",
      bytes: [0xff, 0xfe] + "seed: 1".utf8.flatMap { [$0, 0] },
      """
      bad.yaml:1:1: error: the text is not UTF-8
        ��s�e�e�d�:� �1�
        ^
        help: save the file as UTF-8
      """),
    BadConfig(
      "a control character",
      "question: a\u{7}b",
      """
      bad.yaml:7:12: error: control characters are not allowed
        question: a�b
                   ^
        help: remove the character
      """),
    BadConfig(
      "aliases that unfold without end",
      bytes: bomb,
      """
      bad.yaml:6:25: error: the document unfolds to more than 100000 values
        l5: &l5 [*l4, *l4, *l4, *l4, *l4, *l4, *l4, *l4, *l4, *l4]
                                ^~~
        help: use fewer aliases of aliases
      """),
    BadConfig(
      "lists nested deeper than any config",
      bytes: Array("seed: ".utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 101),
      """
      bad.yaml:1:106: error: nested deeper than 100 levels
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
                                                          ^
      """),
    BadConfig(
      "more than 16 MiB",
      bytes: [UInt8](repeating: UInt8(ascii: "#"), count: (16 << 20) + 1),
      """
      bad.yaml: error: the file is larger than 16 MiB
      """),
    BadConfig(
      "an empty mapping",
      whole: "{}",
      """
      bad.yaml:1:1: error: the config has no 'experiment'
        {}
        ^
        help: write for instance 'experiment: widget-contacts'
      bad.yaml:1:1: error: the config has no 'workload'
        {}
        ^
        help: write for instance 'workload: {renames: 0.5/y}'
      bad.yaml:1:1: error: the config has no 'entities'
        {}
        ^
        help: write for instance 'entities: 2000'
      bad.yaml:1:1: error: the config has no 'horizon'
        {}
        ^
        help: write for instance 'horizon: 2y'
      bad.yaml:1:1: error: the config has no 'hosts'
        {}
        ^
        help: write for instance 'hosts: [widgetkit-edit-sheet]'
      bad.yaml:1:1: error: the config has no 'strategies'
        {}
        ^
        help: write for instance 'strategies: [stable-id, versioned-id]'
      """),
  ]
}
