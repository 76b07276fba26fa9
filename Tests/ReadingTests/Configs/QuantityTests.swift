import ExperimentConfig
import Testing

@Suite struct QuantityTests {
  @Test(
    arguments: [
      ("90s", 90), ("1m", 60), ("1.5h", 5400), ("7d", 604_800), ("2w", 1_209_600),
      ("1y", 31_557_600), ("0d", 0), ("1e3s", 1000), (".5h", 1800), ("-1d", -86400),
    ] as [(String, Double)])
  func `a duration is a number and a unit`(text: String, seconds: Double) {
    #expect(Quantity.duration(text) == seconds)
  }

  @Test(arguments: [
    "", "s", "7", "7 d", " 7d", "7D", "7days", "1d12h", "d7", "12:30", "1_000s", "0x10s", ".infs",
    "nans", "infs", "--1d", "+1d", "1e400d", "1,5h", "٣d",
  ])
  func `anything else is no duration`(text: String) {
    #expect(Quantity.duration(text) == nil)
  }

  @Test(
    arguments: [
      ("0", 0), ("0.0", 0), ("1/s", 1), ("3/m", 0.05), ("36/h", 0.01), ("40/d", 40.0 / 86400),
      ("40/day", 40.0 / 86400), ("7/week", 7.0 / 604_800), ("0.5/y", 0.5 / 31_557_600),
      ("1/year", 1.0 / 31_557_600), ("1/minute", 1.0 / 60), ("1/hour", 1.0 / 3600),
      ("1/second", 1), ("-2/s", -2),
    ] as [(String, Double)])
  func `a rate is a number, a slash and a unit`(text: String, perSecond: Double) {
    #expect(Quantity.rate(text) == perSecond)
  }

  @Test(arguments: [
    "", "/", "1", "0.5", "/y", "1/", "1/month", "1/days", "1/d/d", "1 / d", "1/5", "y/1", "1/yy",
    "1_0/d", "nan/d", "1e400/d",
  ])
  func `anything else is no rate`(text: String) {
    #expect(Quantity.rate(text) == nil)
  }

  @Test(
    arguments: [("5%", 0.05), ("0.05", 0.05), ("0", 0), ("100%", 1), ("-5%", -0.05), ("2", 2)]
      as [(String, Double)])
  func `a share is a percentage or a fraction`(text: String, share: Double) {
    #expect(Quantity.share(text) == share)
  }

  @Test(arguments: ["", "%", "5 %", "%5", "5%%", "five", ".inf", "0x5%"])
  func `anything else is no share`(text: String) {
    #expect(Quantity.share(text) == nil)
  }

  @Test(
    arguments: [("0", 0), ("-1.5", -1.5), (".5", 0.5), ("1e3", 1000), ("1E-2", 0.01)]
      as [(String, Double)])
  func `a number is decimal`(text: String, number: Double) {
    #expect(Quantity.number(text) == number)
  }

  @Test(arguments: [
    "", "-", ".", "e", "1e", "1e400", "inf", "nan", ".inf", "0x10", "1_000", "1,5", "12:30", "+1",
    "1 ", "½", "--1", "1-1",
  ])
  func `anything else is no number`(text: String) {
    #expect(Quantity.number(text) == nil)
  }

  @Test(
    arguments: [("0", 0), ("007", 7), ("-12", -12), ("9223372036854775807", Int.max)]
      as [(String, Int)])
  func `a whole number has digits only`(text: String, number: Int) {
    #expect(Quantity.integer(text) == number)
  }

  @Test(arguments: [
    "", "-", "1.0", "1e3", "0x1", "0o7", "1_000", "+1", "1-1", "9223372036854775808",
  ])
  func `anything else is no whole number`(text: String) {
    #expect(Quantity.integer(text) == nil)
  }
}
