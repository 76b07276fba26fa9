import Simulation
import Synchronization

/// The line on a terminal that tells how far a run is.
final class ProgressLine: Sendable {
  private let console: Console
  private let isShown: Bool
  /// What is being played.
  private let phase: String
  private let start = ContinuousClock().now
  private let last: Mutex<(shown: ContinuousClock.Instant, progress: Engine.Progress)>

  init(_ console: Console, isShown: Bool, phase: String) {
    self.console = console
    self.phase = phase
    self.isShown = isShown
    last = Mutex((ContinuousClock().now, Engine.Progress()))
  }

  /// The latest state.
  var progress: Engine.Progress { last.withLock { $0.progress } }

  func update(_ progress: Engine.Progress) {
    let now = ContinuousClock().now
    last.withLock { state in
      state.progress = progress
      guard isShown, now - state.shown > .milliseconds(100) else { return }
      state.shown = now
      console.overwriteLine(text(progress, (now - start) / .seconds(1)))
    }
  }

  func finish() {
    if isShown { console.overwriteLine("") }
  }

  private func text(_ progress: Engine.Progress, _ seconds: Double) -> String {
    let share = Double(progress.units) / Double(max(1, progress.totalUnits))
    let filled = Int(share * 30)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    let speed = Double(progress.events) / max(seconds, 1e-9) / 1e6
    let left = share > 0 ? seconds / share - seconds : 0
    let tenths = Int(speed * 10)
    return
      "\(phase) \(bar) \(Int(share * 100)) %  \(tenths / 10).\(tenths % 10) M events/s  \(Int(left.rounded())) s left"
  }
}
