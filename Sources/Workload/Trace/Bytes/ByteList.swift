/// Many short texts one after the other, by number.
struct ByteList: Sendable {
  private(set) var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  mutating func append(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
  }

  /// Where a text is in `bytes`.
  @inline(__always)
  func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  subscript(_ number: Int) -> ArraySlice<UInt8> { bytes[range(number)] }

  func string(_ number: Int) -> String { String(decoding: self[number], as: UTF8.self) }

  /// Whether the bytes of a range are those of a text.
  @inline(__always)
  func isEqual(_ range: Range<Int>, to text: BorrowedBytes) -> Bool {
    range.count == text.count && bytes.withUnsafeBufferPointer { $0.part(range) == text }
  }

  /// Reads a byte at each of some places, which brings those around it nearer.
  @inline(__always)
  func touch(_ starts: some Sequence<Int>) -> UInt8 {
    bytes.withUnsafeBufferPointer { bytes in
      // A text without bytes can start behind the last one.
      starts.reduce(into: 0) { $0 &+= $1 < bytes.count ? bytes[$1] : 0 }
    }
  }
}
