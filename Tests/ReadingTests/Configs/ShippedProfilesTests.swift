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

  /// A row of the table of surfaces for each, but for deep links of widgets and links outside of
  /// hosts, which a workload has, and app widgets, whose host holds no identifier of an entity.
  @Test func `every surface that the model can carry has a profile`() {
    #expect(
      ShippedProfiles.names == [
        "android-pinned", "app-shortcut-phrase", "control", "focus-filter", "homekit-name",
        "live-activity", "shortcuts-parameter", "sirikit-inobject", "spotlight", "user-activity",
        "widget-timeline", "widgetkit-edit-sheet", "windows-tile",
      ])
  }

  @Test(arguments: ShippedProfiles.names)
  func `a profile says what is not known, in sentences`(name: String) throws {
    let profile = try #require(try ShippedProfiles.profile(name))
    #expect(!profile.unknowns.isEmpty)
    #expect(profile.unknowns.allSatisfy { $0.hasSuffix(".") })
    for key in HostSwitch.allCases {
      #expect(profile.behaviour.effect(of: key).hasSuffix("."), "\(key.rawValue)")
    }
  }

  @Test(arguments: ShippedProfiles.names)
  func `every alternative of a profile can be played or is not played`(name: String) throws {
    let config = ConfigFixture.base(with: "hosts: [\(name)]")
    let experiment = try ConfigFixture.read(Array(config.utf8))
    let profile = try #require(experiment.hosts.first)
    let alternatives = HostSwitch.allCases.filter(\.isPlayed).map { key in
      profile.values[key]?.alternatives.count ?? 0
    }
    #expect(experiment.hostVariants.count == alternatives.reduce(0, +))
    let areAllPlayed = experiment.hostVariants.allSatisfy(\.key.isPlayed)
    #expect(areAllPlayed)
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
