#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import StratbenchCommands

exit(Stratbench.run(Array(CommandLine.arguments.dropFirst())).rawValue)
