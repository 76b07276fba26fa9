import HostModel
import Simulation

extension Tallies {
  /// What happened, summed over replications, by the names of `results.json`.
  func counts(at host: Int, _ behaviour: HostBehaviour) -> [String: Double] {
    let slots = hosts[host]
    let uses = TargetState.allCases.reduce(0) { sum, state in
      state == .notSelected || state == .unasked ? sum : sum + slots.uses(state, behaviour)
    }
    return [
      "entities": strategy.entities, "renames": strategy.renames,
      "displayChanges": strategy.displayChanges, "touches": strategy.touches,
      "deletes": strategy.deletes, "restores": strategy.restores, "picks": slots.picks,
      "repicks": slots.repicks, "views": slots.liveViews, "viewsFresh": slots.views[.fresh],
      "viewsStale": slots.views[.stale], "viewsEmpty": slots.views[.empty],
      "viewsWrongEntity": slots.views[.wrongEntity], "viewsOfDeleted": slots.views[.ofDeleted],
      "slots": slots.slots, "linksIssued": strategy.linksIssued,
      "linksFollowed": strategy.liveFollows, "linksGone": strategy.follows[.gone],
      "identifiers": strategy.distinctIdentifiers,
    ].mapValues(Double.init).merging(["uses": uses.rounded()]) { one, _ in one }
  }
}
