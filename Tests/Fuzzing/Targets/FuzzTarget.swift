import Diagnostics
import ExperimentConfig
import Simulation
import StratbenchCommands
import Workload
import YAMLReading

/// A reader of texts that strangers write, for fuzzing: whatever the bytes, it answers or refuses.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case template, names, trace, yaml, config, identifiers

  /// Reads some bytes.
  ///
  /// - Returns: What is wrong with the answer, or nil; a crash is for the caller to see.
  package func flaw(in bytes: [UInt8]) -> String? {
    switch self {
    case .template: Self.flaw(ofTemplate: bytes)
    case .names: answered { _ = try NameListReader.read(bytes, file: "a.csv") }
    case .trace: answered { _ = try TraceReader.read(bytes, file: "a.csv", slack: 60) }
    case .yaml: answered { _ = try YAMLReader.read(bytes, file: "a.yaml") }
    case .config:
      answered { _ = try ExperimentReader.read(bytes, file: "a.yaml", sources: Self.sources) }
    case .identifiers: ProbedStrategies.flaw(with: bytes)
    }
  }

  /// Expects a value, or mistakes that can be shown.
  private func answered(_ read: () throws -> Void) -> String? {
    do {
      try read()
      return nil
    } catch let mistakes as Mistakes {
      return mistakes.rendered.contains(": error: ") ? nil : "no mistake is shown"
    } catch is UnreadableFile {
      // A mutation can name a file, which the reader leaves to others.
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func flaw(ofTemplate bytes: [UInt8]) -> String? {
    guard let module = modules.first(where: { $0.id == "template-id" }) else { return "no module" }
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(StrategyProblem) {
      let instance = try StrategyInstance(module, [.text(text), .text("strict"), .number(2)])
      let probe = StrategyProbe(instance, key: Array("k".utf8), name: Array("Anna".utf8))
      defer { probe.end() }
      return probe.isMeant(by: probe.identifier()) ? nil : "the identifier does not resolve"
    } catch {
      let isPlaced = error.columns.map { $0.upperBound <= max(text.unicodeScalars.count, 1) + 1 }
      return isPlaced == true && !error.message.isEmpty && error.help?.isEmpty == false
        ? nil : "the mistake has no place or no help: \(error)"
    }
  }

  static let modules = (try? Stratbench.bundledStrategies()) ?? []

  private static let sources = ConfigSources(
    modules: modules, readFile: { throw UnreadableFile(path: $0, reason: "no file") },
    openModule: { throw UnreadableFile(path: $0, reason: "no file") })
}
