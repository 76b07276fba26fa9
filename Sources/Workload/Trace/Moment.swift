/// A time as a trace writes it.
enum Moment: Equatable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  case date(Double)
  /// Seconds of the file's own count.
  case seconds(Double)

  /// Reads an RFC 3339 date-time or a finite number of seconds below 10^12.
  init?(_ text: String) {
    if let date = Self.rfc3339(Array(text.utf8)) {
      self = .date(date)
    } else if text.utf8.allSatisfy(Self.isDecimal), let seconds = Double(text),
      abs(seconds) < 1e12
    {
      self = .seconds(seconds)
    } else {
      return nil
    }
  }

  var value: Double {
    switch self {
    case .date(let value), .seconds(let value): value
    }
  }

  var isDate: Bool {
    if case .date = self { true } else { false }
  }

  /// Whether a byte can stand in a decimal number; `Double` would also read hexadecimal ones.
  private static func isDecimal(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.eE".utf8.contains(byte)
  }

  private static func rfc3339(_ text: [UInt8]) -> Double? {
    guard text.count >= 20, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      text[10] == UInt8(ascii: "T") || text[10] == UInt8(ascii: "t")
        || text[10] == UInt8(ascii: " "),
      let year = number(text[0..<4]), let month = number(text[5..<7]),
      let day = number(text[8..<10]), 1...12 ~= month,
      day >= 1, day <= CivilDate.days(inMonth: month, of: year),
      let clock = clock(text[11..<19])
    else { return nil }
    var rest = text[19...]
    guard let fraction = takeFraction(&rest), let offset = offset(rest) else { return nil }
    let days = CivilDate(year: year, month: month, day: day).daysSince1970
    return Double(days * 86400 + clock - offset) + fraction
  }

  private static func clock(_ text: ArraySlice<UInt8>) -> Int? {
    let at = text.startIndex
    guard text[at + 2] == UInt8(ascii: ":"), text[at + 5] == UInt8(ascii: ":"),
      let hour = number(text[at..<at + 2]), let minute = number(text[at + 3..<at + 5]),
      let second = number(text[at + 6..<at + 8]), hour < 24, minute < 60, second <= 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  private static func takeFraction(_ rest: inout ArraySlice<UInt8>) -> Double? {
    guard rest.first == UInt8(ascii: ".") else { return 0 }
    let digits = rest.dropFirst().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest.dropFirst(digits.count + 1)
    return digits.isEmpty ? nil : Double("0." + String(decoding: digits, as: UTF8.self))
  }

  private static func offset(_ rest: ArraySlice<UInt8>) -> Int? {
    if rest.elementsEqual("Z".utf8) || rest.elementsEqual("z".utf8) { return 0 }
    let at = rest.startIndex
    guard rest.count == 6, rest[at] == UInt8(ascii: "+") || rest[at] == UInt8(ascii: "-"),
      rest[at + 3] == UInt8(ascii: ":"), let hours = number(rest[at + 1..<at + 3]),
      let minutes = number(rest[at + 4..<at + 6]), hours < 24, minutes < 60
    else { return nil }
    return (rest[at] == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}

/// A day of the Gregorian calendar.
package struct CivilDate: Equatable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that is so many days after 1970-01-01.
  ///
  /// Source of both conversions: days counted from 1 March, in eras of 400 years of 146,097 days.
  package init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var daysSince1970: Int {
    let fromMarch = month <= 2 ? year - 1 : year
    let era = (fromMarch >= 0 ? fromMarch : fromMarch - 399) / 400
    let yearOfEra = fromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    let leap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return month == 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
