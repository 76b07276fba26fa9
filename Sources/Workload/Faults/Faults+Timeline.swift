extension Faults {
  /// What a host captures of a store that cannot be read.
  static let placeholder = "(placeholder)"
  /// Names the streams of what befalls the whole app; no entity has this stream.
  private static let app = UInt64.max

  /// Adds what befalls the latest entity of a timeline to its edits.
  ///
  /// - Parameters:
  ///   - first: Its first event.
  ///   - horizon: The end of the history.
  ///   - source: The entity's streams.
  func add(to timeline: inout Timeline, from first: Int, horizon: Double, _ source: StreamSource) {
    guard changeTimelines, first < timeline.events.count else { return }
    mark(&timeline, from: first, source)
    let end = timeline.events.count
    let edits = Edits(timeline, first..<end)
    changeLocale(&timeline, edits, horizon, source)
    for time in times(memoryLosses, .memoryLosses, horizon, source) where edits.exists(by: time) {
      timeline.add(.loseMemory, at: time, entity: edits.entity)
    }
    rewind(&timeline, edits, horizon, source)
    if let schemeChange, schemeChange < horizon, edits.exists(by: schemeChange) {
      timeline.add(.changeScheme, at: schemeChange, entity: edits.entity)
    }
  }

  /// Marks the renames that the strategy misses and the saves that it takes for renames.
  private func mark(_ timeline: inout Timeline, from first: Int, _ source: StreamSource) {
    var missed = source.stream(.missedBumps)
    var spurious = source.stream(.spuriousBumps)
    for index in first..<timeline.events.count {
      switch timeline.events[index].kind {
      case .rename where missedBumps > 0 && missed.uniform() < missedBumps:
        timeline.events[index].telling = .nothing
      case .touch where spuriousBumps > 0 && spurious.uniform() < spuriousBumps:
        timeline.events[index].telling = .rename
      default: break
      }
    }
  }

  private func changeLocale(
    _ timeline: inout Timeline, _ edits: Edits, _ horizon: Double, _ source: StreamSource
  ) {
    for (index, time) in times(localeChanges, .localeChanges, horizon, source).enumerated() {
      guard let name = edits.name(at: time) else { continue }
      let entry = timeline.names.addTranslation(of: name, to: index + 2)
      timeline.add(.rename, at: time, entity: edits.entity, item: entry)
      timeline.events[timeline.events.count - 1].telling = .nothingOfLanguage
    }
  }

  /// A rewind goes back to what was remembered at the latest backup.
  ///
  /// Only backups that something goes back to are taken; each ends what the one before could serve,
  /// so the app need keep no more than one.
  private func rewind(
    _ timeline: inout Timeline, _ edits: Edits, _ horizon: Double, _ source: StreamSource
  ) {
    var latest = -1.0
    for time in times(rewinds, .rewinds, horizon, source) where edits.exists(by: time) {
      let backup = (time / backupInterval).rounded(.down) * backupInterval
      if backup != latest, edits.exists(by: backup) {
        timeline.add(.backUp, at: backup, entity: edits.entity)
      }
      latest = backup
      timeline.add(.rewindMemory, at: time, entity: edits.entity)
    }
  }

  /// When something befalls the app before the horizon, in order.
  private func times(
    _ timing: Timing, _ purpose: Purpose, _ horizon: Double, _ source: StreamSource
  ) -> [Double] {
    switch timing {
    case .never: return []
    case .at(let times): return times.filter { $0 < horizon }.sorted()
    case .rate(let rate):
      var times: [Double] = []
      StreamSource(seed: source.seed, replication: source.replication, entity: Self.app)
        .times(purpose, rate: rate, in: 0..<horizon) { times.append($0) }
      return times
    }
  }
}

/// What an entity's own edits made of it, over time.
private struct Edits {
  let entity: Int
  private let events: [Event]

  init(_ timeline: borrowing Timeline, _ range: Range<Int>) {
    entity = Int(timeline.events[range.lowerBound].entity)
    var events: [Event] = []
    for index in range where timeline.events[index].kind.isEdit {
      events.append(timeline.events[index])
    }
    self.events = events.sorted(by: <)
  }

  func exists(by time: Double) -> Bool { events.first.map { $0.time <= time } ?? false }

  /// The name at a time, or nil while the entity is not there.
  func name(at time: Double) -> Int? {
    var name: Int?
    for event in events {
      if event.time > time { break }
      switch event.kind {
      case .create, .restore, .rename: name = Int(event.item)
      case .delete: name = nil
      default: break
      }
    }
    return name
  }
}
