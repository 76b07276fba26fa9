/// A time in whole millionths of a second (2^−20 s), whose sums are the same in every order.
///
/// Sums of `Double` depend on the order, and so on how the entities of a run are divided. A span
/// of time is rounded once, by at most half a millionth of a second; after that nothing is lost.
package struct ExactSeconds: AdditiveArithmetic, BitwiseCopyable, Sendable {
  private var units: Int128

  package static let zero = ExactSeconds(units: 0)

  private init(units: Int128) { self.units = units }

  /// Rounds a span of time from 0 to some 200,000 years.
  @inline(__always)
  package init(_ seconds: Double) {
    // Whole numbers of so many units fit `Int64`; a hundred years are 3·10^15.
    units = Int128(Int64(min(max(0, seconds), 0x1p42) * 0x1p20 + 0.5))
  }

  /// The time in seconds.
  package var seconds: Double { Double(units) * 0x1p-20 }

  @inline(__always)
  package static func + (one: Self, other: Self) -> Self { Self(units: one.units &+ other.units) }

  @inline(__always)
  package static func - (one: Self, other: Self) -> Self { Self(units: one.units &- other.units) }

  @inline(__always)
  package static func += (one: inout Self, other: Self) { one = one + other }
}
