extension BadTrace {
  /// Edits of entities that cannot have happened.
  static let entities = [
    BadTrace(
      "a rename of an unknown entity",
      below: .header,
      """
      0,c1,create,A
      1,c2,rename,B

      """,
      """
      bad.csv:3:3: error: 'c2' was not created
        1,c2,rename,B
          ^~
        help: a 'create' of it must come first
      """),
    BadTrace(
      "a touch before the creation",
      below: .header,
      """
      0,c1,touch,
      1,c1,create,A

      """,
      """
      bad.csv:2:3: error: 'c1' was not created
        0,c1,touch,
          ^~
        help: a 'create' of it must come first
      """),
    BadTrace(
      "a deletion of an unknown entity",
      below: .header,
      """
      0,c1,create,A
      1,c2,delete,

      """,
      """
      bad.csv:3:3: error: 'c2' was not created
        1,c2,delete,
          ^~
        help: a 'create' of it must come first
      """),
    BadTrace(
      "a second creation",
      below: .header,
      """
      0,c1,create,A
      1,c1,create,B

      """,
      """
      bad.csv:3:3: error: 'c1' was created before
        1,c1,create,B
          ^~
        help: a deleted entity comes back by 'restore'; a new one needs a new key
      """),
    BadTrace(
      "a second creation after a deletion",
      below: .header,
      """
      0,c1,create,A
      1,c1,delete,
      2,c1,create,B

      """,
      """
      bad.csv:4:3: error: 'c1' was created before
        2,c1,create,B
          ^~
        help: a deleted entity comes back by 'restore'; a new one needs a new key
      """),
    BadTrace(
      "a rename of a deleted entity",
      below: .header,
      """
      0,c1,create,A
      1,c1,delete,
      2,c1,rename,B

      """,
      """
      bad.csv:4:3: error: 'c1' is deleted
        2,c1,rename,B
          ^~
        help: a 'restore' of it must come first
      """),
    BadTrace(
      "a second deletion",
      below: .header,
      """
      0,c1,create,A
      1,c1,delete,
      2,c1,delete,

      """,
      """
      bad.csv:4:3: error: 'c1' is deleted
        2,c1,delete,
          ^~
        help: a 'restore' of it must come first
      """),
    BadTrace(
      "a restoration of a live entity",
      below: .header,
      """
      0,c1,create,A
      1,c1,restore,

      """,
      """
      bad.csv:3:3: error: 'c1' is not deleted
        1,c1,restore,
          ^~
      """),
  ]
}
