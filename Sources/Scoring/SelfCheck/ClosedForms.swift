import HostModel
import Simulation
import Workload

/// The closed forms that hold for a run.
///
/// No strategy is known by its name. What its module answered to a script (`Conduct`) says which
/// form should hold, and the run's own counts of identifiers, which are exact, must agree that it
/// behaved so throughout; else the form is not asked for.
struct ClosedForms {
  let workload: Workload
  let synthetic: SyntheticWorkload
  let measurements: Measurements
  let hosts: [HostBehaviour]
  let conducts: [Conduct]
  let hostConducts: [SelfCheck.HostConduct]

  private var law: RenameLaw { RenameLaw(synthetic) }
  private var horizon: Double { workload.horizon }
  private var picks: Double { workload.actions.picks }
  private var entities: Double { Double(synthetic.entities * measurements.replications) }

  /// Nil where the workload has no closed form: a recorded history, entities that are deleted, or
  /// an app in which something goes wrong.
  init?(
    _ workload: Workload, _ measurements: Measurements, _ hosts: [HostBehaviour],
    _ conducts: [Conduct], _ hostConducts: [SelfCheck.HostConduct]
  ) {
    guard case .synthetic(let synthetic) = workload.edits, synthetic.deletes == 0,
      workload.faults.isNone
    else {
      return nil
    }
    self.workload = workload
    self.synthetic = synthetic
    self.measurements = measurements
    self.hosts = hosts
    self.conducts = conducts
    self.hostConducts = hostConducts
  }

  var all: [ClosedForm] {
    conducts.indices.filter { !conducts[$0].isGlobal }.flatMap { strategy in
      [links(strategy), newIdentifiers(strategy)].compactMap { $0 }
        + hosts.indices.flatMap { host in
          [label(strategy, host), orphaned(strategy, host)].compactMap { $0 }
        }
    }
  }

  // MARK: What the run's own counts confirm

  private func minting(_ strategy: Int) -> Conduct.Minting {
    let tally = measurements.tallies[strategy].strategy
    let changesWithName = tally.changesWithDisplay == tally.displayChanges
    switch conducts[strategy].forHosts.minting {
    case .fixed where tally.laterIdentifiers == 0: return .fixed
    case .byRename where changesWithName && tally.laterIdentifiers == tally.displayChanges:
      return tally.spuriousChanges == 0 ? .byRename : .other
    case .byName where changesWithName && tally.reissued == 0:
      return tally.spuriousChanges == 0 ? .byName : .other
    default: return .other
    }
  }

  /// The share of identifiers that are still current after a time.
  private func holds(_ minting: Conduct.Minting) -> ((Double) -> Double)? {
    switch minting {
    case .fixed, .other: nil
    case .byRename: law.unrenamed
    case .byName: law.sameName
    }
  }

  /// How a strategy resolves, and whether it nudges, at one host.
  private func conduct(_ strategy: Int, _ host: Int) -> Conduct {
    hostConducts.first { $0.strategy == strategy && $0.host == host }?.conduct
      ?? conducts[strategy]
  }

  private func repicks(_ strategy: Int, _ host: Int) -> Bool {
    workload.actions.haveReactions || conduct(strategy, host).nudges
  }

  private func cutsIdentifiers(_ host: HostBehaviour, _ strategy: Int) -> Bool {
    conducts[strategy].forHosts.longest > host.maxIDLength ?? .max
  }

  /// Entities count as independent; what is seen of one of them may hang together altogether.
  ///
  /// By how many actions an entity has, which vary from one to the next, the effective number of
  /// entities is the smaller (L. Kish, Survey Sampling, 1965, §8.2).
  private func independent(actions: Double) -> ClosedForm.Spread {
    var excess = 1 + entities / max(1, actions)
    if case .mean(let slots) = workload.actions.slots { excess += 1 / slots }
    return .share(independent: entities / excess)
  }
}

// MARK: Identifiers and links

extension ClosedForms {
  /// Every rename gives one identifier.
  private func newIdentifiers(_ strategy: Int) -> ClosedForm? {
    guard minting(strategy) == .byRename, synthetic.renames > 0 else { return nil }
    let mean = synthetic.renames * horizon
    let mixing = synthetic.dispersion.map { mean / $0 } ?? 0
    return ClosedForm(
      law: .newIdentifiers, strategy: strategy, host: nil, metric: .churnPerEntityYear,
      value: synthetic.renames * secondsPerYear,
      spread: .rate(
        entities: entities, variance: mean * (1 + mixing), reach: 1 + mixing,
        base: entities * horizon / secondsPerYear))
  }

