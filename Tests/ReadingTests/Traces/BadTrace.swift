import Testing

/// A trace with a mistake, and the whole text that the user reads about it.
struct BadTrace: CustomTestStringConvertible, Sendable {
  /// The first row of a table of rows.
  enum Header: String {
    case header = "time,entity,event,name\n"
    case slots = "time,entity,event,name,slot\n"
    case links = "time,entity,event,name,link\n"
  }

  let name: String
  let slack: Double
  let bytes: [UInt8]
  let complaint: String

  var testDescription: String { name }

  init(
    _ name: String, slack: Double = 0, below header: Header? = nil, _ text: String,
    _ complaint: String
  ) {
    self.init(name, slack: slack, bytes: Array(((header?.rawValue ?? "") + text).utf8), complaint)
  }

  init(_ name: String, slack: Double = 0, bytes: [UInt8], _ complaint: String) {
    self.name = name
    self.slack = slack
    self.bytes = bytes
    self.complaint = complaint
  }

  static let all = csv + json + moments + order + events + entities + slots + several
}
