import Workload

/// The traces that were read for one config, which scenarios and cells ask for again.
final class TraceShelf {
  private struct Key: Hashable {
    let path: String
    let slack: Double
  }

  private var traces: [Key: Trace] = [:]

  func trace(_ path: String, slack: Double, read: () throws -> Trace) rethrows -> Trace {
    let key = Key(path: path, slack: slack)
    if let known = traces[key] { return known }
    let trace = try read()
    traces[key] = trace
    return trace
  }
}
