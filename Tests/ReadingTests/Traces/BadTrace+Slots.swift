extension BadTrace {
  /// Picks, views, links and follows that cannot have happened.
  static let slots = [
    BadTrace(
      "a pick of an unknown entity",
      below: .slots,
      """
      0,c1,create,A,
      1,c2,pick,,s1
      2,,view,,s1

      """,
      """
      bad.csv:3:3: error: 'c2' was not created
        1,c2,pick,,s1
          ^~
        help: a 'create' of it must come first
      """),
    BadTrace(
      "a view of a slot that was never picked",
      below: .slots,
      """
      0,c1,create,A,
      1,,view,,s1

      """,
      """
      bad.csv:3:10: error: 's1' was not picked
        1,,view,,s1
                 ^~
        help: a 'pick' of it must come first
      """),
    BadTrace(
      "a view of an entity that was never picked",
      below: .header,
      """
      0,c1,create,A
      1,c1,view,

      """,
      """
      bad.csv:3:3: error: 'c1' was not picked
        1,c1,view,
          ^~
        help: a 'pick' of it must come first
      """),
    BadTrace(
      "a use of nothing",
      below: .slots,
      """
      0,c1,create,A,
      1,,use,,

      """,
      """
      bad.csv:3:9: error: 'use' needs a slot or an entity
        1,,use,,
                ^
      """),
    BadTrace(
      "a view that names another entity",
      below: .slots,
      """
      0,c1,create,A,
      0,c2,create,B,
      1,c1,pick,,s1
      2,c2,view,,s1

      """,
      """
      bad.csv:5:3: error: 's1' belongs to 'c1', not to 'c2'
        2,c2,view,,s1
          ^~
        help: leave the entity empty or write 'c1'
      """),
    BadTrace(
      "a link without a name",
      below: .links,
      """
      0,c1,create,A,
      1,c1,link,,

      """,
      """
      bad.csv:3:12: error: 'link' needs a name in the column 'link'
        1,c1,link,,
                   ^
      """),
    BadTrace(
      "a link that is issued twice",
      below: .links,
      """
      0,c1,create,A,
      1,c1,link,,l1
      2,c1,link,,l1

      """,
      """
      bad.csv:4:12: error: 'l1' was issued before
        2,c1,link,,l1
                   ^~
      """),
    BadTrace(
      "a follow of a link that was never issued",
      below: .links,
      """
      0,c1,create,A,
      1,,follow,,l1

      """,
      """
      bad.csv:3:12: error: 'l1' was not issued
        1,,follow,,l1
                   ^~
        help: a 'link' that issues it must come first
      """),
    BadTrace(
      "a follow without a link",
      below: .links,
      """
      0,c1,create,A,
      1,c1,follow,,

      """,
      """
      bad.csv:3:14: error: 'follow' needs a link
        1,c1,follow,,
                     ^
      """),
    BadTrace(
      "a follow that names another entity",
      below: .links,
      """
      0,c1,create,A,
      0,c2,create,B,
      1,c1,link,,l1
      2,c2,follow,,l1

      """,
      """
      bad.csv:5:3: error: 'l1' belongs to 'c1', not to 'c2'
        2,c2,follow,,l1
          ^~
        help: leave the entity empty or write 'c1'
      """),
    BadTrace(
      "rows whose mistakes follow from another row",
      below: .slots,
      """
      soon,c1,create,A,
      1,c1,rename,B,
      2,c1,pick,,s1
      3,,view,,s1
      4,c1,restore,,

      """,
      """
      bad.csv:2:1: error: 'soon' is not a time
        soon,c1,create,A,
        ^~~~
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
  ]
}
