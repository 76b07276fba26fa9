/// The words for events in a trace file.
enum TraceEvents {
  static let kinds: [(name: String, kind: Event.Kind)] = [
    ("create", .create), ("delete", .delete), ("follow", .follow), ("link", .link),
    ("pick", .pick), ("rename", .rename), ("restore", .restore), ("touch", .touch),
    ("use", .use), ("view", .view),
  ]

  /// No word has more than eight bytes, so each is one number.
  private static let words = kinds.map { kind in
    var name = kind.name
    return (word: name.withUTF8 { $0.word(at: 0) }, kind: kind.kind)
  }

  @inline(__always)
  static func kind(_ text: BorrowedBytes) -> Event.Kind? {
    guard text.count <= 8 else { return nil }
    let word = text.word(at: 0)
    for entry in words where entry.word == word { return entry.kind }
    return nil
  }

  static func name(of kind: Event.Kind) -> String {
    kinds.first { $0.kind == kind }?.name ?? ""
  }
}
