/// Takes the time between points of a command.
struct Stopwatch {
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  /// The seconds of each stretch so far.
  private(set) var laps: [Double] = []

  init() { last = clock.now }

  /// Ends a stretch and begins the next.
  mutating func lap() {
    let now = clock.now
    laps.append((now - last) / .seconds(1))
    last = now
  }
}
