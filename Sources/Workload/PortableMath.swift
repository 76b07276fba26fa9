/// Elementary functions from IEEE 754 basic operations only.
///
/// The functions of the C library may differ in the last bit between systems and processors,
/// and a last bit can move an event. These give the same bits everywhere. Both are series with
/// exact rational coefficients, accurate to about one unit in the last place.
package enum PortableMath {
  private static let ln2High = 0x1.62e42fee00000p-1
  private static let ln2Low = 0x1.a39ef35793c76p-33

  /// The natural logarithm of a positive, normal, finite number.
  ///
  /// With x = 2^n·m, m in [√½, √2) and s = (m−1)/(m+1): ln m = 2·(s + s³/3 + s⁵/5 + …), where
  /// |s| < 0.172 makes the term in s²³ smaller than half a unit in the last place.
  @inline(__always)
  package static func log(_ x: Double) -> Double {
    let bits = x.bitPattern
    // Adding the distance from √½ to 1 carries into the exponent exactly when m reaches √2.
    let shifted = bits &+ (0x3ff0_0000_0000_0000 &- 0x3fe6_a09e_667f_3bcd)
    let exponent = Int64(bitPattern: shifted >> 52) &- 0x3ff
    let m = Double(bitPattern: bits &- UInt64(bitPattern: exponent) << 52)
    let s = (m - 1) / (m + 1)
    let z = s * s
    let z2 = z * z
    let z4 = z2 * z2
    // Estrin's grouping: short chains of dependent operations.
    let low = (1.0 / 3 + z * (1.0 / 5)) + z2 * (1.0 / 7 + z * (1.0 / 9))
    let high = (1.0 / 11 + z * (1.0 / 13)) + z2 * (1.0 / 15 + z * (1.0 / 17))
    let top = (1.0 / 19 + z * (1.0 / 21)) + z2 * (1.0 / 23)
    let series = z * (low + z4 * (high + z4 * top))
    let n = Double(exponent)
    return n * ln2High + (2 * s + (2 * s * series + n * ln2Low))
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
