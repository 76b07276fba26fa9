import ExperimentConfig
import HostModel
import Scoring

/// What is decided, what follows from it, and how to know that it was right.
extension ADRDocument {
  var outcome: String {
    """
    ## Decision Outcome

    Chosen option: \(chosen.map { "\"\(name($0))\"" } ?? "none yet"), because \(reason)
    """
  }

  private var reason: String {
    guard let chosen else { return "the run does not decide it. " + sentence }
    let scale = report.hasSeveralHosts ? "100 over \(report.experiment.hosts.count) hosts" : "100"
    let score = "it scores \(Format.score(report.overall(chosen))) of \(scale)"
    guard let lead = verdict.lead else {
      return "\(score), and there is no other eligible option."
    }
    return "\(score), \(Format.lead(lead)) ahead of \(name(verdict.ranking[1])), and its leads are "
      + "beyond chance."
  }

  private var sentence: String { VerdictSection(report).sentence(.markdown) }

  var consequences: String? {
    chosen.map { "### Consequences\n\n\(Markdown.list(remarks($0)))" }
  }

  var confirmation: String {
    let parts = ["### Confirmation", expectations, assumptions]
    return parts.compactMap(\.self).joined(separator: "\n\n")
  }

  private var expectations: String {
    guard let section = ExpectationsSection(report) else {
      return "The config states no expectations. Once it does, "
        + "\(Markdown.code("\(report.command) --check")) fails when one no longer holds."
    }
    let items = report.expectations.map { finding in
      "\(Markdown.code(finding.expectation.text)): measured "
        + "\(report.measured(finding, Markdown.escaped)), \(finding.holds ? "holds" : "**fails**")"
    }
    return
      "\(section.line(Markdown.code)) \(Markdown.code("\(report.command) --check")) fails when "
      + "one no longer holds.\n\n\(Markdown.list(items))"
  }

  /// What to find out about the hosts before the decision is accepted.
  private var assumptions: String? {
    guard let study = report.scrutiny.assumptions else { return nil }
    let section = AssumptionsSection(report)
    let flips = study.byWeight.filter(\.flips).map { section.sentence($0, study) }
    guard !flips.isEmpty else {
      return study.rows.isEmpty
        ? nil : "No assumed value of the hosts changes the verdict when it is replaced."
    }
    return
      "Find out on a device before accepting this, as these values of the hosts are not certain "
      + "and others change the verdict:\n\n\(Markdown.list(flips))"
  }

  var moreInformation: String {
    let verdict = VerdictSection(report)
    let lines = [
      verdict.confidence.map { "**Confidence**: \($0)" },
      verdict.fragility.map { "**Fragility**: \($0)" },
      "**Source**: \(Markdown.code(report.command)) with stratbench \(toolVersion); the digest of "
        + "the results is \(Markdown.code(results.shortDigest)). The report of that run has every "
        + "number with its interval.",
    ]
    return "## More Information\n\n\(Markdown.list(lines.compactMap(\.self)))"
  }
}
