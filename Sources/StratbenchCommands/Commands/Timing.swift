import Simulation

/// What `--timing` prints: events, seconds and events a second of each phase.
struct Timing {
  private let rows: [(phase: String, events: Int?, seconds: Double)]
  private let jobs: Int

  init(
    _ progress: Engine.Progress, _ scrutinized: Engine.Progress, jobs: Int, read: Double,
    simulate: Double, report: Double
  ) {
    self.jobs = jobs
    rows = [
      ("read", nil, read), ("generate", progress.events, progress.generating),
      ("play", progress.events, progress.playing), ("merge", nil, progress.merging),
      (
        "scrutiny", scrutinized.events,
        scrutinized.generating + scrutinized.playing + scrutinized.merging
      ), ("report", nil, report),
      ("run", progress.events + scrutinized.events, read + simulate + report),
    ]
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
