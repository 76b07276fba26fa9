extension BadTrace {
  /// Lines that are not JSON objects of texts and numbers.
  static let json = [
    BadTrace(
      "JSON that is cut off",
      """
      {"time": 0, "entity": "c1", "event": "create", "name": "A"}
      {"time": 1,

      """,
      """
      bad.csv:2:1: error: the line is not a JSON object of texts and numbers
        {"time": 1,
        ^
        help: write {"time": "2026-01-31T00:00:00Z", "entity": "c1", "event": "touch"}
      """),
    BadTrace(
      "a JSON array",
      """
      [{"time": 0, "entity": "c1", "event": "create", "name": "A"}]

      """,
      """
      bad.csv:1:1: error: the file is a JSON array
        [{"time": 0, "entity": "c1", "event": "create", "name": "A"}]
        ^
        help: write one JSON object a line, without brackets and commas around them
      """),
    BadTrace(
      "a JSON list among the lines",
      """
      {"time": 0, "entity": "c1", "event": "create", "name": "A"}
      [1, 2]

      """,
      """
      bad.csv:2:1: error: the line is not a JSON object of texts and numbers
        [1, 2]
        ^
        help: write {"time": "2026-01-31T00:00:00Z", "entity": "c1", "event": "touch"}
      """),
    BadTrace(
      "a JSON object as a name",
      """
      {"time": 0, "entity": "c1", "event": "create", "name": {"en": "A"}}

      """,
      """
      bad.csv:1:1: error: 'name' is neither a text nor a number
        {"time": 0, "entity": "c1", "event": "create", "name": {"en": "A"}}
        ^
      """),
    BadTrace(
      "a JSON line without a time",
      """
      {"entity": "c1", "event": "create", "name": "A"}

      """,
      """
      bad.csv:1:1: error: the row has no time
        {"entity": "c1", "event": "create", "name": "A"}
        ^
        help: write 2026-01-31T12:00:00Z, or seconds such as 86400
      """),
    BadTrace(
      "a JSON flag as an entity",
      """
      {"time": 0, "entity": true, "event": "create", "name": "A"}

      """,
      """
      bad.csv:1:1: error: 'entity' is neither a text nor a number
        {"time": 0, "entity": true, "event": "create", "name": "A"}
        ^
      """),
  ]
}
