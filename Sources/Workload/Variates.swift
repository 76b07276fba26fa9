/// Random variates, each tested against its closed form.
extension RandomStream {
  /// Uniform on the open interval from 0 to 1, in steps of 2^−52.
  @inline(__always)
  package mutating func uniform() -> Double {
    Self.uniform(next())
  }

  @inline(__always)
  package static func uniform(_ word: UInt64) -> Double {
    (Double(word >> 12) + 0.5) * 0x1p-52
  }

  /// Exponential with mean 1, by inversion.
  @inline(__always)
  package mutating func exponential() -> Double {
    -PortableMath.log(uniform())
  }

  /// Four of these, for who takes all in fours: the same numbers as one by one.
  @inline(__always)
  package mutating func fourExponentials() -> SIMD4<Double> {
    let (first, second, third, fourth) = nextFour()
    let bits = SIMD4(first, second, third, fourth) &>> 12 | 0x3ff0_0000_0000_0000
    // The bits are those of a number from 1 to 2; all of this is exact.
    let uniform = (unsafeBitCast(bits, to: SIMD4<Double>.self) - 1) + 0x1p-53
    return -PortableMath.log(uniform)
  }

  /// Gamma with mean 1.
  ///
  /// Source: G. Marsaglia, W. W. Tsang, "A simple method for generating gamma variables", ACM
  /// TOMS 26 (2000) 363–372, with its boost by u^(1/shape) for shapes below 1.
  ///
  /// - Parameter shape: Above 0; the smaller, the more the values differ.
  package mutating func gamma(shape: Double) -> Double {
    let boost = shape < 1 ? PortableMath.exp(PortableMath.log(uniform()) / shape) : 1
    let d = (shape < 1 ? shape + 1 : shape) - 1.0 / 3
    let c = 1 / (9 * d).squareRoot()
    while true {
      let x = normal()
      let root = 1 + c * x
      guard root > 0 else { continue }
      let v = root * root * root
      let u = uniform()
      if PortableMath.log(u) < 0.5 * x * x + d - d * v + d * PortableMath.log(v) {
        return d * v * boost / shape
      }
    }
  }

  /// Standard normal, by Marsaglia's polar method; the second variate of a pair is not kept.
  package mutating func normal() -> Double {
    while true {
      let x = 2 * uniform() - 1
      let y = 2 * uniform() - 1
      let square = x * x + y * y
      if square < 1 {
        return x * (-2 * PortableMath.log(square) / square).squareRoot()
      }
    }
  }

  /// Poisson, as the number of exponential gaps before the mean; for means up to some thousands.
  package mutating func poisson(mean: Double) -> Int {
    var count = 0
    var time = exponential()
    while time < mean {
      count += 1
      time += exponential()
    }
    return count
  }
}
