import StrategyKit

extension Template {
  /// Whether an identifier has the form of the template for a key, whatever name and version.
  ///
  /// It keeps the set of places that the parts so far can have reached, so the time grows with the
  /// length of the identifier and not with the number of ways to read it.
  func matches(_ identifier: Text, key: Text) -> Bool {
    identifier.withBytes { bytes in
      var reached = [Bool](repeating: false, count: bytes.count + 1)
      reached[0] = true
      for part in parts {
        switch part {
        case .literal(let literal):
          literal.withUnsafeBufferPointer { reached = Self.after($0, in: bytes, reached) }
        case .key: key.withBytes { reached = Self.after($0, in: bytes, reached) }
        case .version: reached = Self.afterDecimal(in: bytes, reached)
        case .name(let field):
          reached =
            field.digits.map { Self.afterHexadecimal($0, in: bytes, reached) }
            ?? Self.afterAnything(reached)
        }
      }
      return reached[bytes.count]
    }
  }

  private static func after(
    _ text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, _ reached: [Bool]
  ) -> [Bool] {
    var next = [Bool](repeating: false, count: reached.count)
    for place in reached.indices
    where reached[place] && bytes.count - place >= text.count
      && bytes[place..<place + text.count].elementsEqual(text)
    { next[place + text.count] = true }
    return next
  }

  /// A number without leading zeros.
  private static func afterDecimal(in bytes: UnsafeBufferPointer<UInt8>, _ reached: [Bool])
    -> [Bool]
  {
    var next = [Bool](repeating: false, count: reached.count)
    var goesOn = false
    for place in bytes.indices {
      let digit = bytes[place]
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit
      let isZero = digit == UInt8(ascii: "0")
      next[place + 1] = isDigit && (goesOn || reached[place])
      goesOn = isDigit && (goesOn || reached[place] && !isZero)
    }
    return next
  }

  private static func afterHexadecimal(
    _ digits: Int, in bytes: UnsafeBufferPointer<UInt8>, _ reached: [Bool]
  ) -> [Bool] {
    var next = [Bool](repeating: false, count: reached.count)
    var run = 0
    for place in bytes.indices {
      run = isHexadecimal(bytes[place]) ? run + 1 : 0
      if run >= digits { next[place + 1] = reached[place + 1 - digits] }
    }
    return next
  }

  private static func afterAnything(_ reached: [Bool]) -> [Bool] {
    var isReached = false
    return reached.map {
      isReached = isReached || $0
      return isReached
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }
}
