import HostModel

/// The hosts of one player, which an array cannot hold as they cannot be copied.
struct HostPlayers: ~Copyable {
  /// One a host, initialized for as long as this lives.
  private let base: UnsafeMutablePointer<HostPlayer>
  private let count: Int

  init(_ hosts: [HostBehaviour], isGlobal: Bool) {
    count = hosts.count
    base = .allocate(capacity: max(1, count))
    for (number, host) in hosts.enumerated() {
      (base + number).initialize(to: HostPlayer(host, number: number, isGlobal: isGlobal))
    }
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  @inline(__always)
  subscript(host: Int) -> HostPlayer {
    _read {
      precondition(host >= 0 && host < count)
      yield base[host]
    }
    _modify {
      precondition(host >= 0 && host < count)
      yield &base[host]
    }
  }
}
