import Advice

extension AdviceDocument {
  /// The same for programs.
  package var json: String {
    get throws {
      var members: [String: JSONValue] = [
        "schema": .string("stratbench.advice/1"), "names": .count(advice.names),
        "distinctNames": .count(advice.distinctNames),
        "alike": .object(
          Dictionary(
            uniqueKeysWithValues: advice.likenesses.map { likeness, groups in
              (likeness.rawValue, .array(groups.map(Self.json)))
            })),
        "withoutSlug": .strings(advice.withoutSlug), "hashes": .array(advice.hashes.map(Self.json)),
        "lengths": .array(advice.lengths.map(length)),
        "personalData": .object(
          Dictionary(
            uniqueKeysWithValues: advice.personal.map { ($0.kind.rawValue, .strings($0.names)) })),
        "notes": .strings(advice.notes),
      ]
      members["delimiters"] = advice.delimiters.map(Self.json)
      return try JSONValue.object(members).text()
    }
  }

  private static func json(_ group: NameGroup) -> JSONValue {
    .object([
      "names": .count(group.entities),
      "spellings": .strings(group.spellings.map { String(decoding: $0, as: UTF8.self) }),
    ])
  }

  private static func json(_ hash: HashCollisions) -> JSONValue {
    .object([
      "bits": .count(hash.bits), "colliding": .count(hash.colliding),
      "probability": .number(hash.probability), "expectedPairs": .number(hash.expectedPairs),
    ])
  }

  private func length(_ form: IdentifierLengths) -> JSONValue {
    let over = zip(advice.limits, form.over).map { limit, count in
      JSONValue.object([
        "host": .string(limit.host), "limit": .count(limit.bytes), "over": .count(count),
      ])
    }
    return .object([
      "form": .string(form.form), "longest": .count(form.longest), "limits": .array(over),
    ])
  }

  private static func json(_ delimiters: KeyDelimiters) -> JSONValue {
    let uses = delimiters.uses.map { use in
      JSONValue.object([
        "delimiter": .string(use.delimiter), "keys": .count(use.keys),
        "pairs": .array(
          use.pairs.map { .object(["key": .string($0.key), "longer": .string($0.longer)]) }),
      ])
    }
    return .object([
      "keys": .count(delimiters.keyCount), "uses": .array(uses),
      "versionLike": .strings(delimiters.versionLike),
    ])
  }
}
