/// The names that entities have, and their keys where the file has them.
package struct NameList: Sendable {
  package struct Item: Sendable {
    package let key: [UInt8]?
    package let name: [UInt8]

    package init(key: [UInt8]?, name: [UInt8]) {
      self.key = key
      self.name = name
    }

    package var text: String { String(decoding: name, as: UTF8.self) }
  }

  package let items: [Item]
  /// What was left out of the file, for the user to know.
  package let notes: [String]

  package init(_ items: [Item], notes: [String] = []) {
    self.items = items
    self.notes = notes
  }

  /// The names of a trace.
  ///
  /// - Parameters:
  ///   - trace: A history.
  ///   - hasAll: Whether to take every name that an entity ever had, or the last of each that is
  ///     there at the end.
  package init(_ trace: Trace, all hasAll: Bool) {
    self.init(hasAll ? trace.allNames : trace.lastNames, notes: trace.notes)
  }
}
