import StrategyKit

/// A stable identifier, and an app that makes stale labels bearable.
///
/// The app reads the live name everywhere it renders itself, and asks the user to pick again
/// after a rename. How often users follow such a nudge is not known from any public source; the
/// default is an assumption to vary.
struct AcceptStaleness: Strategy {
  static let manifest = Manifest(
    id: "accept-staleness", version: "1.0.0",
    summary: "The identifier is the key; the app nudges the user to pick again after a rename.",
    documentation: documentation,
    parameters: [
      Parameter(
        "nudge.probability", .share, default: "30%",
        help: "How often the user picks again when nudged."),
      Parameter(
        "nudge.delay", .duration, default: "1d",
        help: "How long after the rename the user does so."),
    ])

  let isStable = true
  let nudge: Nudge?

  init(_ parameters: Parameters) {
    nudge = Nudge(
      probability: parameters.number("nudge.probability"), delay: parameters.number("nudge.delay"))
  }

  func writeIdentifier(of entity: Entity, _ memory: NoMemory, to identifier: inout IdentifierWriter)
  {
    identifier.write(entity.key)
  }
}

private let export = StrategyExport(AcceptStaleness.self)

/// The door of the module.
@c(stratbench_strategy_entry_AcceptStaleness)
public func acceptStalenessEntry(_ hostABI: UInt32) -> UnsafeRawPointer? {
  UnsafeRawPointer(export.table)
}
