import ExperimentConfig
import Simulation
import Workload

extension ResolvedConfig {
  /// What goes wrong, if anything can: a fault that never happens is as none.
  var faults: [String: JSONValue] {
    let faults = experiment.workload.faults
    guard !faults.isNone else { return [:] }
    var values: [String: JSONValue] = [
      "missedBump": .number(faults.missedBumps), "spuriousBump": .number(faults.spuriousBumps),
      "memoryLoss": Self.timing(faults.memoryLosses),
      "restoreOldMemory": Self.timing(faults.rewinds),
      "backupsEverySeconds": .number(faults.backupInterval),
      "tornCaptureSeconds": .number(faults.tornWindow),
      "unreadableStore": .number(faults.unreadableStore),
      "localeChange": Self.timing(faults.localeChanges),
    ]
    if let time = faults.schemeChange, let successor = experiment.strategies.first?.successor {
      let choice = StrategyChoice(
        label: successor.module.id, module: successor.module, values: successor.values)
      values["schemeChange"] = .object(["atSeconds": .number(time), "to": strategy(choice)])
    }
    return ["faults": .object(values)]
  }

  private static func timing(_ timing: Faults.Timing) -> JSONValue {
    switch timing {
    case .never: .null
    case .rate(let rate): .object(["rate": .number(rate)])
    case .at(let times): .object(["atSeconds": .array(times.map(JSONValue.number))])
    }
  }
}

extension Tallies {
  /// How often faults happened, summed over replications, by the names of `results.json`.
  func faultCounts(at host: Int) -> [String: Double] {
    let faults = strategy.faults
    return [
      "faultRenamesUntold": faults.untoldRenames, "faultTranslations": faults.translations,
      "faultSpuriousBumps": faults.spuriousBumps,
      "faultMemoryLosses": faults.memoryLosses, "faultRewinds": faults.rewinds,
      "faultSchemeChanges": faults.schemeChanges,
      "faultIdentifierChanges": faults.identifierChanges,
      "faultPlaceholders": hosts[host].placeholders,
    ].mapValues(Double.init)
  }
}
