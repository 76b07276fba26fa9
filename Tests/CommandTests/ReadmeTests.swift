import Foundation
import HostModel
import Simulation
import StrategyLoading
import TestSupport
import Testing
import Workload

/// What the README shows is what there is.
struct ReadmeTests {
  private static func file(_ path: String) throws -> String {
    try String(contentsOfFile: Modules.repository + "/" + path, encoding: .utf8)
  }

  @Test func `the strategy of the README is a module that loads`() throws {
    let code = try Self.file("Tests/Modules/Shouting/Shouting.swift")
    #expect(try Self.file("README.md").contains("```swift\n\(code)```"))
    let module = try StrategyFile.open(Modules.file("Shouting"))
    #expect(module.id == "shouting")
    let moments = try Experiments.moments(
      "time,entity,event,name\n0,c,create,A\n1,c,rename,B\n2,c,rename,C",
      Experiments.choice(of: module), at: HostBehaviour(labelStore: .perSlot))
    #expect(
      moments.last?.what
        == .saved(name: "C", identifier: "c!!", changesIdentifier: true, .truth))
  }

  @Test func `the excerpt of the README is from the report of the first example`() throws {
    let report = try Self.file("Tests/Golden/widget-contacts/report.md")
    let excerpt = try #require(
      Self.file("README.md").components(separatedBy: "<!-- excerpt -->\n").dropFirst().first)
    #expect(!excerpt.isEmpty)
    for line in excerpt.split(separator: "\n") where line.hasPrefix("> ") {
      #expect(report.contains("\n\(line.dropFirst(2))\n"), "\(line)")
    }
  }

  @Test func `every config of the project is valid`() throws {
    let configs = ["widget-contacts", "place-names", "benchmarks/reference"]
    let program = try Program(["validate"] + configs.map { "Configs/\($0).yaml" })
    #expect(program.exitCode == 0)
    #expect(program.output.components(separatedBy: ": valid\n").count == 4)
  }
}
