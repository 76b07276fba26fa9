import StrategyKit

extension StableID {
  static let documentation = Documentation(
    idea: "The app's own primary key is the identifier. Whatever the entity is called, it is the "
      + "same entity, and every identifier that was ever given out still means it.",
    whenToUse:
      "Take it when links, analytics and shared documents matter more than labels, and whenever "
      + "you are in doubt: it is what platform documentation asks for. Take another one where a "
      + "host keeps one label for each identifier and users cannot work with an outdated one.",
    failureModes: [
      "A label stays as it was when the user picked it, until the user picks again; nobody "
        + "may.",
      "Where a host keeps its label by identifier, even a new pick shows the old name: the "
        + "label never recovers.",
      "A key that is only stable on one device or in one installation means nothing on the "
        + "next one, under a label that looks healthy.",
      "A deleted and re-created entity has another key; a database row that is used again "
        + "hits the wrong entity silently.",
      "Two entities with one name look the same in a picker, and the label does not tell "
        + "which one was picked.",
    ],
    cost: "Nothing is kept and nothing is computed. The identifier is as long as the key.")
}
