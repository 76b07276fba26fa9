/// Elementary functions from IEEE 754 basic operations only.
///
/// The functions of the C library may differ in the last bit between systems and processors,
/// and a last bit can move an event. These give the same bits everywhere. Both are series with
/// exact rational coefficients, accurate to about one unit in the last place.
package enum PortableMath {
  private static let ln2High = 0x1.62e42fee00000p-1
  private static let ln2Low = 0x1.a39ef35793c76p-33

  /// The natural logarithm of a positive, normal, finite number.
  @inline(__always)
  package static func log(_ x: Double) -> Double { log(SIMD4(repeating: x))[0] }

  /// The natural logarithms of positive, normal, finite numbers.
  ///
  /// With x = 2^n·m, m in [√½, √2) and s = (m−1)/(m+1): ln m = 2·(s + s³/3 + s⁵/5 + …), where
  /// |s| < 0.172 makes the term in s²³ smaller than half a unit in the last place.
  @inline(__always)
  package static func log(_ x: SIMD4<Double>) -> SIMD4<Double> {
    let bits = unsafeBitCast(x, to: SIMD4<UInt64>.self)
    // Adding the distance from √½ to 1 carries into the exponent exactly when m reaches √2.
    let shifted = bits &+ (0x3ff0_0000_0000_0000 &- 0x3fe6_a09e_667f_3bcd)
    let exponent = (shifted &>> 52) &- 0x3ff
    let m = unsafeBitCast(bits &- (exponent &<< 52), to: SIMD4<Double>.self)
    let s = (m - 1) / (m + 1)
    let z = s * s
    let z2 = z * z
    let z4 = z2 * z2
    // Estrin's grouping: short chains of dependent operations.
    let low = line(1.0 / 3, 1.0 / 5, z) + z2 * line(1.0 / 7, 1.0 / 9, z)
    let high = line(1.0 / 11, 1.0 / 13, z) + z2 * line(1.0 / 15, 1.0 / 17, z)
    let top = line(1.0 / 19, 1.0 / 21, z) + z2 * SIMD4(repeating: 1.0 / 23)
    let highAndTop = high + z4 * top
    let series = z * (low + z4 * highAndTop)
    // A small whole number added to the bits of 1.5·2^52 is added to its value.
    let n = unsafeBitCast(exponent &+ 0x4338_0000_0000_0000, to: SIMD4<Double>.self) - 0x1.8p52
    let twice = 2 * s
    let small = twice * series + n * ln2Low
    return n * ln2High + (twice + small)
  }

  /// a + b·z.
  @inline(__always)
  private static func line(_ a: Double, _ b: Double, _ z: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(repeating: a) + z * SIMD4(repeating: b)
  }

  /// The exponential function; 0 below −708 and infinity above 709.
  ///
  /// e^x = 2^n·e^r with |r| ≤ ½·ln 2, and the Taylor series of e^r to the 13th power.
  package static func exp(_ x: Double) -> Double {
    guard x > -708 else { return x.isNaN ? x : 0 }
    guard x < 709 else { return .infinity }
    let n = (x / (ln2High + ln2Low)).rounded()
    let r = (x - n * ln2High) - n * ln2Low
    var sum = 1.0
    for divisor in stride(from: 13.0, through: 1, by: -1) { sum = 1 + sum * r / divisor }
    return sum * Double(sign: .plus, exponent: Int(n), significand: 1)
  }
}
