import NameForms
package import Workload

/// How long identifiers of one form come to be.
package struct IdentifierLengths: Equatable, Sendable {
  /// As in a template.
  package let form: String
  /// The length in bytes of the longest.
  package let longest: Int
  /// How many are longer than each of the limits that were asked about.
  package let over: [Int]

  /// What each form comes to.
  ///
  /// - Parameters:
  ///   - list: The names, whose keys the forms with keys need.
  ///   - limits: In bytes.
  package static func all(_ list: NameList, limits: [Int]) -> [IdentifierLengths] {
    let keys = list.items.compactMap { $0.key?.count }
    let withKeys = [("{key}", 0), ("{key}.v{version}", 22), ("{key}.h{name:nfc:sha256:8}", 10)]
    let forms =
      (keys.isEmpty ? [] : withKeys.map { form, more in (form, keys.map { $0 + more }) }) + [
        ("{name}", list.items.map(\.name.count)),
        ("{name:slug}", list.items.map { Likeness.slug.form(of: $0.name).count }),
      ]
    return forms.map { form, lengths in
      IdentifierLengths(
        form: form, longest: lengths.max() ?? 0,
        over: limits.map { limit in lengths.count { $0 > limit } })
    }
  }
}
