import Foundation
import Testing
import Workload

struct VariateTests {
  /// The greatest distance between the empirical and a true distribution (Kolmogorov–Smirnov).
  private static func distance(_ sample: [Double], _ distribution: (Double) -> Double) -> Double {
    let sorted = sample.sorted()
    return sorted.enumerated().map { index, value in
      let p = distribution(value)
      let n = Double(sorted.count)
      return max(abs(p - Double(index) / n), abs(p - Double(index + 1) / n))
    }.max() ?? 1
  }

  /// The distance that 99.9 % of samples stay below, 1.95/√n.
  private static func limit(_ count: Int) -> Double { 1.95 / Double(count).squareRoot() }

  private static func sample(_ count: Int, _ draw: (inout RandomStream) -> Double) -> [Double] {
    var stream = RandomStream(seed: 3, replication: 0, entity: 1, purpose: .renames)
    return (0..<count).map { _ in draw(&stream) }
  }

  @Test func `exponential variates have the exponential distribution`() {
    let sample = Self.sample(50_000) { $0.exponential() }
    #expect(Self.distance(sample) { 1 - exp(-$0) } < Self.limit(50_000))
    #expect(Self.distance(sample) { 1 - exp(-1.05 * $0) } > Self.limit(50_000))
  }

  @Test func `four exponential variates at a time are those that come one by one`() {
    var one = RandomStream(seed: 4, replication: 0, entity: 9, purpose: .views)
    var four = one
    for _ in 0..<200 {
      let lanes = four.fourExponentials()
      for lane in 0..<4 { #expect(lanes[lane] == one.exponential()) }
    }
  }

  @Test func `normal variates have the normal distribution`() {
    let sample = Self.sample(50_000) { $0.normal() }
    #expect(Self.distance(sample) { 0.5 * erfc(-$0 / 2.0.squareRoot()) } < Self.limit(50_000))
  }

  /// Gamma of mean 1 and shape 1 is exponential, of shape 2 it is 1 − e^{−2x}(1 + 2x), and of
  /// shape ½ it is that of half a squared normal: erf(√(x/2)).
  @Test(arguments: [0.5, 1, 2])
  func `gamma variates have the gamma distribution`(_ shape: Double) {
    let sample = Self.sample(50_000) { $0.gamma(shape: shape) }
    let distance = Self.distance(sample) { x in
      switch shape {
      case 0.5: erf((x / 2).squareRoot())
      case 1: 1 - exp(-x)
      default: 1 - exp(-2 * x) * (1 + 2 * x)
      }
    }
    #expect(distance < Self.limit(50_000))
  }

  @Test(arguments: [0.4, 3, 40])
  func `poisson counts have their mean as mean and variance`(_ mean: Double) {
    let sample = Self.sample(40_000) { Double($0.poisson(mean: mean)) }
    let average = sample.reduce(0, +) / 40_000
    let variance = sample.reduce(0) { $0 + ($1 - average) * ($1 - average) } / 40_000
    let deviation = (mean / 40_000).squareRoot()
    #expect(abs(average - mean) < 3.29 * deviation)
    #expect(abs(variance / mean - 1) < 0.05)
  }

  @Test func `the logarithm agrees with the C library to the last places`() {
    var stream = RandomStream(seed: 1, replication: 0, entity: 0, purpose: .views)
    for _ in 0..<100_000 {
      let x = Double(bitPattern: stream.next() >> 2 | 0x0010_0000_0000_0000)
      guard x.isNormal, x.isFinite else { continue }
      let (ours, theirs) = (PortableMath.log(x), log(x))
      #expect(abs(ours - theirs) <= 4 * max(theirs.ulp, 0x1p-53), "\(x)")
    }
    #expect(PortableMath.log(1) == 0)
  }

  @Test func `the exponential function agrees with the C library to the last places`() {
    for step in -7000...7000 {
      let x = Double(step) / 10
      #expect(abs(PortableMath.exp(x) - exp(x)) <= 8 * exp(x).ulp, "\(x)")
    }
    #expect(PortableMath.exp(-1000) == 0 && PortableMath.exp(1000) == .infinity)
  }
}
