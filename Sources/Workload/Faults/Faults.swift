/// What goes wrong in the app that an experiment is about.
///
/// Each fault is drawn from a stream of its own, so that it changes nothing else. Losses, rewinds
/// and changes of the language befall the whole app: all entities of a replication meet them at
/// the same moments.
package struct Faults: Equatable, Sendable {
  /// When something befalls the whole app.
  package enum Timing: Equatable, Sendable {
    case never
    /// A Poisson process of this rate a second.
    case rate(Double)
    /// At these times, in seconds since the start.
    case at([Double])

    /// Whether it can happen before the horizon at all.
    package var isNever: Bool { self == .never || self == .rate(0) || self == .at([]) }
  }

  /// The share of renames that are written past the strategy: by a sync, an import or an undo.
  package var missedBumps = 0.0
  /// The share of saves without a rename that the strategy takes for a rename.
  package var spuriousBumps = 0.0
  /// When the app forgets what the strategy remembers, as a reinstall does.
  package var memoryLosses = Timing.never
  /// When what the strategy remembers is set back to the latest backup.
  package var rewinds = Timing.never
  /// Seconds from one backup to the next.
  package var backupInterval = 86400.0
  /// Seconds after a rename for which the app still offers the identifier of before, with the new
  /// name: the name is stored first and the identifier changes later.
  package var tornWindow = 0.0
  /// The share of captures at which the app's store cannot be read, so that the host captures a
  /// placeholder.
  package var unreadableStore = 0.0
  /// When the language changes, and with it every display text, of which the strategy is not told.
  package var localeChanges = Timing.never
  /// When an update of the app puts another strategy into the place of each.
  package var schemeChange: Double?

  package init() {}

  /// Whether nothing can go wrong.
  package var isNone: Bool {
    missedBumps == 0 && spuriousBumps == 0 && memoryLosses.isNever && rewinds.isNever
      && tornWindow == 0 && unreadableStore == 0 && localeChanges.isNever && schemeChange == nil
  }

  /// Whether an entity's history differs from one without faults.
  var changeTimelines: Bool {
    missedBumps > 0 || spuriousBumps > 0 || !memoryLosses.isNever || !rewinds.isNever
      || !localeChanges.isNever || schemeChange != nil
  }
}
