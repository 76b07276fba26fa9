import ExperimentConfig
import Reporting
import Simulation
import StrategyLoading

/// Reads a config with what the command line changes.
enum ExperimentFile {
  static func read(_ path: String, _ options: Options) throws -> Experiment {
    var overrides = ConfigOverrides()
    overrides.settings = options.all("--set")
    if let seed = try options.integer("--seed", in: 0...Int.max) {
      overrides.settings.append("seed=\(seed)")
    }
    if let replications = try options.integer("--replications", in: 1...1_000_000) {
      overrides.settings.append("replications=\(replications)")
    }
    // Paths on the command line stand where the program runs, those in the config beside it.
    overrides.hosts = options.all("--host").map { host in
      host.hasSuffix(".yaml") || host.hasSuffix(".yml") || host.contains("/")
        ? InputFile.absolute(host) : host
    }
    return try ExperimentReader.read(
      InputFile.read(path), file: path, overrides: overrides,
      sources: sources(beside: path, plugins: options.all("--plugin")))
  }

  private static func sources(beside path: String, plugins: [String]) throws -> ConfigSources {
    var modules = try BundledStrategies.all()
    for plugin in plugins { modules.append(try open(plugin)) }
    return ConfigSources(
      modules: modules,
      readFile: { try InputFile.read(InputFile.resolve($0, beside: path)) },
      openModule: { try open(InputFile.resolve($0, beside: path)) })
  }

  /// Opens a module, with the digest that tells it from other builds of it.
  private static func open(_ path: String) throws -> StrategyModule {
    var module = try StrategyFile.open(path)
    module.digest = Digest.sha256(try InputFile.read(path))
    return module
  }
}
