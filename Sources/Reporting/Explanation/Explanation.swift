package import ExperimentConfig
import HostModel
package import Simulation
import Workload

/// One entity's history, told under every strategy as a list and as a diagram.
package struct Explanation {
  private let experiment: Experiment
  private let example: WorkedExample
  /// The strategies, best first where they were ranked.
  private let order: [Int]
  private let replication: Int
  private let isChosen: Bool

  /// Tells an example.
  ///
  /// - Parameters:
  ///   - experiment: Where it comes from.
  ///   - example: What happened.
  ///   - order: The strategies in the order in which they are told.
  ///   - replication: Its replication, counted from 1.
  ///   - isChosen: Whether the entity was chosen, since it tells the first of the strategies from
  ///     the last one.
  package init(
    _ experiment: Experiment, _ example: WorkedExample, order: [Int], replication: Int,
    isChosen: Bool
  ) {
    self.experiment = experiment
    self.example = example
    self.order = order
    self.replication = replication
    self.isChosen = isChosen
  }

  /// The document.
  package var markdown: String {
    """
    # The history of \(Markdown.code(example.key))

    \(introduction)

    \(order.map(story).joined(separator: "\n\n"))
    """
  }

  private var introduction: String {
    let place =
      "Replication \(Format.count(replication)) of \(Markdown.escaped(experiment.name)), at "
      + "\(Markdown.escaped(experiment.hosts[0].name))."
    let slot =
      switch example.slots {
      case 0: " No slot selects the entity."
      case 1: ""
      default: " The slot is the first of \(example.slots) that select the entity."
      }
    return "\(place)\(why)\(slot) What repeats without a change between is told once."
  }

  private var why: String {
    guard isChosen, example.candidates > 1 else { return "" }
    let count = "Of the first \(Format.count(example.candidates)) entities, "
    guard let first = order.first, let last = order.last, first != last else {
      return " \(count)its history tells most."
    }
    return " \(count)this one shows best why \(name(first)) comes first and \(name(last)) last."
  }

  private func story(_ strategy: Int) -> String {
    var teller = StoryTeller(start: experiment.workload.start)
    for moment in example.moments[strategy] { teller.tell(moment) }
    let steps = Array(teller.steps.prefix(Self.mostSteps))
    let rest = teller.steps.count - steps.count
    let lines = steps.enumerated().map { "\($0 + 1). \($1.sentence(start: teller.start))" }
    return """
      ## \(name(strategy))

      \(lines.isEmpty ? "Nothing happens." : lines.joined(separator: "\n"))\(rest == 0
        ? "" : "\n\nAnother \(counted(rest, "step")) \(rest == 1 ? "follows" : "follow").")

      \(SequenceDiagram(steps, start: teller.start).markdown)
      """
  }

  /// More than anybody reads.
  private static let mostSteps = 40

  private func name(_ strategy: Int) -> String {
    Markdown.escaped(experiment.strategies[strategy].label)
  }
}

extension Workload {
  /// When the history starts, in seconds since 1970; nil for one that has no date.
  var start: Double? {
    if case .trace(let trace) = edits { trace.start } else { nil }
  }
}
