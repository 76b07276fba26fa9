import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// What speaks for and against every strategy, from the numbers.
struct OptionsSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  enum Grade: String, CaseIterable {
    case good = "Good"
    case neutral = "Neutral"
    case bad = "Bad"

    /// The grade of a score from 0 to 100.
    init(points: Double) {
      self = points >= 75 ? .good : points <= 25 ? .bad : .neutral
    }
  }

  /// One thing to know of an option.
  struct Remark {
    let grade: Grade
    let finding: String
    /// Whether the finding goes on from "it is".
    var isPredicate = false
    /// The section of the report that shows more.
    let source: (title: String, anchor: String)
    /// What the criterion of that section scores.
    var points: Double?
  }

  /// So many options always stand in the report itself.
  private static let mostShown = 5
  private static let mostNamed = 4

  var passages: [Passage] {
    let options = report.strategies.map(option)
    let rest = options.dropFirst(Self.mostShown)
    return [
      """
      ## Options considered

      *Good* is a score of at least 75 of 100 points, *bad* one of at most 25. To be first in at \
      least half of \(report.weightings) and replications is good, never to be first is bad.
      """
    ] + options.prefix(Self.mostShown).map(Passage.text)
      + (rest.isEmpty ? [] : [.exhibit(.options, rest.joined(separator: "\n\n"))])
  }

  private func option(_ strategy: Int) -> String {
    """
    ### Option: \(name(strategy))

    \(Markdown.escaped(report.experiment.strategies[strategy].module.summary)) \
    (\(module(strategy)))

    \(Markdown.list(remarks(strategy).map(sentence)))
    """
  }

  private func sentence(_ remark: Remark) -> String {
    let points = remark.points.map { ": \(Format.decimal($0, 0))" } ?? ""
    let link = "[\(remark.source.title)](#\(remark.source.anchor))"
    return "\(remark.grade.rawValue): \(remark.finding) (\(link)\(points))."
  }

  /// What speaks for a strategy first, what speaks against it last.
  func remarks(_ strategy: Int) -> [Remark] {
    let remarks = criteria(strategy) + vetoes(strategy) + ranks(strategy)
    return Grade.allCases.flatMap { grade in remarks.filter { $0.grade == grade } }
  }

  private func criteria(_ strategy: Int) -> [Remark] {
    let lines = report.decidingLines(strategy)
    return Criterion.allCases.compactMap { criterion in
      guard let points = report.scoreboard.points[strategy][criterion] else { return nil }
      return Remark(
        grade: Grade(points: points), finding: facts(lines.filter { $0.criterion == criterion }),
        source: section(criterion), points: points)
    }
  }

  /// The best and the worst host, or one number where all hosts have it.
  private func facts(_ lines: [DecidingLine]) -> String {
    let sorted = lines.sorted { ($1.score, $0.host) < ($0.score, $1.host) }
    guard let best = sorted.first, let worst = sorted.last else { return "" }
    let isOne = best.metric == worst.metric && best.number == worst.number
    if isOne { return Markdown.escaped(best.statement(report.experiment.score)) }
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
      return Remark(
        grade: .bad,
        finding: "excluded, as \(Markdown.code(metric.rawValue)) is \(value ?? "–")"
          + "\(Markdown.escaped(report.place(host))), above its limit",
        isPredicate: true, source: ("limits", "decision-drivers"))
    }
  }

  private func ranks(_ strategy: Int) -> [Remark] {
    guard let robustness = report.robustness, let places = robustness.places(of: strategy),
      let first = places.first, places.count > 1
    else { return [] }
    let dominators = robustness.dominators(of: strategy).map(name)
    if !dominators.isEmpty {
      return [
        Remark(
          grade: .bad,
          finding:
            "dominated by \(enumerated(dominators, atMost: Self.mostNamed)): in no criterion better, in one at least "
            + "worse", isPredicate: true, source: ("trade-offs", "trade-offs"))
      ]
    }
    let share = "first in \(Format.percent(first, 0)) of \(report.weightings) and replications"
    return [
      Remark(
        grade: first == 0 ? .bad : first < 0.5 ? .neutral : .good,
        finding: first == 0 ? "never first, whatever the weights" : share, isPredicate: true,
        source: ("weights", "what-the-weights-decide"))
    ]
  }

  private func section(_ criterion: Criterion) -> (title: String, anchor: String) {
    (criterion.title, criterion.title.lowercased().replacing(" ", with: "-"))
  }

  private func name(_ strategy: Int) -> String { Markdown.escaped(report.label(strategy)) }
}
