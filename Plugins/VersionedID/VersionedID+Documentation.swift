import StrategyKit

extension VersionedID {
  static let documentation = Documentation(
    idea:
      "A number in the identifier grows with every change of the display, so that the host sees "
      + "a new entity and captures a new label.",
    whenToUse:
      "Take it where the host keeps its labels by identifier, with lenient resolving, so that "
      + "what was picked before goes on working. Where labels are kept in each slot it gains "
      + "nothing over a stable identifier: only a new pick helps, and that helps there as well.",
    failureModes: [
      "With strict resolving every rename orphans every slot, link and index entry of the "
        + "entity: of links that are followed at an age d, the share e^(-rate x d) still works.",
      "With lenient resolving targets are safe, and labels are no fresher than with a stable "
        + "identifier until the user picks again.",
      "The counter is memory: after a reinstall it starts again, and a version is given out a "
        + "second time for another name.",
      "Two devices count apart, so a version of one is unknown to the other, or is another "
        + "name there.",
      "A rename that is written past the app's own code, by a sync, an import or an undo, "
        + "raises nothing.",
      "Going back to an earlier name gives a new version, although the old label is right "
        + "again.",
      "A key that ends in '.v1' makes identifiers that can be read in two ways.",
    ],
    cost: "A counter for each entity, which has to survive and to be in one place. Every rename is "
      + "a new identifier for analytics, caches and indexes.")
}
