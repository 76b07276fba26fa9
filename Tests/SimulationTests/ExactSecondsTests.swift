import Simulation
import Testing

struct ExactSecondsTests {
  @Test func `sums are the same in every order, and near the real sum`() {
    let spans = (1...2000).map { Double($0 * $0) / 7 + 1e9 / Double($0) }
    func sum(_ spans: some Sequence<Double>) -> ExactSeconds {
      spans.reduce(into: .zero) { $0 += ExactSeconds($1) }
    }
    let forward = sum(spans)
    #expect(forward == sum(spans.reversed()))
    #expect(forward == sum(spans.prefix(700)) + sum(spans.dropFirst(700)))
    // Each span is rounded by at most 2^−21 s.
    #expect(abs(forward.seconds - spans.reduce(0, +)) < 2000 * 0x1p-21 + 1e-3)
  }

  @Test(arguments: [(0.0, 0.0), (1, 1), (0.5, 0.5), (-3, 0), (0x1p-21, 0x1p-20), (0x1p-22, 0)])
  func `a span is rounded to whole units, none below 0`(_ span: Double, _ seconds: Double) {
    #expect(ExactSeconds(span).seconds == seconds)
  }
}
