extension BadConfig {
  /// What is no YAML, and YAML that a config has no use for.
  static let syntax = [
    BadConfig(
      "a tab as indentation",
      """
      workload:
      \trenames: 1/y
      """,
      """
      bad.yaml:6:1: error: a tab stands in the indentation
        \trenames: 1/y
        ^
        help: indent with spaces
      """),
    BadConfig(
      "a quote that is never closed",
      "question: \"which one",
      """
      bad.yaml:7:11: error: the quote is never closed
        question: "which one
                  ^
        help: write the same quote at its end
      """),
    BadConfig(
      "a bracket that is never closed",
      "hosts: [widgetkit-edit-sheet",
      """
      bad.yaml:5:9: error: expected ',' or ']' in the list that starts in line 4
        workload: {renames: 1/y}
                ^
        help: close it, or write commas between its values
      """),
    BadConfig(
      "a brace that is never closed",
      "workload: {renames: 1/y",
      """
      bad.yaml:6:11: error: expected ',' or '}' in the mapping that starts in line 5
        strategies: [stable-id]
                  ^
        help: close it, or write commas between its keys
      """),
    BadConfig(
      "a line that is no key",
      at: "horizon", "seed 4",
      """
      bad.yaml:2:1: error: no ':' follows this key
        seed 4
        ^
        help: write 'key: value'
      """),
    BadConfig(
      "indentation that does not fit",
      """
      workload:
        renames: 1/y
       touches: 1/y
      """,
      """
      bad.yaml:7:2: error: did not find expected key (while parsing a block mapping)
         touches: 1/y
         ^
        help: check indentation, quotes and brackets here and on the line before
      """),
    BadConfig(
      "a text that starts with a reserved sign",
      "question: @home or `away`?",
      """
      bad.yaml:7:11: error: a text cannot start with '@'
        question: @home or `away`?
                  ^
        help: put it in quotes
      """),
    BadConfig(
      "values without a comma between them",
      "workload: {renames: 1/y touches: 2/y}",
      """
      bad.yaml:5:32: error: expected ',' or '}' in the mapping that starts in line 5
        workload: {renames: 1/y touches: 2/y}
                                       ^
        help: close it, or write commas between its keys
      """),
    BadConfig(
      "a colon inside a plain text",
      "question: which: this",
      """
      bad.yaml:7:16: error: a ':' cannot stand here
        question: which: this
                       ^
        help: put a text with ': ' in quotes, and write one key a line
      """),
    BadConfig(
      "two documents",
      """
      seed: 4
      ---
      seed: 5
      """,
      """
      bad.yaml:8:1: error: a second document starts here
        ---
        ^~~
        help: keep one document a file
      """),
    BadConfig(
      "a tag",
      "seed: !!int 4",
      """
      bad.yaml:7:7: error: the tag '!!int' has no meaning here
        seed: !!int 4
              ^~~~~~~
        help: remove it
      """),
    BadConfig(
      "a tag of the user's own",
      "hosts: !mine [widgetkit-edit-sheet]",
      """
      bad.yaml:4:8: error: the tag '!mine' has no meaning here
        hosts: !mine [widgetkit-edit-sheet]
               ^~~~~~~
        help: remove it
      """),
    BadConfig(
      "an alias without its anchor",
      "seed: *missing",
      """
      bad.yaml:7:7: error: no anchor '&missing' stands before this alias
        seed: *missing
              ^~~~~~~~
        help: put a text that starts with '*' in quotes
      """),
    BadConfig(
      "an alias inside its own anchor",
      "hosts: &all [*all]",
      """
      bad.yaml:4:14: error: no anchor '&all' stands before this alias
        hosts: &all [*all]
                     ^~~~
        help: put a text that starts with '*' in quotes
      """),
    BadConfig(
      "a list as a key",
      at: "seed",
      """
      ? [a, b]
      : 1
      """,
      """
      bad.yaml:7:3: error: a key must be a text, not a list
        ? [a, b]
          ^
        help: write 'key: value'
      """),
    BadConfig(
      "a merge key",
      at: "workload",
      """
      x-common: &common {renames: 1/y}
      workload: {<<: *common}
      """,
      """
      bad.yaml:6:12: error: merge keys are not read
        workload: {<<: *common}
                   ^~
        help: write the keys out, or let an alias stand for the whole mapping
      """),
  ]
}
