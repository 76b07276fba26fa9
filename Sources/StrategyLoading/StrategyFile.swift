#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif
import CStrategyABI
package import Simulation

/// A strategy module in a shared library.
package enum StrategyFile {
  /// Opens a file, finds its entry and shakes hands.
  ///
  /// The file stays open for as long as the process lives, since the module's functions are called
  /// until the end.
  ///
  /// - Throws: `StrategyRefusal` when the file is no such module.
  package static func open(_ path: String) throws(StrategyRefusal) -> StrategyModule {
    // Without a slash the system would search its library folders instead of the path.
    let path = path.contains("/") ? path : "./" + path
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw StrategyRefusal(
        module: path, found: dlerror().map { String(cString: $0) } ?? "a file that does not load",
        supported: "a shared library for this system",
        fix: "check the path, and build the module as a shared library")
    }
    let names = entryNames(path)
    guard let symbol = names.lazy.compactMap({ dlsym(library, $0) }).first else {
      throw StrategyRefusal(
        module: path, found: "a shared library without a strategy entry",
        supported: names.map { "a function '\($0)'" }.joined(separator: ", or "),
        fix: "export the entry function of stratbench_strategy.h with C linkage")
    }
    // The two names are reserved for functions of this type.
    let entry = unsafeBitCast(symbol, to: stratbench_strategy_entry_function.self)
    return try Handshake.check(entry(STRATBENCH_STRATEGY_ABI), module: path, file: path)
  }

  /// The entry's name, and the one with the module's name that lets several modules be linked
  /// into one program.
  private static func entryNames(_ path: String) -> [String] {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.split(separator: ".").first.map(String.init) ?? file
    let module = name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
    return [STRATBENCH_STRATEGY_ENTRY, "\(STRATBENCH_STRATEGY_ENTRY)_\(module)"]
  }
}
