import Testing
import Workload

@Suite struct DateTests {
  private static func start(_ time: String) throws -> Double? {
    let text = "time,entity,event,name\n\(time),c1,create,A\n"
    return try TraceReader.read(Array(text.utf8), file: "good.csv").start
  }

  private static let moments: [(String, Double)] = [
    ("1970-01-01T00:00:00Z", 0),
    ("2026-01-31T12:34:56Z", 1_769_862_896),
    ("2026-01-31t12:34:56z", 1_769_862_896),
    ("2026-01-31 12:34:56Z", 1_769_862_896),
    ("2026-01-31T12:34:56+00:00", 1_769_862_896),
    ("2026-01-31T12:34:56-00:00", 1_769_862_896),
    ("2026-01-31T12:34:56+05:30", 1_769_843_096),
    ("2026-01-31T12:34:56-09:30", 1_769_897_096),
    ("2026-01-01T00:30:00+14:00", 1_767_177_000),
    ("2025-12-31T23:30:00-12:00", 1_767_267_000),
    ("2026-01-31T12:34:56.5Z", 1_769_862_896.5),
    ("2026-01-31T12:34:56.25+01:00", 1_769_859_296.25),
    ("2026-01-31T12:34:56.250000000000000000000Z", 1_769_862_896.25),
    ("2016-12-31T23:59:60Z", 1_483_228_800),
    ("2024-02-29T00:00:00Z", 1_709_164_800),
    ("2000-02-29T23:59:59Z", 951_868_799),
    ("1900-03-01T00:00:00Z", -2_203_891_200),
    ("1969-12-31T23:59:59Z", -1),
    ("1582-10-15T00:00:00Z", -12_219_292_800),
    ("0001-01-01T00:00:00Z", -62_135_596_800),
    ("0000-01-01T00:00:00Z", -62_167_219_200),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("2038-01-19T03:14:08Z", 2_147_483_648),
  ]

  @Test(arguments: moments)
  func `an RFC 3339 date-time is that many seconds after 1970`(
    time: String, seconds: Double
  ) throws {
    #expect(try Self.start(time) == seconds)
  }

  private static let days: [(Int, Int, Int, Int)] = [
    (0, 1970, 1, 1), (-1, 1969, 12, 31), (11016, 2000, 2, 29), (11017, 2000, 3, 1),
    (-25509, 1900, 2, 28), (-25508, 1900, 3, 1), (20088, 2024, 12, 31), (20089, 2025, 1, 1),
    (-719_162, 1, 1, 1), (2_932_896, 9999, 12, 31), (-135_081, 1600, 2, 29),
    (47540, 2100, 2, 28), (47541, 2100, 3, 1),
  ]

  @Test func `a day count is that day of the calendar`() {
    for (count, year, month, day) in Self.days {
      let date = CivilDate(daysSince1970: count)
      #expect([date.year, date.month, date.day] == [year, month, day])
    }
  }

  @Test func `days and dates convert into each other over 800 years`() throws {
    for count in stride(from: -200_000, through: 92_000, by: 997) {
      let date = CivilDate(daysSince1970: count)
      let text = [(date.year, 4), (date.month, 2), (date.day, 2)].map { number, width in
        String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
      }.joined(separator: "-")
      #expect(try Self.start(text + "T00:00:00Z") == Double(count) * 86400)
    }
  }
}
