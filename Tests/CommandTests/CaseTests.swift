import Foundation
import TestSupport
import Testing

/// The scripted cases of public reports.
struct CaseTests {
  private static let folder = Modules.repository + "/Configs/cases"

  private static let files: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test(arguments: files)
  func `every view, use and followed link comes out as the case states`(_ file: String) throws {
    let program = try Program(["run", Self.folder + "/" + file, "--out", "-", "--check"])
    #expect(program.exitCode == 0, "\(program.output)\(program.errors)")
    #expect(program.output.contains("the same | holds |"))
  }

  @Test func `the table has each of the 33 reports, and every case that is there`() throws {
    let table = try String(contentsOfFile: Self.folder + "/README.md", encoding: .utf8)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(rows.count == 33)
    let links = rows.flatMap { $0.matches(of: /\]\(([0-9a-z-]+\.yaml)\)/).map { String($0.1) } }
    #expect(links == Self.files)
    #expect(rows.count { $0.contains("outside the model: ") } == 33 - Self.files.count)
    for (number, row) in rows.enumerated() { #expect(row.hasPrefix("| \(number + 1) | [")) }
  }

  @Test func `a case names the report that its row links to`() throws {
    let table = try String(contentsOfFile: Self.folder + "/README.md", encoding: .utf8)
    for file in Self.files {
      let text = try String(contentsOfFile: Self.folder + "/" + file, encoding: .utf8)
      let source = try #require(text.firstMatch(of: /x-source: (\S+)/)).1
      let row = try #require(table.split(separator: "\n").first { $0.contains("(\(file))") })
      #expect(row.contains("(\(source))"), "\(file)")
    }
  }

  @Test(
    arguments: [
      (
        "use correct; use correct; use correct", "use correct; use orphaned; use correct",
        "number 5 is use correct, not use orphaned"
      ),
      (
        "use correct; use correct; use correct", "use correct; use correct",
        "number 6 is use correct, beyond the end"
      ),
      (
        "use correct; use correct; use correct",
        "use correct; use correct; use correct; follow broken",
        "number 7 is missing, not follow broken"
      ),
      ("view fresh Pad", "view fresh Crib", "number 3 is view fresh Pad, not view fresh Crib"),
    ])
  func `a case whose outcome is another fails and says where`(
    _ right: String, _ wrong: String, _ difference: String
  ) throws {
    let text = try String(contentsOfFile: Self.folder + "/01-three-labels.yaml", encoding: .utf8)
    #expect(text.contains(right))
    let folder = try TemporaryFolder()
    let path = try folder.write(text.replacing(right, with: wrong), to: "case.yaml")
    let program = try Program(["run", path, "--out", "-", "--check"])
    #expect(program.exitCode == 10)
    #expect(program.output.contains(difference), "\(program.output)")
  }
}
