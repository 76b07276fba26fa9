extension BadTrace {
  /// Times that do not go together.
  static let order = [
    BadTrace(
      "dates and seconds mixed",
      below: .header,
      """
      2026-01-01T00:00:00Z,c1,create,A
      86400,c1,rename,B

      """,
      """
      bad.csv:3:1: error: the file mixes dates and seconds
        86400,c1,rename,B
        ^~~~~
        help: the first row has a date
      """),
    BadTrace(
      "seconds and dates mixed",
      below: .header,
      """
      0,c1,create,A
      2026-01-01T00:00:00Z,c1,rename,B

      """,
      """
      bad.csv:3:1: error: the file mixes dates and seconds
        2026-01-01T00:00:00Z,c1,rename,B
        ^~~~~~~~~~~~~~~~~~~~
        help: the first row has seconds
      """),
    BadTrace(
      "time that goes back",
      below: .header,
      """
      0,c1,create,A
      20,c1,touch,
      10,c1,rename,B

      """,
      """
      bad.csv:4:1: error: time goes back for 'c1'
        10,c1,rename,B
        ^~
        help: order the rows of an entity by time, or set 'slack' beside 'trace'
      """),
    BadTrace(
      "time that goes back without an entity",
      below: .slots,
      """
      0,c1,create,A,
      1,c1,pick,,s1
      9,,view,,s1
      8,,view,,s1

      """,
      """
      bad.csv:5:1: error: time goes back among rows without an entity
        8,,view,,s1
        ^
        help: order the rows of an entity by time, or set 'slack' beside 'trace'
      """),
    BadTrace(
      "time that goes back further than the slack",
      slack: 5,
      below: .header,
      """
      0,c1,create,A
      20,c1,touch,
      10,c1,rename,B

      """,
      """
      bad.csv:4:1: error: time goes back for 'c1'
        10,c1,rename,B
        ^~
        help: order the rows of an entity by time, or set 'slack' beside 'trace'
      """),
  ]
}
