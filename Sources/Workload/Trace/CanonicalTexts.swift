/// Finds the spellings that a user cannot tell apart (canonical equivalence, Unicode Standard
/// Annex 15).
enum CanonicalTexts {
  /// The first spelling of each spelling's text, or nil when each is a text of its own.
  static func numbers(_ spellings: ByteList) -> [UInt32]? {
    let unsettled = (0..<spellings.count).filter { !isSettled(spellings[$0]) }
    if unsettled.isEmpty { return nil }
    // `==` of `String` is canonical equivalence.
    var firsts: [String: UInt32] = [:]
    for spelling in unsettled { firsts[spellings.string(spelling)] = .max }
    return (0..<spellings.count).map { spelling in
      let (text, number) = (spellings.string(spelling), UInt32(truncatingIfNeeded: spelling))
      guard let first = firsts[text] else { return number }
      if first != .max { return first }
      firsts[text] = number
      return number
    }
  }

  /// Whether no other settled spelling is of the same text.
  ///
  /// A spelling is in composed form if nothing in it combines with what stands before it and
  /// nothing has a composed form other than itself; different composed forms are different texts.
  private static func isSettled(_ spelling: ArraySlice<UInt8>) -> Bool {
    if spelling.allSatisfy({ $0 < 0xcc }) { return true }
    return String(decoding: spelling, as: UTF8.self).unicodeScalars.allSatisfy(isSettled)
  }

  private static func isSettled(_ scalar: Unicode.Scalar) -> Bool {
    // Nothing below the combining marks combines.
    if scalar.value < 0x300 { return true }
    // Hangul vowels and final consonants combine without being marks.
    if 0x1100...0x11ff ~= scalar.value || 0xd7b0...0xd7ff ~= scalar.value { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return false
    default: return !scalar.properties.isFullCompositionExclusion
    }
  }
}
