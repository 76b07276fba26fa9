#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How much memory the program may use.
enum MachineMemory {
  /// The bytes of the machine, or of the container that the program runs in when these are fewer.
  static var bytes: Double {
    let machine = Double(ProcessInfo.processInfo.physicalMemory)
    // Linux, control groups of version 2; the file says 'max' where there is no limit.
    let limit = try? String(contentsOfFile: "/sys/fs/cgroup/memory.max", encoding: .utf8)
    return limit.flatMap { Double($0.trimmingPrefix(" ").prefix { $0.isNumber }) }
      .map { min($0, machine) } ?? machine
  }

  /// Refuses a run that is expected not to fit.
  static func require(_ needed: Double, of available: Double = bytes) throws(CommandFailure) {
    guard needed > available else { return }
    throw CommandFailure(
      .mistakes,
      "error: the run would take about \(gigabytes(needed)) of memory, of \(gigabytes(available))"
        + "\n  help: a strategy whose answers depend on other entities keeps all of them at once "
        + "for each job: use fewer --jobs or 'entities', or a shorter 'horizon'")
  }

  private static func gigabytes(_ bytes: Double) -> String {
    let tenths = Int((bytes / 1e8).rounded())
    return "\(tenths / 10).\(tenths % 10) GB"
  }
}
