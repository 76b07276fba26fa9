import ExperimentConfig
import Scoring
import Simulation
import Workload

/// What was played, in words.
extension ContextSection {
  /// What was played, a line each.
  var facts: [String] {
    let workload = experiment.workload
    let edits: [String]
    switch workload.edits {
    case .synthetic(let synthetic): edits = [self.synthetic(synthetic)]
    case .trace(let trace): edits = [self.trace(trace)]
    }
    return edits + [actions(workload.actions)] + [faults, played].compactMap(\.self)
  }

  /// What goes wrong, and how often it did, if anything can.
  private var faults: String? {
    let faults = experiment.workload.faults
    guard !faults.isNone else { return nil }
    let successor = experiment.strategies.first?.successor.map {
      " The new scheme is \(Markdown.code($0.module.id))."
    }
    let tallies = report.results.measurements.tallies[0]
    let tally = tallies.strategy.faults
    let counts = [
      (tally.untoldRenames, "rename past the strategy", "renames past the strategy"),
      (tally.translations, "name in another language", "names in another language"),
      (tally.spuriousBumps, "save taken for a rename", "saves taken for renames"),
      (tally.memoryLosses, "memory of an entity lost", "memories of entities lost"),
      (tally.rewinds, "memory of an entity set back", "memories of entities set back"),
      (tally.schemeChanges, "entity changed over", "entities changed over"),
      (
        tallies.hosts.map(\.placeholders).reduce(0, +), "placeholder captured",
        "placeholders captured"
      ),
    ].filter { $0.0 > 0 }.map { "\(Format.count($0.0)) \($0.0 == 1 ? $0.1 : $0.2)" }
    return "**Faults**: \(enumerated(FaultWords.clauses(faults)))."
      + (successor ?? "")
      + (counts.isEmpty ? " None of it happened." : " That came to \(enumerated(counts)).")
  }

  private func synthetic(_ synthetic: SyntheticWorkload) -> String {
    let spread = synthetic.dispersion.map {
      ", unequal between entities (gamma, shape \(Format.plain($0)))"
    }
    let reverts =
      synthetic.reverts > 0
      ? " (\(Format.percent(synthetic.reverts, 0)) back to the name before)" : ""
    var parts = ["renamed \(Format.rate(synthetic.renames))\(reverts)\(spread ?? "")"]
    if synthetic.touches > 0 {
      parts.append("saved without a rename \(Format.rate(synthetic.touches))")
    }
    if synthetic.deletes > 0 { parts.append("deleted \(Format.rate(synthetic.deletes))") }
    return
      "**Edits**: \(counted(synthetic.entities, "entity").replacing("entitys", with: "entities"))"
      + " over \(Format.duration(experiment.workload.horizon)), each \(enumerated(parts))."
  }

  private func trace(_ trace: Trace) -> String {
    let end = Format.moment(experiment.workload.horizon, start: trace.start)
    return "**Edits**: replayed from \(Markdown.code(experiment.traceName ?? "a trace")): "
      + "\(trace.entities.count == 1 ? "1 entity" : "\(Format.count(trace.entities.count)) entities"), "
      + "\(counted(trace.count(of: .rename), "rename")) recorded from "
      + "\(Format.moment(0, start: trace.start)) to \(end)." + recordedActions(trace)
  }

  private func recordedActions(_ trace: Trace) -> String {
    let kinds: [(Event.Kind, String)] = [
      (.pick, "pick"), (.view, "view"), (.use, "use"), (.link, "link"), (.follow, "follow"),
    ]
    let parts = kinds.map { (trace.count(of: $0.0), $0.1) }.filter { $0.0 > 0 }
    return parts.isEmpty
      ? "" : " It also holds \(enumerated(parts.map { counted($0.0, $0.1) })) of users."
  }

  private func actions(_ actions: UserActions) -> String {
    let slots: String
    switch actions.slots {
    case .fixed(let count): slots = "\(counted(count, "slot")) per entity"
    case .mean(let mean): slots = "\(Format.plain(mean)) slots per entity in the mean"
    }
    var parts = ["picked at the entity's creation"]
    if actions.picks > 0 { parts.append("picked again \(Format.rate(actions.picks))") }
    if actions.views > 0 { parts.append("looked at \(Format.rate(actions.views))") }
    var text =
      actions.slots == .fixed(0)
      ? "**Users**: only what the history itself holds."
      : "**Users**: \(slots), each \(enumerated(parts))."
    if actions.links > 0 {
      text +=
        " Links are issued \(Format.rate(actions.links)) per entity and followed \(delay(actions))."
    }
    return text + reactions(actions)
  }

  private func delay(_ actions: UserActions) -> String {
    switch actions.followDelay {
    case .fixed(let delay): "\(Format.duration(delay)) later"
    case .exponential(let mean): "\(Format.duration(mean)) later in the mean (exponential)"
    }
  }

  private func reactions(_ actions: UserActions) -> String {
    let reactions = [
      (actions.onStaleView, "a stale label"),
      (actions.onOrphanedSlot, "a slot that lost its target"),
    ]
    return reactions.compactMap { reaction, cause in
      reaction.map {
        " After meeting \(cause), users pick again in \(Format.percent($0.probability, 0)) of cases"
          + ($0.delay > 0 ? ", \(Format.duration($0.delay)) later." : ".")
      }
    }.joined()
  }

  private var played: String {
    let tallies = report.results.measurements.tallies[0]
    return "**Played**: \(counted(report.results.measurements.replications, "replication")), in "
      + "all \(counted(tallies.strategy.renames, "rename")), "
      + "\(counted(tallies.hosts[0].liveViews, "label view")) and "
      + "\(counted(tallies.strategy.liveFollows, "followed link")) under each strategy."
      + stopping
  }

  /// Why there are as many replications, when the run decided it.
  private var stopping: String {
    guard case .until(let precision, let most) = experiment.replications else { return "" }
    let isShare = precision.metric.unit == .share
    let width =
      isShare
      ? Format.plain(100 * precision.halfWidth) + " %"
      : Format.value(precision.halfWidth, precision.metric)
    let aim =
      "`\(precision.metric.rawValue)` was known to ± \(width) under every strategy at every host"
    let end =
      experiment.replications.isReached(by: report.results.measurements)
      ? "That was reached."
      : "**That was not reached**: the run stopped at the most that it was allowed, "
        + "\(Format.count(most))."
    return " Replications were added until \(aim), looking after each doubling from 10 on, with "
      + "intervals so much wider that all looks together are right in 95 % of runs. \(end)"
  }
}
