import Workload

/// How long a name holds, as a formula, in a synthetic workload.
///
/// λ is the rename rate of an entity: fixed, or gamma-distributed over entities with mean m and
/// shape k, for which the mean of e^{−λx} is (1 + m·x/k)^{−k}. With a probability r a rename goes
/// back to the name before. Then a name is, after each rename, either the one before the current
/// one or gone for good, and the chain of the two has the eigenvalues −λ(1 ± √r).
struct RenameLaw {
  let mean: Double
  let shape: Double?
  let reverts: Double

  init(_ synthetic: SyntheticWorkload) {
    mean = synthetic.renames
    shape = synthetic.dispersion
    reverts = synthetic.reverts
  }

  /// The share of entities that are not renamed in a time.
  func unrenamed(_ time: Double) -> Double {
    guard let shape else { return PortableMath.exp(-mean * time) }
    return PortableMath.exp(-shape * PortableMath.log(1 + mean * time / shape))
  }

  /// The share of entities that have, after a time, the name that they had.
  func sameName(_ time: Double) -> Double {
    let root = reverts.squareRoot()
    return (unrenamed((1 - root) * time) + unrenamed((1 + root) * time)) / 2
  }
}

/// Shares of time and of links in closed form, for a share `holds` that outlasts a time.
enum RenewalForms {
  /// The share of [0, horizon] in which what was captured last still holds, where captures come
  /// at 0 and at a steady rate.
  ///
  /// The last capture lies s back with density μe^{−μs}, or is the first one; averaged over the
  /// time of looking this is ∫ holds(s)·e^{−μs}·(1 + μ(H − s)) ds ÷ H.
  static func share(horizon: Double, captures: Double, _ holds: (Double) -> Double) -> Double {
    integral(from: 0, to: 1) { part in
      let (age, rate) = (part * horizon, captures * horizon)
      return holds(age) * PortableMath.exp(-rate * part) * (1 + rate * (1 - part))
    }
  }

  /// The same where captures come whenever the last one is as old as a time to live.
  static func share(horizon: Double, timeToLive: Double, _ holds: (Double) -> Double) -> Double {
    let spans = (horizon / timeToLive).rounded(.down)
    let rest = horizon - spans * timeToLive
    let whole = timeToLive * share(horizon: timeToLive, captures: 0, holds)
    let last = rest > 0 ? rest * share(horizon: rest, captures: 0, holds) : 0
    return (spans * whole + last) / horizon
  }

  /// The share of links, issued steadily and followed after an exponential delay if that ends
  /// before the horizon, whose identifier holds until then.
  static func followed(horizon: Double, meanDelay: Double, _ holds: (Double) -> Double) -> Double {
    func weight(_ part: Double) -> Double {
      PortableMath.exp(-part * horizon / meanDelay) * (1 - part)
    }
    return integral(from: 0, to: 1) { weight($0) * holds($0 * horizon) }
      / integral(from: 0, to: 1, weight)
  }

  /// Simpson's rule, halving intervals until two levels agree.
  ///
  /// Source: J. N. Lyness, J. ACM 16 (1969) 483–495.
  static func integral(from low: Double, to high: Double, _ f: (Double) -> Double) -> Double {
    func refined(
      _ a: Double, _ b: Double, _ values: (Double, Double, Double), _ coarse: Double,
      _ tolerance: Double, _ depth: Int
    ) -> Double {
      let middle = (a + b) / 2
      let (left, right) = (f((a + middle) / 2), f((middle + b) / 2))
      let first = (middle - a) / 6 * (values.0 + 4 * left + values.1)
      let second = (b - middle) / 6 * (values.1 + 4 * right + values.2)
      let error = first + second - coarse
      if depth == 0 || abs(error) < 15 * tolerance { return first + second + error / 15 }
      return refined(a, middle, (values.0, left, values.1), first, tolerance / 2, depth - 1)
        + refined(middle, b, (values.1, right, values.2), second, tolerance / 2, depth - 1)
    }
    let panels = 16
    return (0..<panels).reduce(0) { sum, panel in
      let a = low + (high - low) * Double(panel) / Double(panels)
      let b = low + (high - low) * Double(panel + 1) / Double(panels)
      let values = (f(a), f((a + b) / 2), f(b))
      let coarse = (b - a) / 6 * (values.0 + 4 * values.1 + values.2)
      return sum + refined(a, b, values, coarse, 1e-12, 30)
    }
  }
}
