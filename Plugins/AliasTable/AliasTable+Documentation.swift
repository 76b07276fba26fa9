import StrategyKit

extension AliasTable {
  static let documentation = Documentation(
    idea: "Identifiers may change, since the app keeps a table from the old ones to the entity and "
      + "looks there when an identifier is not current.",
    whenToUse:
      "Take it when identifiers have to change, as the slugs in public addresses do, and old "
      + "ones must go on working. Choose the capacity by the age of the links that matter.",
    failureModes: [
      "A table of capacity c has lost an identifier after c + 1 further changes: at an age d "
        + "it still resolves with the probability that a Poisson variable of mean rate x d is at "
        + "most c.",
      "An alias that expires breaks what still holds it; the table is tidied only when the "
        + "entity is saved, so an entity that rests keeps its aliases for longer.",
      "The table is memory: without it, every identifier but the current one is orphaned.",
      "With slugs, an old identifier of one entity can be the current one of another, which "
        + "then is opened in its place.",
      "Resolving old identifiers does not refresh a label: it is as old as the pick.",
    ],
    cost:
      "A row for each identifier that was ever given out, up to the capacity, and a look at the "
      + "table for each identifier that is not current.")
}
