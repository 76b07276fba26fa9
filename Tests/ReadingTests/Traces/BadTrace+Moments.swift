extension BadTrace {
  /// Times that cannot be read.
  static let moments = [
    BadTrace(
      "a word as a time",
      below: .header,
      """
      yesterday,c1,create,A

      """,
      """
      bad.csv:2:1: error: 'yesterday' is not a time
        yesterday,c1,create,A
        ^~~~~~~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "a date without a time of day",
      below: .header,
      """
      2026-01-31,c1,create,A

      """,
      """
      bad.csv:2:1: error: '2026-01-31' is not a time
        2026-01-31,c1,create,A
        ^~~~~~~~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "a date-time without an offset",
      below: .header,
      """
      2026-01-31T12:00:00,c1,create,A

      """,
      """
      bad.csv:2:1: error: '2026-01-31T12:00:00' is not a time
        2026-01-31T12:00:00,c1,create,A
        ^~~~~~~~~~~~~~~~~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "a day that is not in the calendar",
      below: .header,
      """
      2025-02-29T00:00:00Z,c1,create,A

      """,
      """
      bad.csv:2:1: error: '2025-02-29T00:00:00Z' is not a time
        2025-02-29T00:00:00Z,c1,create,A
        ^~~~~~~~~~~~~~~~~~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "a thirteenth month",
      below: .header,
      """
      2025-13-01T00:00:00Z,c1,create,A

      """,
      """
      bad.csv:2:1: error: '2025-13-01T00:00:00Z' is not a time
        2025-13-01T00:00:00Z,c1,create,A
        ^~~~~~~~~~~~~~~~~~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "an hour that is not on the clock",
      below: .header,
      """
      2025-01-01T24:00:00Z,c1,create,A

      """,
      """
      bad.csv:2:1: error: '2025-01-01T24:00:00Z' is not a time
        2025-01-01T24:00:00Z,c1,create,A
        ^~~~~~~~~~~~~~~~~~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "a fraction without digits",
      below: .header,
      """
      2025-01-01T00:00:00.Z,c1,create,A

      """,
      """
      bad.csv:2:1: error: '2025-01-01T00:00:00.Z' is not a time
        2025-01-01T00:00:00.Z,c1,create,A
        ^~~~~~~~~~~~~~~~~~~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "an offset of a day",
      below: .header,
      """
      2025-01-01T00:00:00+24:00,c1,create,A

      """,
      """
      bad.csv:2:1: error: '2025-01-01T00:00:00+24:00' is not a time
        2025-01-01T00:00:00+24:00,c1,create,A
        ^~~~~~~~~~~~~~~~~~~~~~~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "a hexadecimal number of seconds",
      below: .header,
      """
      0x10,c1,create,A

      """,
      """
      bad.csv:2:1: error: '0x10' is not a time
        0x10,c1,create,A
        ^~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "infinite seconds",
      below: .header,
      """
      inf,c1,create,A

      """,
      """
      bad.csv:2:1: error: 'inf' is not a time
        inf,c1,create,A
        ^~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "seconds beyond every clock",
      below: .header,
      """
      1e300,c1,create,A

      """,
      """
      bad.csv:2:1: error: '1e300' is not a time
        1e300,c1,create,A
        ^~~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "no time",
      below: .header,
      """
      ,c1,create,A

      """,
      """
      bad.csv:2:1: error: the row has no time
        ,c1,create,A
        ^
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
  ]
}
