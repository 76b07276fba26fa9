import NameForms
import StrategyKit

/// Reads the filters after `{name:`, which are applied from left to right.
struct FilterReader {
  typealias Problem = (_ message: String, _ range: Range<Int>, _ help: String) -> ParameterProblem

  private static let known = "nfc, nfkc-casefold-trim, slug and sha256:N"
  let problem: Problem

  func field(_ words: ArraySlice<TemplateWord>) throws(ParameterProblem) -> NameField {
    var field = NameField()
    var rest = words
    while let word = rest.popFirst() {
      switch word.text {
      case "nfc", "nfkc-casefold-trim": try normalize(&field, word)
      case "slug": try makeSlug(&field, word)
      case "sha256":
        field.digits = try digits(rest.popFirst(), of: word)
        if let more = rest.first {
          throw problem(
            "nothing can follow the hash", more.range, "put sha256 and its digits last")
        }
      case "":
        throw problem("a filter is missing", word.range, "known filters: \(Self.known)")
      default:
        throw problem(
          "there is no filter '\(word.text)'", word.range, "known filters: \(Self.known)")
      }
    }
    return field
  }

  private func normalize(_ field: inout NameField, _ word: TemplateWord) throws(ParameterProblem) {
    guard field.normalization == .none, !field.isSlug else {
      throw problem(
        "'\(word.text)' comes after another filter that normalizes", word.range,
        "keep one of them; a slug is normalized already")
    }
    field.normalization = Normalization(rawValue: word.text) ?? .none
  }

  private func makeSlug(_ field: inout NameField, _ word: TemplateWord) throws(ParameterProblem) {
    guard !field.isSlug else { throw problem("'slug' is there twice", word.range, "delete one") }
    field.isSlug = true
  }

  private func digits(_ number: TemplateWord?, of filter: TemplateWord) throws(ParameterProblem)
    -> Int
  {
    let help = "write a number from 1 to 64, such as sha256:8 for 32 bits"
    guard let number else {
      throw problem("'sha256' does not say how many digits to keep", filter.range, help)
    }
    let isWritten = number.text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    guard isWritten, let digits = Int(number.text), 1...64 ~= digits else {
      throw problem("'\(number.text)' is no number of hexadecimal digits", number.range, help)
    }
    return digits
  }
}
