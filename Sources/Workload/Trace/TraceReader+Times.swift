import Diagnostics

extension TraceReader {
  /// The rows whose time can be read, in the order of time; rows of one instant stay in order.
  mutating func timed(_ records: [TraceRecord], slack: Double)
    -> [(record: TraceRecord, time: Double)]
  {
    var moments: [(record: TraceRecord, time: Double)] = []
    var latest: [String: Double] = [:]
    for record in records {
      guard let moment = Moment(record[.time]) else {
        mistakes.append(
          Mistake(
            record[.time].isEmpty ? "the row has no time" : "'\(record[.time])' is not a time",
            at: record.place(.time),
            help: "write 2026-01-31T12:00:00Z, or seconds such as 86400"))
        doubt(record)
        continue
      }
      if moments.isEmpty { datesSeen = moment.isDate }
      guard moment.isDate == datesSeen else {
        mistakes.append(
          Mistake(
            "the file mixes dates and seconds", at: record.place(.time),
            help: "the first row has \(datesSeen ? "a date" : "seconds")"))
        doubt(record)
        continue
      }
      let before = latest[record[.entity], default: -.infinity]
      if moment.value < before - slack {
        mistakes.append(
          Mistake(
            record[.entity].isEmpty
              ? "time goes back among rows without an entity"
              : "time goes back for '\(record[.entity])'", at: record.place(.time),
            help: "order the rows of an entity by time, or set 'slack' beside 'trace'"))
        doubt(record)
        continue
      }
      latest[record[.entity]] = max(before, moment.value)
      moments.append((record, moment.value))
    }
    return moments.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}
