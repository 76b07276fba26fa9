import ExperimentConfig
import HostModel
import Scoring
import Simulation
import Workload

/// The question, the world in which it is asked, and what an answer is to achieve.
struct ContextSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  static let problem = """
    A host captures the text that it shows for an entity and keeps it by rules of its own; the app \
    cannot refresh it.
    """

  var experiment: Experiment { report.experiment }

  var markdown: String {
    """
    ## Question and context

    \(experiment.question.map(Markdown.escaped) ?? "The config states no question.")

    \(Self.problem) Every strategy was played on the same histories of edits and user actions.

    \(Markdown.list([hosts] + facts))

    ### Goals

    \(Markdown.list(goals))

    ### Non-goals

    \(Markdown.list(Self.nonGoals))
    """
  }

  private var hosts: String {
    let names = experiment.hosts.map { host in
      "\(Markdown.escaped(host.name)) (\(Markdown.escaped(host.summary.withoutFullStop)))"
    }
    return "**Host\(names.count > 1 ? "s" : "")**: \(enumerated(names))."
  }

  private var goals: [String] {
    let weighed = Criterion.allCases.filter { experiment.score.weights[$0, default: 0] > 0 }
      .map(goal)
    let limits =
      experiment.score.vetoes.isEmpty
      ? [] : ["No slot, label or link that leads to another entity, whatever the rest is worth."]
    let expectations = experiment.expectations.count
    return weighed + limits
      + (expectations == 0
        ? []
        : ["What the config [expects](#expectations), in \(counted(expectations, "line"))."])
  }

  private func goal(_ criterion: Criterion) -> String {
    switch criterion {
    case .staleness:
      "Labels that are never out of date for longer than "
        + "\(Format.duration(experiment.score.tolerance)) (staleness)."
    case .churn:
      "Identifiers that last, and that hosts can always resolve (ID churn)."
    case .links: "Links that open their entity whenever they are followed (deep-link stability)."
    }
  }

  private static let nonGoals = [
    "To refresh a label that a host has captured: no app can, whatever its identifiers.",
    "To find out how often people rename, pick, look or follow links: those rates go in, they do "
      + "not come out.",
    "To weigh what it takes to build and to run a strategy: scores count what users meet.",
  ]
}

extension String {
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
