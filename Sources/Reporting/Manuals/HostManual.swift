package import HostModel

/// The host profiles for a terminal and for programs.
package struct HostManual {
  private let profiles: [HostProfile]

  package init(_ profiles: [HostProfile]) { self.profiles = profiles }

  /// One line a profile.
  package var list: String {
    let width = profiles.map(\.name.count).max() ?? 0
    return profiles.map { profile in
      let padding = String(repeating: " ", count: width - profile.name.count)
      return "\(profile.name)\(padding)  \(profile.summary)"
    }.joined(separator: "\n")
  }

  /// Every value with its evidence.
  package var details: String {
    profiles.map { profile in
      let lines = HostSwitch.allCases.map { key in Self.line(key, profile.values[key]) }
      return "\(profile.name)\n  \(profile.summary)\n\n" + lines.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func line(_ key: HostSwitch, _ value: HostValue?) -> String {
    let value = value ?? HostValue(text: "–")
    let alternatives =
      value.alternatives.isEmpty ? "" : "; or \(value.alternatives.joined(separator: ", "))"
    let source = value.source.map { "\n    \($0)" } ?? ""
    return "  \(key.rawValue): \(value.text)  (\(value.evidence.rawValue)\(alternatives))\n"
      + "    \(key.meaning)\(source)"
  }

  package var json: String {
    get throws { try JSONValue.array(profiles.map(ResolvedConfig.host)).text() }
  }
}
