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

  /// A page a profile: what the surface is, what each value decides and how well it is known.
  package var details: String { profiles.map(Self.page).joined(separator: "\n\n") }

  package var json: String {
    get throws { try JSONValue.array(profiles.map(ResolvedConfig.host)).text() }
  }
}

// MARK: Pages

extension HostManual {
  private static func page(_ profile: HostProfile) -> String {
    let switches = HostSwitch.allCases.map { entry($0, profile) }.joined(separator: "\n")
    return """
      \(profile.name)
        \(profile.summary)

      What it does
      \(switches)

      What is not known
      \(unknowns(profile))
      """
  }

  private static func entry(_ key: HostSwitch, _ profile: HostProfile) -> String {
    let value = profile.values[key] ?? HostValue(text: "–")
    let alternatives =
      value.alternatives.isEmpty ? "" : "; or \(value.alternatives.joined(separator: ", "))"
    let lines = [
      "  \(key.rawValue): \(value.text)  (\(value.evidence.rawValue)\(alternatives))",
      "    \(key.meaning)", "    \(profile.behaviour.effect(of: key))",
      key.isPlayed ? nil : "    \(notPlayed)", value.source.map { "    \($0)" },
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  static let notPlayed = "Not played: the value is shown and changes no number."

  private static func unknowns(_ profile: HostProfile) -> String {
    let assumed = HostSwitch.allCases.filter { profile.values[$0]?.evidence == .assumed }
    let names = assumed.map(\.rawValue).joined(separator: ", ")
    let lines =
      profile.unknowns
      + (assumed.isEmpty ? [] : ["No public source states the value of \(names)."])
    return lines.map { "  - \($0)" }.joined(separator: "\n")
  }
}
