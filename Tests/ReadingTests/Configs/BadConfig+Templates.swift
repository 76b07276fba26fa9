extension BadConfig {
  /// Templates of identifiers.
  static let templates = [
    BadConfig(
      "a template whose field is never closed",
      """
      strategies: [{plugin: template-id, template: "{key"}]
      """,
      """
      bad.yaml:6:47: error: template-id: the field is never closed, at column 1 of the template
        strategies: [{plugin: template-id, template: "{key"}]
                                                      ^~~~
        help: write '}' at its end
      """),
    BadConfig(
      "a template with an empty field",
      """
      strategies: [{plugin: template-id, template: "{}"}]
      """,
      """
      bad.yaml:6:47: error: template-id: the field has no name, at column 1 of the template
        strategies: [{plugin: template-id, template: "{}"}]
                                                      ^~
        help: write {key}, {name} or {version}
      """),
    BadConfig(
      "a template with a brace that closes nothing",
      """
      strategies: [{plugin: template-id, template: "key}"}]
      """,
      """
      bad.yaml:6:50: error: template-id: '}' closes no field, at column 4 of the template
        strategies: [{plugin: template-id, template: "key}"}]
                                                         ^
        help: delete it, or write '{' before the name of the field
      """),
    BadConfig(
      "a template with an unknown field",
      """
      strategies: [{plugin: template-id, template: "{key}.{nam}"}]
      """,
      """
      bad.yaml:6:54: error: template-id: there is no field 'nam', at column 8 of the template
        strategies: [{plugin: template-id, template: "{key}.{nam}"}]
                                                             ^~~
        help: write {key}, {name} or {version}
      """),
    BadConfig(
      "a template with an unknown filter",
      """
      strategies: [{plugin: template-id, template: "{key}.{name:sha25:8}"}]
      """,
      """
      bad.yaml:6:59: error: template-id: there is no filter 'sha25', at column 13 of the template
        strategies: [{plugin: template-id, template: "{key}.{name:sha25:8}"}]
                                                                  ^~~~~
        help: known filters: nfc, nfkc-casefold-trim, slug and sha256:N
      """),
    BadConfig(
      "a template with a hash of unknown length",
      """
      strategies: [{plugin: template-id, template: "{name:sha256}"}]
      """,
      """
      bad.yaml:6:53: error: template-id: 'sha256' does not say how many digits to keep, at column \
      7 of the template
        strategies: [{plugin: template-id, template: "{name:sha256}"}]
                                                            ^~~~~~
        help: write a number from 1 to 64, such as sha256:8 for 32 bits
      """),
    BadConfig(
      "a template with a hash that is too long",
      """
      strategies: [{plugin: template-id, template: "{name:sha256:65}"}]
      """,
      """
      bad.yaml:6:60: error: template-id: '65' is no number of hexadecimal digits, at column 14 of \
      the template
        strategies: [{plugin: template-id, template: "{name:sha256:65}"}]
                                                                   ^~
        help: write a number from 1 to 64, such as sha256:8 for 32 bits
      """),
    BadConfig(
      "a template with a hash of a word",
      """
      strategies: [{plugin: template-id, template: "{name:sha256:slug}"}]
      """,
      """
      bad.yaml:6:60: error: template-id: 'slug' is no number of hexadecimal digits, at column 14 \
      of the template
        strategies: [{plugin: template-id, template: "{name:sha256:slug}"}]
                                                                   ^~~~
        help: write a number from 1 to 64, such as sha256:8 for 32 bits
      """),
    BadConfig(
      "a template with a filter after the hash",
      """
      strategies: [{plugin: template-id, template: "{name:sha256:8:slug}"}]
      """,
      """
      bad.yaml:6:62: error: template-id: nothing can follow the hash, at column 16 of the template
        strategies: [{plugin: template-id, template: "{name:sha256:8:slug}"}]
                                                                     ^~~~
        help: put sha256 and its digits last
      """),
    BadConfig(
      "a template that filters the key",
      """
      strategies: [{plugin: template-id, template: "{key:nfc}"}]
      """,
      """
      bad.yaml:6:51: error: template-id: 'key' takes no filters, at column 5 of the template
        strategies: [{plugin: template-id, template: "{key:nfc}"}]
                                                          ^~~~
        help: write {key}; filters are for the name
      """),
    BadConfig(
      "a template that tells no entities apart",
      """
      strategies: [{plugin: template-id, template: "{version}"}]
      """,
      """
      bad.yaml:6:47: error: template-id: the template has neither {key} nor {name}, so all \
      entities would share an identifier, at column 1 of the template
        strategies: [{plugin: template-id, template: "{version}"}]
                                                      ^~~~~~~~~
        help: add one of them, such as {key}.v{version}
      """),
    BadConfig(
      "a template with a field in a field",
      """
      strategies: [{plugin: template-id, template: "a{b{c}"}]
      """,
      """
      bad.yaml:6:50: error: template-id: '{' stands inside a field, at column 4 of the template
        strategies: [{plugin: template-id, template: "a{b{c}"}]
                                                         ^
        help: close the field before it with '}'
      """),
    BadConfig(
      "a template with a filter missing",
      """
      strategies: [{plugin: template-id, template: "{name:}"}]
      """,
      """
      bad.yaml:6:53: error: template-id: a filter is missing, at column 7 of the template
        strategies: [{plugin: template-id, template: "{name:}"}]
                                                            ^
        help: known filters: nfc, nfkc-casefold-trim, slug and sha256:N
      """),
    BadConfig(
      "a template that normalizes twice",
      """
      strategies: [{plugin: template-id, template: "{name:nfc:nfkc-casefold-trim}"}]
      """,
      """
      bad.yaml:6:57: error: template-id: 'nfkc-casefold-trim' comes after another filter that \
      normalizes, at column 11 of the template
        strategies: [{plugin: template-id, template: "{name:nfc:nfkc-casefold-trim}"}]
                                                                ^~~~~~~~~~~~~~~~~~
        help: keep one of them; a slug is normalized already
      """),
    BadConfig(
      "a template that makes a slug of a slug",
      """
      strategies: [{plugin: template-id, template: "{name:slug:slug}"}]
      """,
      """
      bad.yaml:6:58: error: template-id: 'slug' is there twice, at column 12 of the template
        strategies: [{plugin: template-id, template: "{name:slug:slug}"}]
                                                                 ^~~~
        help: delete one
      """),
    BadConfig(
      "a template with letters of two bytes before the mistake",
      """
      strategies: [{plugin: template-id, template: "äö{x}"}]
      """,
      """
      bad.yaml:6:50: error: template-id: there is no field 'x', at column 4 of the template
        strategies: [{plugin: template-id, template: "äö{x}"}]
                                                         ^
        help: write {key}, {name} or {version}
      """),
    BadConfig(
      "a plain template with a mistake",
      """
      strategies:
        - plugin: template-id
          template: key.{name
      """,
      """
      bad.yaml:8:19: error: template-id: the field is never closed, at column 5 of the template
            template: key.{name
                          ^~~~~
        help: write '}' at its end
      """),
    BadConfig(
      "a template with escapes, where only the text counts columns",
      """
      strategies: [{plugin: template-id, template: "\\x41{x}"}]
      """,
      """
      bad.yaml:6:46: error: template-id: there is no field 'x', at column 3 of the template
        strategies: [{plugin: template-id, template: "\\x41{x}"}]
                                                     ^~~~~~~~~
        help: write {key}, {name} or {version}
      """),
    BadConfig(
      "a template that is no text",
      """
      strategies: [{plugin: template-id, template: [a]}]
      """,
      """
      bad.yaml:6:46: error: 'template' must be a text, not a list
        strategies: [{plugin: template-id, template: [a]}]
                                                     ^
      """),
    BadConfig(
      "a template without a key under a lenient resolver",
      """
      strategies: [{plugin: template-id, template: "{name}", resolve: lenient}]
      """,
      """
      bad.yaml:6:65: error: template-id: 'lenient' needs {key} in the template: a name does not \
      tell whose it was
        strategies: [{plugin: template-id, template: "{name}", resolve: lenient}]
                                                                        ^~~~~~~
      """),
  ]
}
