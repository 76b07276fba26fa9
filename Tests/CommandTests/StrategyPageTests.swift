import Simulation
import StratbenchCommands
import StrategyLoading
import TestSupport
import Testing

/// The pages that modules bring with them.
struct StrategyPageTests {
  @Test func `every bundled strategy has a whole page`() throws {
    let modules = try Stratbench.bundledStrategies()
    #expect(modules.count == 9)
    for module in modules {
      let page = try #require(module.documentation, "\(module.id)")
      for text in [page.idea, page.whenToUse, page.cost] + page.failureModes {
        #expect(text.count > 20 && text.hasSuffix("."), "\(module.id): \(text)")
      }
      #expect(page.failureModes.count >= 4)
    }
  }

  @Test func `a page comes through the door of a library as it does from the program`() throws {
    for (id, file) in [("slug-id", "SlugID"), ("stable-id", "StableID")] {
      let linked = try Modules.bundled(id)
      #expect(try StrategyFile.open(Modules.file(file)).documentation == linked.documentation)
    }
  }

  @Test func `a module without a page has its parameters alone`() throws {
    let program = try Program([
      "strategies", "stars", "--plugin", Modules.file("CStrategy"),
    ])
    #expect(
      program.output == """
        stars 0.1.0
          The key and a star for every display change.

        Parameters
          most  How many stars there can be.
                whole number, 0 to 1,000, default 3

        """)
  }

  @Test func `the page of a strategy is asked for by its name`() throws {
    let program = try Program(["strategies", "coalesced-version"])
    try Golden.expect(program.output, is: "coalesced-version.txt")
  }

  @Test func `a strategy that is not there is a wrong command line`() throws {
    let program = try Program(["strategies", "slug"])
    #expect(program.exitCode == 64)
    #expect(
      program.errors == """
        error: there is no strategy 'slug'
          help: did you mean 'slug-id'?

        """)
  }
}
