/// What the keys of a config are for, in one line each, for editors that read the schema.
///
/// Parameters of strategies, switches of hosts and metrics bring their own lines.
package enum KeyTexts {
  /// By path, in which `*` stands for any key.
  package static let all = [
    "experiment": "The name of the experiment, which also names its folder.",
    "question": "What the review asks; the report repeats it.",
    "seed": "The number from which everything random follows.",
    "replications": "How many independent histories are drawn, or how precise the result must be.",
    "replications.until": "Adds replications until a metric is known well enough.",
    "replications.until.metric": "The metric to be known, under every strategy at every host.",
    "replications.until.half-width": "Half of the 95 % interval that is enough.",
    "replications.at-most": "Where to stop even if the metric is not known so well.",
    "entities": "How many entities each history has.",
    "horizon": "How long each history is.",
    "hosts": "The host surfaces to play: names, files, or profiles with changes.",
    "hosts.profile": "The name of a shipped profile, or a file.",
    "hosts.label": "What the host is called in the report.",
    "hosts.set": "Values that replace those of the profile.",
    "hosts.set.*.value": "The value in force.",
    "hosts.set.*.evidence": "How well it is supported; a bare value is assumed.",
    "hosts.set.*.source": "Where the claim is made in public; every grade but 'assumed' needs it.",
    "hosts.set.push.accepted": "The share of pushed labels that the host accepts.",
    "hosts.set.push.delay": "How much later an accepted label is shown.",
    "hosts.set.push.*.accepted": "The share of pushed labels that the host accepts.",
    "hosts.set.push.*.delay": "How much later an accepted label is shown.",
    "hosts.set.*.alternatives": "Other values that the evidence leaves open.",
    "workload": "What happens to entities, and what users do.",
    "workload.trace": "A recorded history to replay, CSV or NDJSON, relative to the config.",
    "workload.trace.csv": "A short history in the form of a trace file, for scripted cases.",
    "workload.slack": "How far back in time a row of the trace may go.",
    "workload.renames": "How often an entity gets another name.",
    "workload.renames.rate": "How often an entity gets another name, in the mean.",
    "workload.renames.dispersion":
      "The shape of the gamma distribution of rates over entities; small is unequal.",
    "workload.renames.reverts": "The share of renames that go back to the name before.",
    "workload.touches": "How often an entity is saved without a rename.",
    "workload.deletes": "How often an entity is deleted.",
    "workload.slots": "How many slots select each entity.",
    "workload.slots.mean": "How many slots select an entity in the mean.",
    "workload.picks": "How often a slot is picked again.",
    "workload.views": "How often the user looks at a slot.",
    "workload.links": "Deep links that leave the app and are followed later.",
    "workload.links.issued": "How often a link to an entity is issued.",
    "workload.links.followed-after": "How long after it was issued a link is followed.",
    "workload.links.followed-after.fixed": "The same delay for every link.",
    "workload.links.followed-after.exponential": "The mean of exponential delays.",
    "workload.reactions": "What users do about what they meet.",
    "workload.reactions.stale-view": "Picking again after seeing a stale label.",
    "workload.reactions.orphaned-slot": "Picking again after meeting a slot that lost its target.",
    "workload.reactions.*.probability": "How many users do it.",
    "workload.reactions.*.delay": "How much later.",
    "strategies": "The strategies to compare: names, files, or modules with parameters.",
    "strategies.plugin": "The name of a strategy, or the file of a module.",
    "strategies.label": "What the strategy is called in the report.",
    "strategies.per-host":
      "Parameters that are others at some hosts, by the name of the host; none that changes what is "
      + "issued.",
    "strategies.*": "A group of parameters.",
    "faults": "What goes wrong in the app; what is not named does not.",
    "faults.missed-bump": "The share of renames that are written past the strategy.",
    "faults.spurious-bump": "The share of saves without a rename that it takes for a rename.",
    "faults.memory-loss": "When the app forgets what the strategy remembers, as in a reinstall.",
    "faults.restore-old-memory": "When what the strategy remembers is set back to a backup.",
    "faults.restore-old-memory.rate": "How often that happens.",
    "faults.restore-old-memory.backups-every": "The time from one backup to the next.",
    "faults.torn-capture": "How long after a rename the new name goes with the old identifier.",
    "faults.unreadable-store": "The share of captures that get a placeholder for the name.",
    "faults.locale-change": "When the language, and so every display text, changes.",
    "faults.scheme-change": "An update that puts another strategy into the place of each.",
    "faults.scheme-change.to": "The strategy that takes over, written as in 'strategies'.",
    "faults.scheme-change.to.plugin": "The name of a strategy, or the file of a module.",
    "faults.scheme-change.to.label": "What it is called.",
    "faults.scheme-change.to.*": "A group of parameters.",
    "faults.*.at": "The moment, or a list of them, from the start of the history.",
    "score": "How what is measured becomes scores.",
    "score.tolerance": "How long ago a label may have gone stale before its views are late.",
    "score.weights": "How much each criterion counts; one that is not named counts nothing.",
    "score.weights.*": "A number, or a range such as 2..5.",
    "score.criteria": "From which metrics each criterion is scored; the worst one counts.",
    "score.criteria.*": "The metrics of the criterion with their anchors.",
    "score.criteria.*.*.good": "The value that scores 100.",
    "score.criteria.*.*.bad": "The value that scores 0.",
    "score.vetoes": "Metrics above whose limits a strategy is excluded, whatever its score.",
    "expect": "What must come out, such as 'links.correct of stable-id >= 99%'.",
    "scenarios": "Experiments to play beside this one, by name: what is different in each.",
    "sweep": "Values to try, by the path of what they replace; 'together' and 'except' limit them.",
    "vary-assumptions": "Whether assumed values of hosts are replaced by their alternatives.",
  ]

  static func text(of path: [String]) -> String? {
    all[path.joined(separator: ".")]
      ?? all.keys.sorted().first { matches(path, $0) }.flatMap { all[$0] }
  }

  /// Whether a path is one of those that a pattern stands for.
  package static func matches(_ path: [String], _ pattern: String) -> Bool {
    let parts = pattern.split(separator: ".")
    return parts.count == path.count && zip(parts, path).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
