import Simulation

/// Every bundled strategy in its widest form, asked about arbitrary bytes.
enum ProbedStrategies {
  private static let words: [String: [String: StrategyValue]] = [
    "versioned-id": ["resolve": .text("lenient"), "links": .text("stable")],
    "hash-id": ["resolve": .text("lenient"), "normalize": .text("nfkc-casefold-trim")],
    "template-id": [
      "template": .text("{key}-{version}-{name:slug}{name:sha256:5}.{name:nfkc-casefold-trim}"),
      "resolve": .text("lenient"), "aliases": .number(3),
    ],
    "alias-table": ["identifiers": .text("slug"), "capacity": .number(3)],
    "coalesced-version": ["resolve": .text("lenient"), "quiet": .number(1)],
    "split-id": ["resolve": .text("lenient")],
    "slug-id": ["redirects": .number(1)],
  ]

  /// The instances of one thread; a strategy is used by one at a time.
  private static func instances() -> [StrategyInstance] {
    FuzzTarget.modules.compactMap { module in
      let values = module.parameters.map { parameter in
        words[module.id]?[parameter.name] ?? defaultValue(parameter)
      }
      return try? StrategyInstance(module, values)
    }
  }

  private static func defaultValue(_ parameter: StrategyParameter) -> StrategyValue {
    switch parameter.kind {
    case .choice, .text: .text(parameter.defaultValue)
    case .flag: .number(parameter.defaultValue == "true" ? 1 : 0)
    default: .number(Double(parameter.defaultValue) ?? 0)
    }
  }

  // Unsafe: whoever fuzzes identifiers does so in one thread.
  nonisolated(unsafe) private static let shared = instances()

  /// Key, name and identifier stand between null bytes.
  static func flaw(with bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    let (key, name) = (Array(parts[0]), parts.count > 1 ? Array(parts[1]) : [])
    let asked = parts.count > 2 ? Array(parts[2]) : bytes
    // Text reaches strategies in UTF-8; what a host hands back may be anything.
    let (validKey, validName) = (valid(key), valid(name))
    for (module, instance) in zip(FuzzTarget.modules, shared) {
      var probe = StrategyProbe(instance, key: validKey, name: validName)
      defer { probe.end() }
      let first = probe.identifier()
      _ = probe.isMeant(by: asked)
      probe.save(valid(asked), at: 10)
      _ = probe.isMeant(by: asked)
      _ = probe.isMeant(by: first)
      if !probe.isMeant(by: probe.identifier()) {
        return "\(module.id): a fresh identifier is lost"
      }
    }
    return nil
  }

  private static func valid(_ bytes: [UInt8]) -> [UInt8] {
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return text.isEmpty ? Array("k".utf8) : text
  }
}
