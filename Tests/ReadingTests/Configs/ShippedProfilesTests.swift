import Diagnostics
import ExperimentConfig
import HostModel
import Testing

@Suite struct ShippedProfilesTests {
  @Test func `there are profiles, each under one name, in order`() {
    #expect(!ShippedProfiles.names.isEmpty)
    #expect(ShippedProfiles.names == Set(ShippedProfiles.names).sorted())
  }

  @Test func `a name that is not shipped has no profile`() throws {
    #expect(try ShippedProfiles.profile("watch-face") == nil)
  }

  @Test(arguments: ShippedProfiles.names)
  func `a profile reads and is called like its file`(name: String) throws {
    let profile = try #require(try ShippedProfiles.profile(name))
    #expect(profile.name == name)
    #expect(profile.summary.hasSuffix("."))
  }

  @Test(arguments: ShippedProfiles.names)
  func `a profile gives every switch a value`(name: String) throws {
    let profile = try #require(try ShippedProfiles.profile(name))
    #expect(Set(profile.values.keys) == Set(HostSwitch.allCases))
    #expect(profile.values.values.allSatisfy { !$0.text.isEmpty })
  }

  @Test(arguments: ShippedProfiles.names)
  func `what is not assumed has a public source, and what is assumed has alternatives`(
    name: String
  ) throws {
    let profile = try #require(try ShippedProfiles.profile(name))
    for (key, value) in profile.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch value.evidence {
      case .assumed: #expect(!value.alternatives.isEmpty, "\(key.rawValue)")
      default: #expect(value.source?.hasPrefix("https://") == true, "\(key.rawValue)")
      }
      #expect(!value.alternatives.contains(value.text), "\(key.rawValue)")
    }
  }
}
