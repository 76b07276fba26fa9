import Foundation
import Scoring
import TestSupport
import Testing

/// Shares of weightings against `pymcdm`, a public package for decisions with several criteria.
///
/// Its weighted sums and rankings are taken on a fine lattice of weights. `Tests/install-python` makes
/// the environment that these tests look for.
struct PublicPackageTests {
  private static let python = Python.environment(with: "pymcdm")

  /// Prints, by strategy and place, the share of the centres of small triangles, with weights from
  /// ranges when there are some.
  private static let script = """
    import json, sys
    import numpy as np
    from pymcdm.methods import WSM
    from pymcdm.helpers import rrankdata
    task = json.loads(sys.argv[1])
    points, low, high = (np.array(task[key]) for key in ("points", "low", "high"))
    method = WSM(normalization_function=lambda x, cost=False: x)
    n, count = task["steps"], 0
    places = np.zeros((len(points), len(points)))
    for i in range(n):
      for j in range(n - i):
        for third in (1 / 3, 2 / 3) if i + j < n - 1 else (1 / 3,):
          x, y = (i + third) / n, (j + third) / n
          w = np.array([x, y, 1 - x - y])
          # Some multiple of the weights must lie in the ranges.
          if (low / w).max() > (high / w).min(): continue
          count += 1
          ranks = rrankdata(method(points, w, np.ones(3), validation=False))
          places[np.arange(len(points)), ranks.astype(int) - 1] += 1
    print(json.dumps((places / count).tolist()))
    """

  private static func places(
    _ points: [SIMD3<Double>], _ low: SIMD3<Double>, _ high: SIMD3<Double>
  ) throws -> [[Double]] {
    func list(_ vector: SIMD3<Double>) -> [Double] { [vector.x, vector.y, vector.z] }
    let task: [String: Any] = [
      "points": points.map(list), "low": list(low), "high": list(high), "steps": 250,
    ]
    let text = String(decoding: try JSONSerialization.data(withJSONObject: task), as: UTF8.self)
    let output = try Python.run(script, [text], interpreter: python)
    let data = Data(output.utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [[Double]])
  }

  @Test(
    .enabled(if: python != nil, "pymcdm is not installed"),
    arguments: [
      ([[24, 100, 100], [12, 93, 96], [25, 51, 99], [70, 20, 34]], .zero, [1, 1, 1]),
      ([[60, 61, 58], [97, 3, 11], [8, 94, 41]], [2, 1, 3], [9, 4, 5]),
    ] as [([SIMD3<Double>], SIMD3<Double>, SIMD3<Double>)])
  func `shares of weightings are those of weighted sums on a lattice`(
    _ points: [SIMD3<Double>], _ low: SIMD3<Double>, _ high: SIMD3<Double>
  ) throws {
    let exact = RankAcceptability([points], over: WeightRegion(from: low, to: high)).shares
    expect(try Self.places(points, low, high), are: exact, within: 0.001)
  }
}