  private func links(_ strategy: Int) -> ClosedForm? {
    let followed = measurements.tallies[strategy].strategy.liveFollows
    guard followed > 0 else { return nil }
    func form(_ law: ClosedForm.Law, _ value: Double) -> ClosedForm {
      ClosedForm(
        law: law, strategy: strategy, host: nil, metric: .linksCorrect, value: value,
        spread: independent(actions: Double(followed)))
    }
    let conduct = conducts[strategy]
    if conduct.forLinks.answers == .all { return form(.linksLast, 1) }
    guard conduct.sharesIdentifiers, conduct.forLinks.answers == .onlyCurrent,
      let holds = holds(minting(strategy))
    else { return nil }
    switch workload.actions.followDelay {
    case .fixed(let delay): return form(.linksHold, holds(delay))
    case .exponential(let mean):
      return form(
        .linksHold, RenewalForms.followed(horizon: horizon, meanDelay: mean, holds))
    }
  }
}

// MARK: Slots

extension ClosedForms {
  private func orphaned(_ strategy: Int, _ number: Int) -> ClosedForm? {
    let (host, minting) = (hosts[number], minting(strategy))
    guard conduct(strategy, number).forHosts.answers == .onlyCurrent, let holds = holds(minting),
      host.resolving == .perUse, !repicks(strategy, number), !cutsIdentifiers(host, strategy),
      host.onUnresolved == .keepLabel || host.onUnresolved == .error,
      workload.actions.slots != .fixed(0)
    else { return nil }
    return ClosedForm(
      law: .orphaned, strategy: strategy, host: number, metric: .orphanedTime,
      value: 1 - RenewalForms.share(horizon: horizon, captures: picks, holds),
      spread: independent(actions: .infinity))
  }

  private func label(_ strategy: Int, _ number: Int) -> ClosedForm? {
    let host = hosts[number]
    let views = measurements.tallies[strategy].hosts[number].liveViews
    guard views > 0, !losesSlots(number, strategy), !cutsIdentifiers(host, strategy),
      let (law, fresh) = freshShare(number, strategy)
    else { return nil }
    return ClosedForm(
      law: law, strategy: strategy, host: number, metric: .stalenessViewed, value: 1 - fresh,
      spread: independent(actions: Double(views)))
  }

  /// Whether a lost target takes the label with it, or changes what the slot selects.
  private func losesSlots(_ number: Int, _ strategy: Int) -> Bool {
    switch conduct(strategy, number).forHosts.answers {
    case .all: false
    case .onlyCurrent:
      hosts[number].onUnresolved != .keepLabel && hosts[number].onUnresolved != .error
    case .other: true
    }
  }

  private func freshShare(_ number: Int, _ strategy: Int)
    -> (law: ClosedForm.Law, share: Double)?
  {
    let (host, repicks) = (hosts[number], repicks(strategy, number))
    guard let isKept = keepsLabels(host, minting(strategy)) else { return nil }
    if let age = host.labelTTL, host.capture != .firstSeen {
      guard host.capture == .pick, host.resolving == .perUse, isKept || picks == 0,
        conduct(strategy, number).forHosts.answers == .all, isKept || !repicks
      else { return nil }
      let share = RenewalForms.share(horizon: horizon, timeToLive: age, law.sameName)
      return (.labelExpires, share)
    }
    if isKept {
      return (.labelKept, RenewalForms.share(horizon: horizon, captures: 0, law.sameName))
    }
    guard !repicks else { return nil }
    return (.labelRecaptured, RenewalForms.share(horizon: horizon, captures: picks, law.sameName))
  }

  /// Whether a new pick leaves the label as it is (true) or shows the name of now (false); nil
  /// where that depends on more.
  private func keepsLabels(_ host: HostBehaviour, _ minting: Conduct.Minting) -> Bool? {
    guard host.labelStore != .none, host.capture != .render, host.push == nil else { return nil }
    switch minting {
    case .fixed:
      return host.labelStore == .byID || host.repickSameID == .keep || host.capture != .pick
    // One identifier never stands for two names, so a label under it is never an old one.
    case .byRename, .byName: return false
    case .other:
      let capturesAlways = host.repickSameID == .recapture && host.capture == .pick
      return host.labelStore == .perSlot && capturesAlways ? false : nil
    }
  }
}
