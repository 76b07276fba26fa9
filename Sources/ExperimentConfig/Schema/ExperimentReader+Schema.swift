package import Simulation
import YAMLReading

extension ExperimentReader {
  /// What a config may hold, found by letting the readers ask for it.
  ///
  /// - Parameter modules: The strategies that can be named, with their parameters.
  /// - Throws: `Mistakes` if a profile that was shipped is wrong, which a test rules out.
  package static func shape(modules: [StrategyModule]) throws -> ConfigShape {
    let sources = ConfigSources(
      modules: modules, readFile: { throw UnreadableFile(path: $0, reason: "it is not read") },
      openModule: { throw UnreadableFile(path: $0, reason: "it is not opened") })
    let words = max(modules.count, Metric.allCases.count, ShippedProfiles.names.count)
    var probes: [SchemaRecorder.Probe] = []
    for round in 0..<SchemaRecorder.rounds(forWords: words) {
      let recorder = SchemaRecorder(round: round)
      _ = try ExperimentReader(sources, recorder: recorder)
        .experiment(recorder.node(for: recorder.root))
      probes.append(recorder.root)
    }
    return ConfigShape(probes)
  }
}
