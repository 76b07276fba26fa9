import Diagnostics
import ExperimentConfig
import Testing

@Suite struct BadConfigTests {
  @Test func `the base config reads without mistakes`() throws {
    let experiment = try ConfigFixture.read(Array(ConfigFixture.base.utf8))
    #expect(experiment.name == "base")
    #expect(experiment.strategies.count == 1)
  }

  @Test(arguments: BadConfig.all)
  func `a bad config is refused with its place and the way to mend it`(bad: BadConfig) throws {
    #expect(try ConfigFixture.complaint(bad.bytes) == bad.complaint)
  }

  @Test func `no two cases share a name`() {
    #expect(Set(BadConfig.all.map(\.name)).count == BadConfig.all.count)
  }
}
