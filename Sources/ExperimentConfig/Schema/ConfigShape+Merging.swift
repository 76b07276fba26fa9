extension ConfigShape {
  /// Puts together what several rounds showed of one place.
  init(_ probes: [SchemaRecorder.Probe], at path: [String] = [], isElement: Bool = false) {
    for kind in probes.flatMap(\.kinds) where !kinds.contains(kind) { kinds.append(kind) }
    let elements = probes.compactMap(\.element)
    if !elements.isEmpty { self.elements = [ConfigShape(elements, at: path, isElement: true)] }
    help = probes.compactMap(\.help).first ?? (isElement ? nil : KeyTexts.text(of: path))
    defaultValue = probes.compactMap(\.defaultValue).first
    let openings = probes.flatMap(\.openings)
    variants = Self.distinct(openings.map(\.condition)).map { condition in
      let own = openings.filter { $0.condition == condition }
      // What a key holds can hang on the word beside it, but not on whether another key is there.
      return Variant(own, condition, alike: condition?.isWord == true ? own : openings, at: path)
    }
  }

  fileprivate static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension ConfigShape.Variant {
  fileprivate init(
    _ openings: [SchemaRecorder.Opening], _ condition: ConfigShape.Condition?,
    alike: [SchemaRecorder.Opening], at path: [String]
  ) {
    self.condition = condition
    eitherOf = ConfigShape.distinct(openings.flatMap(\.eitherOf))
    let asked = openings.flatMap(\.keys)
    keys = ConfigShape.distinct(asked.map(\.name)).map { name in
      let same = asked.filter { $0.name == name }
      let probes = alike.flatMap(\.keys).filter { $0.name == name }.map(\.probe)
      return ConfigShape.Key(
        name: name, isRequired: same.allSatisfy(\.isRequired),
        shape: ConfigShape(probes, at: path + [name]))
    }
  }
}
