import StrategyKit

extension TemplateID {
  static let documentation = Documentation(
    idea:
      "The identifier is declared as a text with fields, so that a review can try a form before "
      + "anybody programs it: '{key}.v{version}', '{key}.{name:nfc:sha256:8}', '{name:slug}'.",
    whenToUse:
      "Take it to compare forms of identifiers, and to find out what a form that exists already "
      + "would have cost. '{key}' alone is the stable identifier; '{key}.v{version}' counts as "
      + "versioned-id does, '{key}.h{name:nfc:sha256:8}' as hash-id.",
    failureModes: [
      "A template without {key} gives one identifier to all entities of one name, one slug or "
        + "one hash: the wrong one may be opened.",
      "With strict resolving and no aliases every change of a field orphans what was given "
        + "out before.",
      "A key that contains the text between the fields can be read in two ways.",
      "The name itself, or its slug, shows personal data in every link and log.",
      "{name} without a filter follows the bytes of the name: another Unicode form or another case "
        + "is another identifier.",
      "{version} is memory that can be lost; {name} needs none.",
    ],
    cost: "The name is folded and hashed at each question and each answer. A counter for each "
      + "entity with {version}, and as many old identifiers as 'aliases' says.")
}
