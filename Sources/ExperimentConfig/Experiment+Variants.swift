import Diagnostics
package import HostModel
import YAMLReading

extension Experiment {
  /// Every value of a host for which the evidence names an alternative, with that in its place.
  ///
  /// In the order of the switches, of which `label-store` is the first, then of the hosts.
  package var hostVariants: [HostVariant] {
    HostSwitch.allCases.filter(\.isPlayed).flatMap { key in
      hosts.indices.flatMap { host in variants(of: key, host) }
    }
  }

  /// The values that nobody vouches for and that have no alternative to play.
  package var unvariedValues: [(host: Int, key: HostSwitch)] {
    HostSwitch.allCases.filter(\.isPlayed).flatMap { key in
      hosts.indices.filter { host in
        guard let value = hosts[host].values[key] else { return false }
        return value.evidence == .assumed && value.alternatives.isEmpty
      }.map { ($0, key) }
    }
  }

  private func variants(of key: HostSwitch, _ host: Int) -> [HostVariant] {
    guard let value = hosts[host].values[key] else { return [] }
    return value.alternatives.compactMap { alternative in
      let behaviour = HostReader.behaviour(of: hosts[host], key, alternative)
      guard let behaviour, behaviour != hosts[host].behaviour else { return nil }
      return HostVariant(
        host: host, key: key, value: value, alternative: alternative, behaviour: behaviour)
    }
  }
}

extension HostReader {
  /// What a host does with one value replaced; nil for a value that the switch does not take.
  static func behaviour(of host: HostProfile, _ key: HostSwitch, _ value: String)
    -> HostBehaviour?
  {
    let findings = Findings()
    func scalar(_ text: String) -> YAMLNode {
      YAMLNode(.scalar(text, isPlain: true), at: .commandLine)
    }
    // A value that is a mapping is kept as it would be written.
    let mapping = value.hasPrefix("{") ? try? YAMLReader.read(Array(value.utf8), file: "") : nil
    let change = YAMLNode(
      .mapping([YAMLNode.Pair(key: scalar(key.rawValue), value: mapping ?? scalar(value))]),
      at: .commandLine)
    let changed = HostReader(findings: findings).profile(host, set: change, label: nil)
    return findings.mistakes.isEmpty ? changed.behaviour : nil
  }
}
