extension BadTrace {
  /// Rows with more than one mistake, and mistakes that follow from others.
  static let several = [
    BadTrace(
      "several mistakes in one go",
      below: .header,
      """
      0,c1,create,A
      1,c1,renam,B
      soon,c1,touch,
      2,c2,rename,C
      3,c1,rename,
      4,c1,rename,D,E

      """,
      """
      bad.csv:3:6: error: 'renam' is not an event
        1,c1,renam,B
             ^~~~~
        help: did you mean 'rename'?
      bad.csv:4:1: error: 'soon' is not a time
        soon,c1,touch,
        ^~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      bad.csv:5:3: error: 'c2' was not created
        2,c2,rename,C
          ^~
        help: a 'create' of it must come first
      bad.csv:6:13: error: 'rename' needs a name
        3,c1,rename,
                    ^
        help: write it in the column 'name'
      bad.csv:7:1: error: the row has 5 fields, the header has 4
        4,c1,rename,D,E
        ^
        help: put text with commas in double quotes
      """),
    BadTrace(
      "rows that a wrong form hides",
      below: .header,
      """
      0,c1,create,Washington, D.C.
      1,c1,rename,B
      2,c2,touch,

      """,
      """
      bad.csv:2:1: error: the row has 5 fields, the header has 4
        0,c1,create,Washington, D.C.
        ^
        help: put text with commas in double quotes
      bad.csv:4:3: error: 'c2' was not created
        2,c2,touch,
          ^~
        help: a 'create' of it must come first
      """),
    BadTrace(
      "a name in another script before a mistake",
      below: .header,
      """
      0,c1,create,"Zürich, 東京",

      """,
      """
      bad.csv:2:1: error: the row has 5 fields, the header has 4
        0,c1,create,"Zürich, 東京",
        ^
        help: put text with commas in double quotes
      """),
  ]
}
