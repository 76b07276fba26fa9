import Diagnostics
import ExperimentConfig
import TestSupport

/// A small valid config, and ways to make it wrong.
enum ConfigFixture {
  static let blocks = [
    "experiment: base", "horizon: 1y", "entities: 10", "hosts: [widgetkit-edit-sheet]",
    "workload: {renames: 1/y}", "strategies: [stable-id]",
  ]

  static let base = blocks.joined(separator: "\n") + "\n"

  static let strategies = [
    "stable-id", "versioned-id", "hash-id", "accept-staleness", "template-id",
  ]

  /// The base with another block in the place of the one that starts with a key, or at its end.
  static func base(with block: String, at key: String? = nil) -> String {
    let key = key ?? String(block.prefix { $0 != ":" })
    guard blocks.contains(where: { $0.hasPrefix(key + ":") }) else { return base + block + "\n" }
    return blocks.map { $0.hasPrefix(key + ":") ? block : $0 }.joined(separator: "\n") + "\n"
  }

  /// The bundled strategies, and no file.
  static func sources() throws -> ConfigSources {
    ConfigSources(
      modules: try strategies.map(Modules.bundled),
      readFile: { throw UnreadableFile(path: $0, reason: "there is no such file") },
      openModule: { throw UnreadableFile(path: $0, reason: "there is no such file") })
  }

  static func read(_ bytes: [UInt8], _ overrides: ConfigOverrides = ConfigOverrides()) throws
    -> Experiment
  {
    try ExperimentReader.read(
      bytes, file: "bad.yaml", overrides: overrides, sources: try sources())
  }

  /// What is wrong with a config, as the user sees it.
  static func complaint(_ bytes: [UInt8], _ overrides: ConfigOverrides = ConfigOverrides()) throws
    -> String?
  {
    do {
      _ = try read(bytes, overrides)
      return nil
    } catch let mistakes as Mistakes {
      return mistakes.rendered
    }
  }
}
