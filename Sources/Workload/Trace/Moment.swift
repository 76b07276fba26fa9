/// A time as a trace writes it.
enum Moment {
  /// Seconds since 1970-01-01T00:00:00Z.
  case date(Double)
  /// Seconds of the file's own count.
  case seconds(Double)

  /// Reads an RFC 3339 date-time or a finite number of seconds below 10^12.
  @inline(__always)
  init?(_ text: BorrowedBytes) {
    if let date = Self.rfc3339(text) {
      self = .date(date)
    } else if let seconds = Self.decimal(text), abs(seconds) < 1e12 {
      self = .seconds(seconds)
    } else {
      return nil
    }
  }
}

// MARK: Dates

extension Moment {
  private static func rfc3339(_ text: BorrowedBytes) -> Double? {
    guard text.count >= 20, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      text[10] == UInt8(ascii: "T") || text[10] == UInt8(ascii: "t")
        || text[10] == UInt8(ascii: " "),
      let year = whole(text, 0..<4), let month = whole(text, 5..<7),
      let day = whole(text, 8..<10), 1...12 ~= month,
      day >= 1, day <= CivilDate.days(inMonth: month, of: year),
      let clock = clock(text)
    else { return nil }
    var end = 19
    guard let fraction = takeFraction(text, &end), let offset = offset(text, from: end) else {
      return nil
    }
    let days = CivilDate(year: year, month: month, day: day).daysSince1970
    return Double(days * 86400 + clock - offset) + fraction
  }

  private static func clock(_ text: BorrowedBytes) -> Int? {
    guard text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
      let hour = whole(text, 11..<13), let minute = whole(text, 14..<16),
      let second = whole(text, 17..<19), hour < 24, minute < 60, second <= 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  private static func takeFraction(_ text: BorrowedBytes, _ end: inout Int) -> Double? {
    guard text[end] == UInt8(ascii: ".") else { return 0 }
    let start = end
    end += 1
    while end < text.count, isDigit(text[end]) { end += 1 }
    return end == start + 1 ? nil : decimal(text.part(start..<end))
  }

  private static func offset(_ text: BorrowedBytes, from start: Int) -> Int? {
    if text.count == start + 1, text[start] | 0x20 == UInt8(ascii: "z") { return 0 }
    guard text.count == start + 6,
      text[start] == UInt8(ascii: "+") || text[start] == UInt8(ascii: "-"),
      text[start + 3] == UInt8(ascii: ":"),
      let hours = whole(text, start + 1..<start + 3),
      let minutes = whole(text, start + 4..<start + 6), hours < 24, minutes < 60
    else { return nil }
    return (text[start] == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}

// MARK: Numbers

extension Moment {
  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func whole(_ text: BorrowedBytes, _ range: Range<Int>) -> Int? {
    var number = 0
    for byte in text[range] {
      guard isDigit(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The number that is nearest to what digits say.
  ///
  /// Up to fifteen digits and their power of ten are exact, so one division rounds once.
  private static func decimal(_ text: BorrowedBytes) -> Double? {
    var (digits, count, point) = (0, 0, text.count)
    let isNegative = text.first == UInt8(ascii: "-")
    for index in (isNegative ? 1 : 0)..<text.count {
      if isDigit(text[index]) {
        if count == 15 { return anyDecimal(text) }
        digits = digits * 10 + Int(text[index] - UInt8(ascii: "0"))
        count += 1
      } else if text[index] == UInt8(ascii: "."), point == text.count {
        point = index
      } else {
        return anyDecimal(text)
      }
    }
    guard count > 0, point != text.count - 1 else { return anyDecimal(text) }
    let value = Double(digits) / powersOfTen[max(0, text.count - point - 1)]
    return isNegative ? -value : value
  }

  /// `Double` would also read hexadecimal numbers and words.
  private static func anyDecimal(_ text: BorrowedBytes) -> Double? {
    text.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) } ? Double(text.text) : nil
  }
}
