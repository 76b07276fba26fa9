import StrategyKit

extension SlugID {
  static let documentation = Documentation(
    idea: "The name in the form of an address: lower case, without diacritics, words joined by "
      + "hyphens. People can read it.",
    whenToUse:
      "Take it for public pages that people type and share, with redirects, and with a rule of "
      + "your own that keeps two entities from having one slug. Not for personal data, and not "
      + "for selections that a host keeps.",
    failureModes: [
      "Two entities with one slug: whichever is found first is opened for both.",
      "Without redirects every rename that changes the slug breaks all links and slots of the "
        + "entity.",
      "With redirects an old slug works until another entity takes that name; from then on it "
        + "opens that one.",
      "A change in case, punctuation or diacritics leaves the slug as it was, so a host that "
        + "keeps labels by identifier goes on showing the old name.",
      "A name without letters and digits has no slug, and the key stands in.",
      "Names of persons stand in links, logs and analytics.",
    ],
    cost: "No memory without redirects; with them, every slug that an entity ever had. A check for "
      + "equal slugs across all entities, which this module leaves out to show what happens "
      + "without it.")
}
