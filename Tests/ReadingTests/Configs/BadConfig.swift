import Testing

/// A config with a mistake, and the whole text that the user reads about it.
struct BadConfig: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  let complaint: String

  var testDescription: String { name }

  /// The base config with one block replaced.
  init(_ name: String, at key: String? = nil, _ block: String, _ complaint: String) {
    self.init(name, whole: ConfigFixture.base(with: block, at: key), complaint)
  }

  init(_ name: String, whole text: String, _ complaint: String) {
    self.init(name, bytes: Array(text.utf8), complaint)
  }

  init(_ name: String, bytes: [UInt8], _ complaint: String) {
    self.name = name
    self.bytes = bytes
    self.complaint = complaint
  }

  static let all =
    bytes + syntax + unknownKeys + otherKeys + values + workload + actions + hosts + hostSwitches
    + strategies + templates + perHost + faults + score + expect + scenarios + sweep + surprises

  /// Ten levels of ten aliases each.
  static let bomb: [UInt8] = {
    let levels = (1...9).map { level in
      "l\(level): &l\(level) [" + (1...10).map { _ in "*l\(level - 1)" }.joined(separator: ", ")
        + "]"
    }
    return Array((["l0: &l0 boom"] + levels).joined(separator: "\n").utf8)
  }()
}
