import ExperimentConfig
import HostModel
import Simulation
import Workload

/// One entity's history, step by step, with what the user met under every strategy.
struct WorkedExampleSection {
  let report: Report
  private static let mostRows = 24

  init(_ report: Report) { self.report = report }

  var passages: [Passage] {
    guard let example = report.example else {
      return ["## Worked example\n\nThe history has no entity to show."]
    }
    let steps = Step.shown(steps(example))
    let labels = example.moments.indices.map { Markdown.escaped(report.label($0)) }
    let rows = steps.prefix(Self.mostRows).map { step in
      [Format.moment(step.time, start: start), step.text]
        + example.moments.indices.map { step.outcomes[$0] ?? "–" }
    }
    let rest = steps.count > Self.mostRows ? ", and only the first \(Self.mostRows) steps" : ""
    return [
      "## Worked example",
      "\(introduction(example)) What repeats between two changes is shown once\(rest).",
      .exhibit(.example, Markdown.table(["When", "What happens"] + labels, rows)),
    ]
  }

  private func introduction(_ example: WorkedExample) -> String {
    let why =
      example.candidates > 1
      ? " Of the first \(Format.count(example.candidates)) entities, its history tells most."
      : ""
    let slot = example.slots > 1 ? " The slot is the first of \(example.slots)." : ""
    return "Entity \(Markdown.code(example.key)) in the first replication, at "
      + "\(Markdown.escaped(report.experiment.hosts[0].name)).\(why)\(slot)"
  }

  private var start: Double? {
    report.experiment.workload.start
  }

  /// What happened under any strategy, in the order of time.
  private func steps(_ example: WorkedExample) -> [Step] {
    var steps: [Step.Key: Step] = [:]
    for (strategy, moments) in example.moments.enumerated() {
      var narrator = Narrator(start: start)
      for moment in moments {
        guard let told = narrator.tell(moment) else { continue }
        let key = Step.Key(time: moment.time, kind: told.kind, text: told.text)
        var step = steps[key] ?? Step(key)
        step.outcomes[strategy] =
          step.outcomes[strategy].map { "\($0); \(told.outcome)" } ?? told.outcome
        steps[key] = step
      }
    }
    return steps.values.sorted { $0.key < $1.key }
  }
}
