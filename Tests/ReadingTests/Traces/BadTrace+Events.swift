extension BadTrace {
  /// Rows that say nothing that can have happened.
  static let events = [
    BadTrace(
      "an unknown event",
      below: .header,
      """
      0,c1,create,A
      1,c1,renamed,B

      """,
      """
      bad.csv:3:6: error: 'renamed' is not an event
        1,c1,renamed,B
             ^~~~~~~
        help: did you mean 'rename'?
      """),
    BadTrace(
      "an event unlike any other",
      below: .header,
      """
      0,c1,create,A
      1,c1,merge,B

      """,
      """
      bad.csv:3:6: error: 'merge' is not an event
        1,c1,merge,B
             ^~~~~
        help: known: create, delete, follow, link, pick, rename, restore, touch, use, view
      """),
    BadTrace(
      "no event",
      below: .header,
      """
      0,c1,create,A
      1,c1,,B

      """,
      """
      bad.csv:3:6: error: the row has no event
        1,c1,,B
             ^
        help: known: create, delete, follow, link, pick, rename, restore, touch, use, view
      """),
    BadTrace(
      "a touch without an entity",
      below: .header,
      """
      0,c1,create,A
      1,,touch,

      """,
      """
      bad.csv:3:3: error: 'touch' needs an entity
        1,,touch,
          ^
      """),
    BadTrace(
      "a creation without an entity",
      below: .header,
      """
      0,,create,A

      """,
      """
      bad.csv:2:3: error: 'create' needs an entity
        0,,create,A
          ^
      """),
    BadTrace(
      "a creation without a name",
      below: .header,
      """
      0,c1,create,
      1,c1,rename,B
      2,c1,touch,

      """,
      """
      bad.csv:2:13: error: 'create' needs a name
        0,c1,create,
                    ^
        help: write it in the column 'name'
      """),
    BadTrace(
      "a rename without a name",
      below: .header,
      """
      0,c1,create,A
      1,c1,rename,

      """,
      """
      bad.csv:3:13: error: 'rename' needs a name
        1,c1,rename,
                    ^
        help: write it in the column 'name'
      """),
    BadTrace(
      "no column for names",
      """
      time,entity,event
      0,c1,create

      """,
      """
      bad.csv:2:1: error: 'create' needs a name
        0,c1,create
        ^
        help: write it in the column 'name'
      """),
  ]
}
