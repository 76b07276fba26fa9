import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// A decision record in the form of MADR 4.0, filled from a run.
///
/// Without a date, so that one run gives one text; its status is for people to change.
struct ADRDocument {
  let report: Report
  let results: ResultsText
  let toolVersion: String
  let context: ContextSection

  init(_ report: Report, _ results: ResultsText, toolVersion: String) {
    self.report = report
    self.results = results
    self.toolVersion = toolVersion
    context = ContextSection(report)
  }

  var markdown: String {
    [
      "---\nstatus: proposed\n---", "# \(title)", problem, drivers, options, outcome, consequences,
      confirmation, prosAndCons, moreInformation,
    ].compactMap(\.self).joined(separator: "\n\n")
  }

  var verdict: Verdict { report.scoreboard.verdict }

  /// The strategy that is chosen, when one is.
  var chosen: Int? { verdict.kind == .recommended ? verdict.ranking.first : nil }

  private var title: String {
    let name = Markdown.escaped(report.experiment.name)
    return chosen.map { "Use \(self.name($0)) for the identifiers of \(name)" }
      ?? "Choose an identifier strategy for \(name)"
  }

  private var problem: String {
    """
    ## Context and Problem Statement

    \(report.experiment.question.map(Markdown.escaped) ?? "Which identifier should the entity carry?")

    \(ContextSection.problem) The options were played on the same simulated histories, at \
    \(enumerated(report.experiment.hosts.map { Markdown.escaped($0.name) })):

    \(Markdown.list(context.facts))
    """
  }

  private var drivers: String {
    let rules = report.experiment.score
    let criteria = Criterion.allCases.flatMap { criterion in
      rules.criteria[criterion, default: []].map { anchors in
        let weight = Format.weight(rules.weightRanges[criterion, default: 0...0])
        return "\(criterion.title), of weight \(weight): \(anchors.metric.meaning); "
          + "\(Format.value(anchors.good, anchors.metric)) is worth 100 points, "
          + "\(Format.value(anchors.bad, anchors.metric)) none"
      }
    }
    return "## Decision Drivers\n\n\(Markdown.list(criteria))\n\n\(DriversSection(report).vetoes)"
  }

  private var options: String {
    let section = OptionsSection(report)
    let items = report.strategies.map { "\(name($0)): \(section.module($0))" }
    return "## Considered Options\n\n\(Markdown.list(items))"
  }

  private var prosAndCons: String {
    let options = report.strategies.map { strategy in
      """
      ### \(name(strategy))

      \(Markdown.escaped(report.experiment.strategies[strategy].module.summary))

      \(Markdown.list(remarks(strategy)))
      """
    }
    return "## Pros and Cons of the Options\n\n\(options.joined(separator: "\n\n"))"
  }

  /// What speaks for and against a strategy, in the words of MADR.
  func remarks(_ strategy: Int) -> [String] {
    OptionsSection(report).remarks(strategy).map { remark in
      let points = remark.points.map {
        " (\(remark.source.title): \(Format.decimal($0, 0)) of 100 points)"
      }
      return "\(remark.grade.rawValue), because \(remark.isPredicate ? "it is " : "")"
        + "\(remark.finding)\(points ?? "")."
    }
  }

  func name(_ strategy: Int) -> String { Markdown.escaped(report.label(strategy)) }
}
