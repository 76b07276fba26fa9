import StrategyKit

extension CoalescedVersion {
  static let documentation = Documentation(
    idea: "As with a version, but once a new one was given out, further changes within a quiet "
      + "period raise none: a burst of edits costs one identifier.",
    whenToUse: "Take it where names are typed and corrected within minutes, and each identifier is "
      + "expensive: an index entry, a push, a row in analytics.",
    failureModes: [
      "A change within the quiet period leaves the identifier as it is: a host that keeps "
        + "labels by identifier goes on showing the name from the start of the burst, until a "
        + "change after the period.",
      "Under renames at a constant rate the identifiers come at a mean distance of 1/rate + "
        + "quiet, so there are 1/(1/rate + quiet) a year: a period that is short beside 1/rate "
        + "saves hardly any.",
      "With strict resolving each new version orphans what was picked before, only less "
        + "often.",
      "The counter and the time of its last change are memory that a reinstall loses and two "
        + "devices keep apart.",
    ],
    cost: "A counter and a time for each entity.")
}
