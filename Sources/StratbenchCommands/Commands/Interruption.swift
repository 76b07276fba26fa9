#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Whether the user has interrupted the program.
enum Interruption {
  private static let flag = Atomic(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Takes over the interrupt signal: the run stops at the next unit of work.
  static func watch() {
    // Touched here, so that the handler finds it initialized.
    flag.store(false, ordering: .relaxed)
    // A parent may have started us with the signal blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    signal(SIGINT) { _ in Interruption.flag.store(true, ordering: .relaxed) }
  }
}
