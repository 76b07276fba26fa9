import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// What speaks for and against every strategy, from the numbers.
struct OptionsSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  private enum Grade: String, CaseIterable {
    case good = "Good"
    case neutral = "Neutral"
    case bad = "Bad"

    /// The grade of a score from 0 to 100.
    init(points: Double) {
      self = points >= 75 ? .good : points <= 25 ? .bad : .neutral
    }
  }

  private typealias Remark = (grade: Grade, text: String)

  var markdown: String {
    """
    ## Options considered

    *Good* is a score of at least 75 of 100 points, *bad* one of at most 25. To be first in at least \
    half of \(report.weightings) and replications is good, never to be first is bad.

    \(report.strategies.map(option).joined(separator: "\n\n"))
    """
  }

  private func option(_ strategy: Int) -> String {
    let remarks = criteria(strategy) + vetoes(strategy) + ranks(strategy)
    let sorted = Grade.allCases.flatMap { grade in remarks.filter { $0.grade == grade } }
    return """
      ### \(name(strategy))

      \(Markdown.escaped(report.experiment.strategies[strategy].module.summary))

      \(Markdown.list(sorted.map { "\($0.grade.rawValue): \($0.text)" }))
      """
  }

  private func criteria(_ strategy: Int) -> [Remark] {
    let lines = report.decidingLines(strategy)
    return Criterion.allCases.compactMap { criterion in
      guard let points = report.scoreboard.points[strategy][criterion] else { return nil }
      return (
        Grade(points: points),
        "\(facts(lines.filter { $0.criterion == criterion })) (\(link(criterion)): "
          + "\(Format.decimal(points, 0)))."
      )
    }
  }

  /// The best and the worst host, or one number where all hosts have it.
  private func facts(_ lines: [DecidingLine]) -> String {
    let sorted = lines.sorted { ($1.score, $0.host) < ($0.score, $1.host) }
    guard let best = sorted.first, let worst = sorted.last else { return "" }
    let isOne = best.metric == worst.metric && best.number == worst.number
    if isOne { return sentence(best) }
    let other = best.metric == worst.metric ? worst.number : sentence(worst)
    return "\(sentence(best))\(place(best)), but \(other)\(place(worst))"
  }

  private func place(_ line: DecidingLine) -> String {
    Markdown.escaped(report.place(line.host))
  }

  private func sentence(_ line: DecidingLine) -> String {
    Markdown.escaped(line.sentence(report.experiment.score))
  }

  private func vetoes(_ strategy: Int) -> [Remark] {
    report.vetoes(strategy).map { metric, host in
      let value = report.estimate(metric, strategy, host).mean.map { Format.value($0, metric) }
      return (
        .bad,
        "excluded, as \(Markdown.code(metric.rawValue)) is \(value ?? "–")"
          + "\(Markdown.escaped(report.place(host))), above its limit "
          + "([limits](#how-the-scores-are-made))."
      )
    }
  }

  private func ranks(_ strategy: Int) -> [Remark] {
    guard let robustness = report.robustness, let places = robustness.places(of: strategy),
      let first = places.first, places.count > 1
    else { return [] }
    let dominators = robustness.dominators(of: strategy).map(name)
    if !dominators.isEmpty {
      return [
        (
          .bad,
          "dominated by \(enumerated(dominators)): in no criterion better, in one at least worse "
            + "([trade-offs](#trade-offs))."
        )
      ]
    }
    let link = "([weights](#what-the-weights-decide))"
    guard first > 0 else { return [(.bad, "never first, whatever the weights \(link).")] }
    return [
      (
        first < 0.5 ? .neutral : .good,
        "first in \(Format.percent(first, 0)) of \(report.weightings) and replications \(link)."
      )
    ]
  }

  private func link(_ criterion: Criterion) -> String {
    "[\(criterion.title)](#\(criterion.title.lowercased().replacing(" ", with: "-")))"
  }

  private func name(_ strategy: Int) -> String { Markdown.escaped(report.label(strategy)) }
}
