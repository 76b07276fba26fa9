import ExperimentConfig
import Simulation
import Workload

/// What `--timing` prints: events (rows of a trace that is read), seconds, and events a second
/// of each phase.
struct Timing {
  private let rows: [(phase: String, events: Int?, seconds: Double)]
  private let jobs: Int

  /// - Parameters:
  ///   - experiment: What was read.
  ///   - run: What it came to, without its scenarios and sweep.
  ///   - jobs: How many threads played it.
  ///   - laps: The seconds of reading, of playing and of the report.
  init(_ experiment: Experiment, _ run: ExperimentRun.Outcome, jobs: Int, laps: [Double]) {
    self.jobs = jobs
    let (played, extra) = (run.progress, run.scrutinized)
    let seconds = zip(["read", "play", "report"], laps).map(\.1)
    rows = [
      ("read", Self.rows(of: experiment.workload), seconds[0]),
      ("generate", played.events, played.generating), ("play", played.events, played.playing),
      ("merge", nil, played.merging),
      ("scrutiny", extra.events, extra.generating + extra.playing + extra.merging),
      ("report", nil, seconds[2]),
      ("run", played.events + extra.events, seconds.reduce(0, +)),
    ]
  }

  private static func rows(of workload: Workload) -> Int? {
    if case .trace(let trace) = workload.edits { trace.rowCount } else { nil }
  }

  var text: String {
    let head = "phase           events     seconds    events/s"
    let body = rows.map { row in
      let events = row.events.map { "\($0)" } ?? ""
      let speed = row.events.map { "\(Int(Double($0) / max(row.seconds, 1e-9)))" } ?? ""
      return pad(row.phase, 10, right: false) + pad(events, 12)
        + pad(Self.decimal(row.seconds), 12) + pad(speed, 12)
    }
    let note =
      "generate, play, merge and scrutiny (bounds, assumptions) add up the time of \(jobs) "
      + "thread(s); run is the whole"
    return ([head] + body + [note]).joined(separator: "\n")
  }

  private static func decimal(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let digits = "\(thousandths % 1000)"
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private func pad(_ text: String, _ width: Int, right: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return right ? space + text : text + space
  }
}
