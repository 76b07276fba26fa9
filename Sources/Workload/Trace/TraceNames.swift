/// The names of a trace.
///
/// Spellings of one text, such as the composed and the decomposed form of "é", are names of their
/// own: an identifier may tell them apart, the user cannot.
struct TraceNames: Sendable {
  private let spellings: ByteList
  private let membership: Membership
  /// The text of each spelling; nil when each is a text of its own.
  private let texts: [UInt32]?

  init(_ spellings: ByteList, _ membership: Membership) {
    self.spellings = spellings
    self.membership = membership
    texts = CanonicalTexts.numbers(spellings)
  }

  /// Adds the names of an entity and returns the entry of the first.
  func add(_ entity: Int, to table: inout NameTable) -> Int {
    let first = table.entries.count
    var firsts: [UInt32: Int] = [:]
    for spelling in membership.members(of: entity) {
      let text = texts?[Int(spelling)] ?? spelling
      let entry = table.add(
        spellings[Int(spelling)], text: Int(text), representative: firsts[text])
      if texts != nil { firsts[text] = firsts[text] ?? entry }
    }
    return first
  }

  /// The bytes of one of an entity's names.
  func bytes(of entity: Int, _ name: Int) -> ArraySlice<UInt8> {
    spellings[Int(membership.member(name, of: entity))]
  }
}
