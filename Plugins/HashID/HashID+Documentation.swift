import StrategyKit

extension HashID {
  static let documentation = Documentation(
    idea:
      "The identifier holds a hash of the display, so it changes exactly when the display does, "
      + "and nothing has to be counted or stored.",
    whenToUse:
      "Take it instead of a version where memory is lost or devices must agree: the same name "
      + "gives the same identifier everywhere. Keep the key in it, and resolve leniently or with "
      + "a history.",
    failureModes: [
      "With strict resolving every rename orphans what was picked before; going back to an "
        + "earlier name revives it: of links to a name that alternates between two, the share (1 "
        + "+ e^(-2 x rate x d)) / 2 works at an age d.",
      "Without the key, equal names share one identifier, and one of the two entities is "
        + "opened in place of the other.",
      "Without the key, short hashes of different names collide: of 500 names, two share "
        + "their 16 bits with 85 %, their 24 bits with 0.74 %, their 32 bits with 0.003 %.",
      "With the key, a rename leaves a hash of b bits as it was with probability 2^-b.",
      "A name that another device writes in another Unicode form has another hash, unless it "
        + "is normalized.",
      "Another algorithm, another normalization or another set of fields in an update changes "
        + "every identifier at once.",
      "Swift's Hasher is seeded anew in every process and must never be used for this.",
      "A short hash of a personal name can be guessed by whoever sees it in a link.",
    ],
    cost: "A hash each time that an entity is saved; with a history, each earlier hash is kept. No "
      + "counter can be lost.")
}
