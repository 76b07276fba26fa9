import Testing
import Workload

struct PhiloxTests {
  struct Vector: Sendable {
    let counter: [UInt64]
    let key: [UInt64]
    let words: [UInt64]
  }

  /// The known answers for philox4x64-10 that the authors publish with their reference code
  /// (Random123, kat_vectors).
  private static let vectors = [
    Vector(
      counter: [0, 0, 0, 0], key: [0, 0],
      words: [
        0x1655_4d9e_ca36_314c, 0xdb20_fe9d_672d_0fdc, 0xd7e7_72ce_e186_176b, 0x7e68_b68a_ec7b_a23b,
      ]),
    Vector(
      counter: [.max, .max, .max, .max], key: [.max, .max],
      words: [
        0x87b0_92c3_013f_e90b, 0x438c_3c67_be8d_0224, 0x9cc7_d7c6_9cd7_77b6, 0xa09c_aebf_594f_0ba0,
      ]),
    Vector(
      counter: [
        0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344, 0xa409_3822_299f_31d0, 0x082e_fa98_ec4e_6c89,
      ], key: [0x4528_21e6_38d0_1377, 0xbe54_66cf_34e9_0c6c],
      words: [
        0xa528_f454_03e6_1d95, 0x38c7_2dbd_566e_9788, 0xa5a1_610e_72fd_18b5, 0x57bd_43b5_e52b_7fe6,
      ]),
  ]

  @Test(arguments: vectors)
  func `the words are the published known answers`(_ vector: Vector) {
    let words = Philox.words(
      key: (vector.key[0], vector.key[1]),
      counter: (vector.counter[0], vector.counter[1], vector.counter[2], vector.counter[3]))
    #expect([words.0, words.1, words.2, words.3] == vector.words)
  }

  @Test func `a stream gives the words of its place in the counter space in order`() {
    var stream = RandomStream(seed: 5, replication: 2, entity: 9, purpose: .views, item: 3)
    let place = Purpose.views.rawValue << 32 | 3
    let first = Philox.words(key: (5, 2), counter: (0, place, 9, 0))
    let second = Philox.words(key: (5, 2), counter: (1, place, 9, 0))
    let drawn = (0..<6).map { _ in stream.next() }
    #expect(drawn == [first.0, first.1, first.2, first.3, second.0, second.1])
  }

  /// Pearson's χ² of 256 cells under 255 degrees of freedom: 99.9 % lie below 330.5.
  @Test func `words are uniform over the top and the bottom byte`() {
    for shift in [0, 56] {
      var cells = [Double](repeating: 0, count: 256)
      var stream = RandomStream(seed: 1, replication: 0, entity: 0, purpose: .picks)
      for _ in 0..<256_000 { cells[Int(stream.next() >> UInt64(shift) & 255)] += 1 }
      let chi = cells.reduce(0) { $0 + ($1 - 1000) * ($1 - 1000) / 1000 }
      #expect(chi < 330.5)
    }
  }

  @Test(arguments: ["entity", "replication", "item", "purpose", "seed"])
  func `streams of neighbouring names are uncorrelated`(_ part: String) {
    var sum = 0.0
    let count = 100_000
    for index in 0..<count {
      let shift = part == "entity" ? 1 : 0
      var one = RandomStream(
        seed: 1, replication: 0, entity: UInt64(index), purpose: .picks, item: 0)
      var other = RandomStream(
        seed: part == "seed" ? 2 : 1, replication: part == "replication" ? 1 : 0,
        entity: UInt64(index + shift), purpose: part == "purpose" ? .views : .picks,
        item: part == "item" ? 1 : 0)
      sum += (one.uniform() - 0.5) * (other.uniform() - 0.5)
    }
    // The correlation of independent uniforms is normal with deviation 1/√n; 3.29 for 99.9 %.
    let correlation = sum * 12 / Double(count)
    #expect(abs(correlation) < 3.29 / Double(count).squareRoot())
  }
}
