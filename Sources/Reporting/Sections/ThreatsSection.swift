import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// Everything that may make the numbers wrong for the app at hand, in one place.
struct ThreatsSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  var experiment: Experiment { report.experiment }

  var passages: [Passage] {
    let hosts = experiment.hosts.map(host).joined(separator: "\n\n")
    let rates = rates
    return [
      "## Threats to validity",
      "What may make these numbers wrong for your app, from the most to the least likely.",
      "### Assumed values of hosts", "\(assumed)\(notPlayed)\(idle)",
      .exhibit(.hosts, hosts, folded: "Every value with its evidence"),
      "### Rates without a source", .text(rates), "### Limits of the model",
      .text(Markdown.list(limits)), "### Notes on this run", .text(Markdown.list(notes)),
    ]
  }

  // MARK: Hosts

  private var assumed: String {
    let count = experiment.hosts.reduce(0) { sum, host in
      sum + host.values.values.count { $0.evidence == .assumed }
    }
    let total = experiment.hosts.reduce(0) { $0 + $1.values.count }
    guard count > 0 else { return "Each of the \(total) values of the hosts has a source." }
    return "Of the \(total) values of the hosts, \(count) \(count == 1 ? "is" : "are") assumed: no "
      + "public source states them, and the findings hold only as far as they do. "
      + "[What would change this decision](#what-would-change-this-decision) tells which of them "
      + "matter; those are what to try out on a device."
  }

  /// Which switches no number depends on.
  private var idle: String {
    let names = HostSwitch.allCases.filter { !$0.isPlayed }.map { Markdown.code($0.rawValue) }
    return names.isEmpty
      ? "" : " The values of \(enumerated(names)) are shown only: no number depends on them yet."
  }

  private var notPlayed: String {
    let values = experiment.unvariedValues.map { value in
      "\(Markdown.code(value.key.rawValue)) of "
        + Markdown.escaped(experiment.hosts[value.host].name)
    }
    return values.isEmpty
      ? ""
      : " Assumed, but never replaced, as the profile names no alternative: \(enumerated(values))."
  }

  /// An address that does not end the link that it stands in.
  private static func target(_ source: String) -> String {
    source.filter { !" <>".contains($0) }.replacing("(", with: "%28").replacing(")", with: "%29")
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
      #### Host: \(Markdown.escaped(host.name))

      \(Markdown.escaped(host.summary))

      \(Markdown.table(["Switch", "Value", "Evidence", "Source", "Alternatives"], rows))
      """
  }
}
