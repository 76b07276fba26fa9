import Foundation
import FuzzTargets
import Testing

/// Readers under texts that nobody would write.
///
/// `STRATBENCH_FUZZ_INPUTS=10000000` tries so many in all, and prints what was measured.
struct FuzzTests {
  private static let wanted =
    ProcessInfo.processInfo.environment["STRATBENCH_FUZZ_INPUTS"].flatMap { Int($0) }

  private static func seeds(_ target: FuzzTarget) -> [[UInt8]] {
    let texts =
      switch target {
      case .template:
        [
          "{key}.{name:nfc:sha256:8}", "{name:slug}", "{key}.v{version}",
          "é{name:nfkc-casefold-trim:slug}~{key}",
        ]
      case .names: ["key,name\na,\"A, \"\"x\"\"\"\nb,Café\n", "name\r\nx\r\n\r\ny\r\n"]
      case .trace:
        [
          "time,entity,event,name\n0,a,create,A\n1,a,rename,B\n",
          #"{"time": 0, "entity": "a", "event": "create", "name": "\u00e9"}"#,
        ]
      case .yaml: ["a: &x [1, {b: \"c\\n\", 'd': |\n  text\n}]\ne: *x\n# note\n? f\n: - g\n"]
      case .config:
        [
          ConfigFixture.base,
          ConfigFixture.base.replacing(
            "[stable-id]", with: "[{plugin: template-id, template: '{key}.{name:slug}'}]"),
        ]
      case .identifiers:
        ["key\0Anna\0key.v3", "k\0Zoë\0k-0-zo\u{eb}12ab3.zoë", "a\0b\0a.h0123abcd", "x\0\0x.v1"]
      }
    return texts.map { Array($0.utf8) }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `a reader answers whatever it is given, within a second`(_ target: FuzzTarget) throws {
    let inputs = (Self.wanted ?? 6000) / FuzzTarget.allCases.count
    let seeds = Self.seeds(target)
    var generator = SplitMix64(state: 5)
    var slowest = (time: Duration.zero, bytes: [UInt8]())
    var bytes: [UInt8] = []
    for index in 0..<inputs {
      // Two in three go on from the one before, so that mutations pile up.
      if index % 3 == 0 || bytes.isEmpty || bytes.count > 4096 {
        bytes = seeds[index / 3 % seeds.count]
      }
      bytes = generator.mutate(bytes)
      let start = ContinuousClock.now
      let flaw = target.flaw(in: bytes)
      let time = ContinuousClock.now - start
      if time > slowest.time { slowest = (time, bytes) }
      try #require(flaw == nil, "\(flaw ?? "") for \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(slowest.time < .seconds(1), "\(String(decoding: slowest.bytes, as: UTF8.self))")
    guard Self.wanted != nil else { return }
    print(
      "fuzz \(target): \(inputs) inputs, slowest \(slowest.time) of \(slowest.bytes.count) bytes, "
        + "peak memory \(Self.peakMemory)")
  }

  /// Of the whole process, as Linux tells it.
  private static var peakMemory: String {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.map { $0.dropFirst(6).trimmingCharacters(in: .whitespaces) } ?? "unknown"
  }
}
