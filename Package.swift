// swift-tools-version: 6.2
import PackageDescription

/// The bundled strategies: one folder under `Plugins`, one file, one type, one name each.
let strategies = [
  "AcceptStaleness", "AliasTable", "CoalescedVersion", "HashID", "SlugID", "SplitID", "StableID",
  "TemplateID", "VersionedID",
]

/// Those that fold, slug or hash names.
let namingStrategies: Set = ["AliasTable", "HashID", "SlugID", "TemplateID"]

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
    dependencies: ["CStrategyABI", "StrategyKit"]
      + (namingStrategies.contains(name) ? ["NameForms"] : []),
    path: "Plugins/\(name)", swiftSettings: strict)
}

/// Modules in C that the tests load: one that works, one that is not what it shows when it is asked,
/// and four that must be refused.
let testModules = ["CStrategy", "Fickle", "NoEntry", "OtherABI", "OtherLayout", "OtherSize"]

/// The strategy of the README, built as its readers build theirs.
let shouting = Target.target(
  name: "Shouting", dependencies: ["StrategyKit"], path: "Tests/Modules/Shouting",
  swiftSettings: strict)

func testModule(_ name: String) -> Target {
  .target(name: name, dependencies: ["CStrategyABI"], path: "Tests/Modules/\(name)")
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: strict)
}

/// Links only with `--sanitize fuzzer`, whose library has the main function.
let fuzzer: [Target] =
  Context.environment["STRATBENCH_FUZZER"] == nil
  ? []
  : [
    .executableTarget(
      name: "fuzzer", dependencies: ["FuzzTargets"], path: "Tests/Fuzzing/Fuzzer",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
  ]

let package = Package(
  name: "stratbench",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "stratbench", targets: ["stratbench"]),
    .library(name: "StrategyKit", targets: ["StrategyKit", "CStrategyABI"]),
  ]
    + (strategies + testModules + ["Shouting"]).map {
      .library(name: $0, type: .dynamic, targets: [$0])
    },
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CLibCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .target(name: "CStrategyABI"),
    module("StrategyKit", ["CStrategyABI"]),
    module("NameForms", ["CLibCrypto", "StrategyKit"]),

    module("Diagnostics", []),

    module("YAMLReading", ["CLibYAML", "Diagnostics"]),
    module("HostModel", []),
    module("Workload", ["Diagnostics"]),
    module("Simulation", ["CStrategyABI", "HostModel", "StrategyKit", "Workload"]),

    module(
      "ExperimentConfig",
      ["Diagnostics", "HostModel", "Scoring", "Simulation", "Workload", "YAMLReading"],
      resources: [.embedInCode("Profiles")]),
    module("Advice", ["NameForms", "Workload"]),
    module("StrategyLoading", ["CStrategyABI", "Simulation"]),
    module("Scoring", ["HostModel", "Simulation", "Workload"]),
    module(
      "Reporting",
      [
        "Advice", "CLibCrypto", "ExperimentConfig", "HostModel", "Scoring", "Simulation",
        "Workload",
      ]),

    module(
      "StratbenchCommands",
      [
        "Advice", "Diagnostics", "ExperimentConfig", "HostModel", "Reporting", "Scoring",
        "Simulation", "StrategyLoading",
        "Workload", "YAMLReading",
      ] + strategies.map { .init(stringLiteral: $0) }),
    .executableTarget(
      name: "stratbench", dependencies: ["StratbenchCommands"], swiftSettings: strict),

    .executableTarget(
      name: "yardstick", path: "Tests/Benchmarks/Yardstick",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "TestSupport",
      dependencies: [
        "HostModel", "Simulation", "StrategyLoading", "StratbenchCommands", "Workload",
      ],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Diagnostics", "ExperimentConfig", "Simulation", "StratbenchCommands", "Workload",
        "YAMLReading",
      ],
      path: "Tests/Fuzzing/Targets", swiftSettings: strict),
    tests(
      "ReadingTests",
      [
        "Diagnostics", "ExperimentConfig", "FuzzTargets", "HostModel", "Scoring", "Simulation",
        "Workload", "YAMLReading",
      ]),
    tests("WorkloadTests", ["Workload"]),
    tests("SimulationTests", ["HostModel", "NameForms", "Scoring", "Simulation", "Workload"]),
    tests(
      "ScoringTests", ["HostModel", "Scoring", "Simulation", "StratbenchCommands", "Workload"]),
    tests(
      "CommandTests",
      ["Advice", "HostModel", "Simulation", "StrategyLoading", "StratbenchCommands", "Workload"]),
  ] + strategies.map(plugin) + testModules.map(testModule) + [shouting] + fuzzer,
  swiftLanguageModes: [.v6]
)
