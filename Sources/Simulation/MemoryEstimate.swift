import Workload

extension Engine {
  /// Roughly how many bytes a run takes at its greatest.
  ///
  /// Entities that are played one by one take little, whatever their number. A population that is
  /// played together stands in memory as a whole, once for each thread that has one: its events
  /// twice while they are sorted, its views and links, and what each strategy and host keeps.
  ///
  /// - Parameters:
  ///   - jobs: How many threads.
  ///   - replications: How many replications, since one population is played by one thread.
  package func memoryEstimate(jobs: Int, replications: Int) -> Double {
    let entity = EntitySize(workload)
    let population = entity.bytes(strategies: globals.count, hosts: setting.hosts.count)
    let together = globals.isEmpty ? 0 : Double(workload.entityCount) * population
    let alone = entity.bytes(strategies: locals.count, hosts: setting.hosts.count)
    return Self.program + Double(min(jobs, max(1, replications))) * together + Double(jobs) * alone
  }

  private static let program = 40e6
}

extension Workload {
  /// Roughly how many events one replication has, when nothing is deleted.
  package var expectedEvents: Double {
    Double(entityCount) * EntitySize(self).allEvents
  }
}

/// What is expected of one entity.
private struct EntitySize {
  private var edits = 1.0
  private var slots = 1.0
  /// Events of all kinds but views.
  private var events = 0.0
  private var views = 0.0
  private var links = 0.0

  init(_ workload: Workload) {
    let (actions, span) = (workload.actions, workload.horizon)
    slots =
      switch actions.slots {
      case .fixed(let count): Double(count)
      case .mean(let mean): mean
      }
    switch workload.edits {
    case .synthetic(let synthetic): edits += span * (synthetic.renames + synthetic.touches)
    case .trace(let trace):
      let rows = Event.Kind.allCases.reduce(0) { $0 + trace.count(of: $1) }
      edits += Double(rows) / Double(max(1, trace.entities.count))
    }
    links = span * actions.links
    views = span * slots * actions.views
    events = edits + slots * (1 + span * actions.picks) + 2 * links
    // Reactions need every view among the events.
    if actions.haveReactions { (events, views) = (events + views, 0) }
  }

  var allEvents: Double { events + views }

  func bytes(strategies: Int, hosts: Int) -> Double {
    let timeline = 48 * events + 8 * views + 28 * links
    let played = 160 * edits + 60 + 12 * links + Double(hosts) * slots * 110
    return timeline + Double(strategies) * played
  }
}
