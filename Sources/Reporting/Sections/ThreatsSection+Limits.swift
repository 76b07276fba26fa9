import ExperimentConfig
import HostModel
import Scoring
import Simulation
import Workload

/// Rates that nobody vouches for, what the model leaves out, and what happened in this very run.
extension ThreatsSection {
  // MARK: Rates

  var rates: String {
    let items =
      edits + users + nudges + FaultWords.clauses(experiment.workload.faults).map(\.sentence)
    let recorded = isSynthetic ? "" : " The edits are recorded and not assumed."
    guard !items.isEmpty else { return "The run assumes no rates: all is recorded." }
    return "No public source tells how often people do what is listed here, so each number is the "
      + "config's own.\(recorded)\n\n\(Markdown.list(items))"
  }

  private var isSynthetic: Bool {
    if case .synthetic = experiment.workload.edits { true } else { false }
  }

  private var edits: [String] {
    guard case .synthetic(let synthetic) = experiment.workload.edits else { return [] }
    return [
      ("Renames of an entity", synthetic.renames), ("Saves without a rename", synthetic.touches),
      ("Deletions", synthetic.deletes),
    ].compactMap(rate)
      + (synthetic.reverts > 0
        ? ["Renames back to the name before: \(Format.percent(synthetic.reverts, 0))"] : [])
  }

  private var users: [String] {
    let actions = experiment.workload.actions
    let hasSlots = actions.slots != .fixed(0)
    let rates = [
      ("Picks of a slot after the first", hasSlots ? actions.picks : 0),
      ("Looks at a slot", hasSlots ? actions.views : 0),
      ("Links issued for an entity", actions.links),
    ].compactMap(rate)
    let reactions = [
      ("Picks after a stale label", actions.onStaleView),
      ("Picks after a lost target", actions.onOrphanedSlot),
    ].compactMap { title, reaction in
      reaction.map { "\(title): \(Format.percent($0.probability, 0)) of cases" }
    }
    return rates + reactions
  }

  /// What strategies assume of the users whom they nudge.
  private var nudges: [String] {
    experiment.strategies.compactMap { choice in
      guard let nudge = (try? StrategyTraits(of: choice))?.nudge else { return nil }
      return "Picks after a nudge of \(Markdown.escaped(choice.label)): "
        + "\(Format.percent(nudge.probability, 0)) of renames"
    }
  }

  private func rate(_ title: String, _ perSecond: Double) -> String? {
    perSecond > 0 ? "\(title): \(Format.rate(perSecond))" : nil
  }

  // MARK: Limits

  var limits: [String] {
    let constant =
      isSynthetic
      ? [
        "Renames come at a constant rate for each entity. Names that change in bursts, or less "
          + "with age, are not played."
      ] : []
    let faults =
      experiment.workload.faults.isNone
      ? [
        "Nothing goes wrong in the app: the config has no `faults`, so strategy memory is never "
          + "lost and no rename bypasses the strategy."
      ] : []
    return constant + faults + [
      "Each user has one device.",
      "Users act independently of one another and of what they see, but for the reactions that the "
        + "config declares.",
      "What a stale label or a dead link costs a user is not modelled: weights and anchors stand "
        + "for that.",
      "Ages are counted in bins, so that quantiles and survival are off by at most 0.8 %.",
    ]
  }

  // MARK: This run

  var notes: [String] {
    let notes =
      [cap, fewReplications, youngLinks].compactMap(\.self)
      + experiment.notes.map { "Of the trace: \(Markdown.escaped($0))" }
    return notes.isEmpty ? ["Nothing was cut short or left out."] : notes
  }

  private var cap: String? {
    guard case .until(_, let most) = experiment.replications,
      !experiment.replications.isReached(by: report.results.measurements)
    else { return nil }
    return
      "The run stopped at \(Format.count(most)) replications, the most that the config allows, "
      + "before it knew as much as it was to."
  }

  private var fewReplications: String? {
    let (all, few) = (
      report.results.measurements.replications, report.scrutiny.bounds.replications
    )
    guard all > 1 else {
      return "One replication gives no intervals: chance cannot be told from difference."
    }
    return few < all
      ? "Bounds and replacements of host values were played for \(few) of the \(Format.count(all)) "
        + "replications." : nil
  }

  private var youngLinks: String? {
    let ages: [(Metric, Double)] = [
      (.linksSurvival1d, 1), (.linksSurvival7d, 7), (.linksSurvival30d, 30),
      (.linksSurvival90d, 90), (.linksSurvival365d, 365),
    ]
    let survival = report.results.measurements.tallies[0].strategy.survival
    guard survival.broken.total + survival.censored.total > 0 else { return nil }
    let unseen = ages.filter { metric, _ in
      experiment.strategies.indices.allSatisfy { report.estimate(metric, $0, 0).mean == nil }
    }
    return unseen.first.map { "No link got \(Format.plain($0.1)) days old." }
  }
}

extension String {
  /// A clause as an item of a list.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
