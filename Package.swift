// swift-tools-version: 6.2
import PackageDescription

/// The bundled strategies: one folder under `Plugins`, one file, one type, one name each.
let strategies = ["AcceptStaleness", "HashID", "StableID", "VersionedID"]

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [])
  -> Target
{
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func plugin(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: ["CStrategyABI", "StrategyKit"] + (name == "HashID" ? ["CLibCrypto"] : []),
    path: "Plugins/\(name)", swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "stratbench",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "stratbench", targets: ["stratbench"]),
    .library(name: "StrategyKit", targets: ["StrategyKit", "CStrategyABI"]),
  ] + strategies.map { .library(name: $0, type: .dynamic, targets: [$0]) },
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CLibCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .target(name: "CStrategyABI"),
    module("StrategyKit", ["CStrategyABI"]),

    module("Diagnostics", []),

    module("YAMLReading", ["CLibYAML", "Diagnostics"]),
    module("HostModel", []),
    module("Workload", ["Diagnostics"]),
    module("Simulation", ["CStrategyABI", "HostModel", "Workload"]),

    module(
      "ExperimentConfig",
      ["Diagnostics", "HostModel", "Scoring", "Simulation", "Workload", "YAMLReading"],
      resources: [.embedInCode("Profiles")]),
    module("StrategyLoading", ["CStrategyABI", "Simulation"]),
    module("Scoring", ["HostModel", "Simulation"]),
    module(
      "Reporting",
      ["CLibCrypto", "ExperimentConfig", "HostModel", "Scoring", "Simulation", "Workload"]),

    module(
      "StratbenchCommands",
      [
        "Diagnostics", "ExperimentConfig", "HostModel", "Reporting", "Scoring", "Simulation", "StrategyLoading",
        "Workload", "YAMLReading",
      ] + strategies.map { .init(stringLiteral: $0) }),
    .executableTarget(
      name: "stratbench", dependencies: ["StratbenchCommands"], swiftSettings: strict),
  ] + strategies.map(plugin),
  swiftLanguageModes: [.v6]
)
