import ExperimentConfig
import HostModel

/// The hosts, with how well each of their values is known, and what the model leaves out.
struct HostsSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  var markdown: String {
    let hosts = report.experiment.hosts.map(host).joined(separator: "\n\n")
    return """
      ## Hosts and their evidence

      \(assumed)

      \(hosts)

      ### What this does not show

      \(Markdown.list(Self.limits))
      """
  }

  private var assumed: String {
    let count = report.experiment.hosts.reduce(0) { sum, host in
      sum + host.values.values.count { $0.evidence == .assumed }
    }
    let total = report.experiment.hosts.count * HostSwitch.allCases.count
    let idle = HostSwitch.allCases.filter { !$0.isPlayed }.map { Markdown.code($0.rawValue) }
    return "Of the \(total) values below, \(count) are assumed: no public source states them, and "
      + "the findings hold only as far as they do. The alternatives are what to try next, for "
      + "instance with `--set`. The values of \(enumerated(idle)) are shown only: nothing below or "
      + "above depends on them yet."
  }

  private func host(_ host: HostProfile) -> String {
    let rows = HostSwitch.allCases.compactMap { key in
      host.values[key].map { value in
        [
          Markdown.code(key.rawValue), Markdown.code(value.text), value.evidence.rawValue,
          value.source.map { "[source](\(Self.target($0)))" } ?? "–",
          value.alternatives.isEmpty
            ? "–" : value.alternatives.map(Markdown.code).joined(separator: ", "),
        ]
      }
    }
    return """
      ### \(Markdown.escaped(host.name))

      \(Markdown.escaped(host.summary))

      \(Markdown.table(["Switch", "Value", "Evidence", "Source", "Alternatives"], rows))
      """
  }

  /// An address that does not end the link that it stands in.
  private static func target(_ source: String) -> String {
    source.filter { !" <>".contains($0) }.replacing("(", with: "%28").replacing(")", with: "%29")
  }

  private static let limits = [
    "How often real users rename, pick, look and follow links: no public rates are known, so the "
      + "rates of the config are the review's own.",
    "Strategy memory that is lost, renames that bypass the strategy, and second devices.",
    "What a stale label or a dead link costs a user: the weights and anchors stand for that.",
  ]
}
