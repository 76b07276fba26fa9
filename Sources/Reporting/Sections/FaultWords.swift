import Simulation
import Workload

/// What goes wrong, in words.
enum FaultWords {
  static func sentence(_ fault: PlayMoment.Fault) -> String {
    switch fault {
    case .memoryLost: "The app loses what it remembers"
    case .memoryRewound: "What the app remembers is set back to a backup"
    case .schemeChanged: "An update of the app changes the ID scheme"
    }
  }

  /// What a save adds where the strategy is not told the truth of it.
  static func aside(_ telling: Event.Telling) -> String {
    switch telling {
    case .truth: ""
    case .nothing: " past the strategy"
    case .nothingOfLanguage: " by a change of the language"
    case .rename: ", taken for a rename"
    }
  }

  /// What an experiment lets go wrong, a clause each.
  static func clauses(_ faults: Faults) -> [String] {
    var clauses: [String] = []
    func add(_ isThere: Bool, _ clause: @autoclosure () -> String) {
      if isThere { clauses.append(clause()) }
    }
    func share(_ share: Double) -> String { Format.plain(100 * share) + " %" }
    add(
      faults.missedBumps > 0,
      "\(share(faults.missedBumps)) of renames are written past the strategy")
    add(
      faults.spuriousBumps > 0,
      "\(share(faults.spuriousBumps)) of saves without a rename are taken for one")
    add(
      !faults.memoryLosses.isNever,
      "the app loses what the strategy remembers \(timing(faults.memoryLosses))")
    add(
      !faults.rewinds.isNever,
      "what it remembers is set back to a backup, taken every "
        + "\(Format.duration(faults.backupInterval)), \(timing(faults.rewinds))")
    add(
      faults.tornWindow > 0,
      "for \(Format.duration(faults.tornWindow)) after a rename the app offers the new name under "
        + "the old ID")
    add(
      faults.unreadableStore > 0,
      "\(share(faults.unreadableStore)) of captures meet a store that cannot be read and take a "
        + "placeholder")
    add(
      !faults.localeChanges.isNever,
      "the language, and with it every name, changes \(timing(faults.localeChanges)) without the "
        + "strategy being told")
    if let time = faults.schemeChange {
      clauses.append("an update of the app changes the ID scheme after \(Format.duration(time))")
    }
    return clauses
  }

  private static func timing(_ timing: Faults.Timing) -> String {
    switch timing {
    case .never: "never"
    case .rate(let rate): Format.rate(rate).replacing(" a ", with: " times a ")
    case .at(let times): "after \(enumerated(times.map(Format.duration)))"
    }
  }
}
