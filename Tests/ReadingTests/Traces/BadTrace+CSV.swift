extension BadTrace {
  /// What is wrong with the table before a row is understood.
  static let csv = [
    BadTrace(
      "an empty file",
      "",
      """
      bad.csv: error: the file is empty
        help: the first row names the columns: time,entity,event,name
      """),
    BadTrace(
      "a header without rows",
      """
      time,entity,event,name

      """,
      """
      bad.csv: error: no rows stand below the header
      """),
    BadTrace(
      "no header",
      """
      0,c1,create,A
      1,c1,touch,

      """,
      """
      bad.csv:1:1: error: the header has no column 'time', 'entity', 'event'
        0,c1,create,A
        ^
        help: write time,entity,event in the first row, and what there is of \
      name,slot,link,device,slug
      """),
    BadTrace(
      "a missing column",
      """
      time,entity,name
      0,c1,A

      """,
      """
      bad.csv:1:1: error: the header has no column 'event'
        time,entity,name
        ^
        help: write time,entity,event in the first row, and what there is of \
      name,slot,link,device,slug
      """),
    BadTrace(
      "two missing columns",
      """
      entity,name
      c1,A

      """,
      """
      bad.csv:1:1: error: the header has no column 'time', 'event'
        entity,name
        ^
        help: write time,entity,event in the first row, and what there is of \
      name,slot,link,device,slug
      """),
    BadTrace(
      "a column that is there twice",
      """
      time,entity,event,name,name
      0,c1,create,A,B

      """,
      """
      bad.csv:1:24: error: the column 'name' is there twice
        time,entity,event,name,name
                               ^~~~
      """),
    BadTrace(
      "columns parted by semicolons",
      """
      time;entity;event;name
      0;c1;create;A

      """,
      """
      bad.csv:1:1: error: the header has no column 'time', 'entity', 'event'
        time;entity;event;name
        ^
        help: write time,entity,event in the first row, and what there is of \
      name,slot,link,device,slug
      """),
    BadTrace(
      "bytes that are not UTF-8",
      bytes: Array("time,entity,event,name\n0,c1,create,".utf8) + [0xc3, 0x28],
      """
      bad.csv:2:13: error: the text is not UTF-8
        0,c1,create,�(
                    ^
        help: save the file as UTF-8
      """),
    BadTrace(
      "a row with too many fields",
      below: .header,
      """
      0,c1,create,Washington, D.C.
      1,c1,touch,

      """,
      """
      bad.csv:2:1: error: the row has 5 fields, the header has 4
        0,c1,create,Washington, D.C.
        ^
        help: put text with commas in double quotes
      """),
    BadTrace(
      "a row with too few fields",
      below: .header,
      """
      0,c1,create

      """,
      """
      bad.csv:2:1: error: the row has 3 fields, the header has 4
        0,c1,create
        ^
        help: write a comma for every empty field
      """),
    BadTrace(
      "a quote that is never closed",
      below: .header,
      """
      0,c1,create,"A
      1,c1,touch,

      """,
      """
      bad.csv:2:13: error: the quoted field is never closed
        0,c1,create,"A
                    ^
        help: write a quote at its end; a quote inside it is written twice
      """),
    BadTrace(
      "a lone quote at the end",
      below: .header,
      #"0,c1,create,""#,
      """
      bad.csv:2:13: error: the quoted field is never closed
        0,c1,create,"
                    ^
        help: write a quote at its end; a quote inside it is written twice
      """),
    BadTrace(
      "a doubled quote at the end",
      below: .header,
      #"0,c1,create,"A"""#,
      """
      bad.csv:2:13: error: the quoted field is never closed
        0,c1,create,"A""
                    ^
        help: write a quote at its end; a quote inside it is written twice
      """),
    BadTrace(
      "text after a closing quote",
      below: .header,
      """
      0,c1,create,"A" B

      """,
      """
      bad.csv:2:16: error: text follows the closing quote
        0,c1,create,"A" B
                       ^
        help: write a quote inside a quoted field twice
      """),
  ]
}
