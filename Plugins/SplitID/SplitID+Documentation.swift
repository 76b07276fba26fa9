import StrategyKit

extension SplitID {
  static let documentation = Documentation(
    idea:
      "Two identifiers in one: a local part with a version, by which a host on this device sees "
      + "a new entity after a rename, and a stable part for links and other devices. The newest "
      + "platform API for syncable entities has this form.",
    whenToUse:
      "Take it where a host keeps labels by identifier and links or other devices matter as "
      + "well. Resolve leniently, by the stable part, unless an outdated selection must not show "
      + "another name.",
    failureModes: [
      "With strict resolving every rename orphans the slots of this device, as with a "
        + "version; links go on working.",
      "Labels that are kept in each slot are no fresher than with a stable identifier.",
      "The version is counted on each device apart; only the stable part may leave it.",
      "The stable part must be the same on all devices: a key that each device makes for "
        + "itself is not.",
      "No public report tells how hosts treat the two parts.",
    ],
    cost: "A counter for each entity, and code that knows which of the two parts it was handed. On "
      + "one device it counts exactly as versioned-id with stable links.")
}
