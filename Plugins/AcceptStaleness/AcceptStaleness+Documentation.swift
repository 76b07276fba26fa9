import StrategyKit

extension AcceptStaleness {
  static let documentation = Documentation(
    idea:
      "A stable identifier, and an app that makes stale labels bearable: it shows the live name "
      + "wherever it renders itself, and asks the user to pick again after a rename.",
    whenToUse:
      "Take it when a stable identifier is right and the product can ask for a new pick at a "
      + "good moment. Only a host that captures the label of an identifier again at a new pick "
      + "rewards it.",
    failureModes: [
      "All that a stable identifier has, for users who do not follow the nudge: where the "
        + "share p follows it at once, the rate at which labels go stale falls to (1 - p) times "
        + "that of renames.",
      "How many users follow a nudge is not known from any public source: the default is a "
        + "guess to vary.",
      "Two entities that swap their names have labels that look right and are both wrong.",
      "Users with several slots of one entity may mend one of them.",
    ],
    cost: "The key is the identifier and nothing is kept for it. The nudges cost the design of a "
      + "prompt and the patience of users.")
}
