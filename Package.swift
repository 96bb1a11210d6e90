// swift-tools-version: 6.2
//
// The rules of this file: one section per module with its test target, in layer order (see
// Sources/README.md); dependencies one per line, sorted; no outside package, no product but the
// programs; the settings of every Swift target are added by the loop at the end.

import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax: `lib/swift/host` beside the compiler that reads
/// this manifest, or what `VIVA_SWIFT_HOST` names.
let hostFolder = findHostFolder()

let package = Package(
  name: "viva",
  products: [
    .executable(name: "viva", targets: ["viva"]),
    .executable(name: "viva-lab", targets: ["viva-lab"]),
    .executable(name: "viva-linter", targets: ["viva-linter"]),
  ],
  targets: [
    // MARK: System libraries

    .systemLibrary(name: "CCmarkGFM"),
    .systemLibrary(name: "CReadline"),
    .systemLibrary(name: "CSpawn"),

    // MARK: Layer 0, values

    .target(name: "Core"),
    tests("CoreTests", of: "Core"),

    .target(name: "StrictJSON"),
    tests("StrictJSONTests", of: "StrictJSON"),

    // MARK: Layer 0, the lab

    .target(name: "CSandbox"),

    .target(name: "LabCombine", swiftSettings: labSettings),
    tests("LabCombineTests", of: "LabCombine"),

    .target(name: "LabUI", dependencies: ["LabCombine"], swiftSettings: labSettings),
    tests("LabUITests", of: "Core", "Effects", "LabProtocol", "LabUI", "Scenarios"),

    // MARK: Layer 1, pure engines

    .target(name: "Arguments", dependencies: ["Core"]),
    tests("ArgumentsTests", of: "Arguments", "Core"),

    .target(name: "BankParsing", dependencies: ["CCmarkGFM", "Core"]),
    tests("BankParsingTests", of: "BankParsing", "Core"),

    .target(name: "Scenarios", dependencies: ["Core"]),
    tests("ScenariosTests", of: "Core", "Scenarios"),

    .target(name: "LabProtocol", dependencies: ["Scenarios", "StrictJSON"]),
    tests("LabProtocolTests", of: "LabProtocol", "Scenarios", "StrictJSON"),

    .target(name: "LinterProtocol", dependencies: ["Core", "StrictJSON"]),
    tests("LinterProtocolTests", of: "Core", "LinterProtocol", "StrictJSON"),

    .target(
      name: "OwnershipRules",
      dependencies: ["Core"],
      swiftSettings: [.unsafeFlags(["-I", hostFolder])],
      linkerSettings: swiftSyntaxLinking
    ),
    readingSwift(tests("OwnershipRulesTests", of: "Core", "Effects", "OwnershipRules")),

    .target(
      name: "SnippetPreparing",
      dependencies: ["Core", "LinterProtocol"],
      swiftSettings: [.unsafeFlags(["-I", hostFolder])],
      linkerSettings: swiftSyntaxLinking
    ),
    readingSwift(
      tests("SnippetPreparingTests", of: "Core", "Effects", "LinterProtocol", "SnippetPreparing")
    ),

    .target(name: "Scheduling", dependencies: ["Core"]),
    tests("SchedulingTests", of: "Core", "Scheduling", "StrictJSON"),

    .target(name: "Fitting", dependencies: ["Core", "Scheduling"]),
    tests("FittingTests", of: "Core", "Effects", "Fitting", "Scheduling", "StrictJSON"),

    .target(name: "Planning", dependencies: ["Core", "Scheduling"]),
    tests("PlanningTests", of: "Core", "Planning", "Scheduling"),

    .target(name: "Quizzing", dependencies: ["Core", "Scheduling"]),
    tests("QuizzingTests", of: "Core", "Quizzing", "Scheduling"),

    .target(name: "Reporting", dependencies: ["Core", "Scheduling", "StrictJSON"]),
    tests("ReportingTests", of: "Core", "Reporting", "Scheduling", "StrictJSON"),

    // MARK: Layer 2, the machine

    .target(name: "Effects", dependencies: ["CSpawn", "Core"]),
    tests("EffectsTests", of: "Core", "Effects"),

    .target(name: "ContentLoading", dependencies: ["BankParsing", "Core", "Effects"]),
    tests("ContentLoadingTests", of: "BankParsing", "ContentLoading", "Core", "Effects"),

    .target(
      name: "Lab",
      dependencies: [
        "Core",
        "Effects",
        "LabProtocol",
        "LinterProtocol",
        "Scenarios",
        "StrictJSON",
      ]
    ),
    readingSwift(
      tests(
        "LabTests",
        of: "Core",
        "Effects",
        "Lab",
        "LabProtocol",
        "LinterProtocol",
        "Scenarios",
        "SnippetPreparing",
        "StrictJSON"
      )
    ),

    .target(
      name: "Grading",
      dependencies: [
        "Core",
        "Effects",
        "Lab",
        "LabProtocol",
        "LinterProtocol",
        "Scenarios",
        "StrictJSON",
      ]
    ),
    tests(
      "GradingTests",
      of: "Core",
      "Effects",
      "Grading",
      "Lab",
      "LabProtocol",
      "LinterProtocol",
      "Scenarios",
      "StrictJSON"
    ),

    .target(
      name: "ProgressStore",
      dependencies: ["Core", "Effects", "Scheduling", "StrictJSON"],
      exclude: ["FORMAT.md"]
    ),
    tests("ProgressStoreTests", of: "Core", "Effects", "ProgressStore", "Scheduling", "StrictJSON"),

    .target(
      name: "Terminal",
      dependencies: ["Arguments", "CReadline", "Core", "Effects", "StrictJSON"]
    ),
    tests("TerminalTests", of: "Core", "Effects", "Terminal"),

    // MARK: Layer 3, the programs

    .target(
      name: "VivaCommands",
      dependencies: [
        "Arguments",
        "BankParsing",
        "ContentLoading",
        "Core",
        "Effects",
        "Fitting",
        "Grading",
        "Lab",
        "LabProtocol",
        "LinterProtocol",
        "Planning",
        "ProgressStore",
        "Quizzing",
        "Reporting",
        "Scenarios",
        "Scheduling",
        "StrictJSON",
        "Terminal",
      ]
    ),
    tests(
      "VivaCommandsTests",
      of: "Arguments",
      "ContentLoading",
      "Core",
      "Effects",
      "Fitting",
      "LabProtocol",
      "LinterProtocol",
      "ProgressStore",
      "Quizzing",
      "Scenarios",
      "Scheduling",
      "StrictJSON",
      "Terminal",
      "VivaCommands"
    ),

    .executableTarget(
      name: "viva",
      dependencies: ["VivaCommands"],
      linkerSettings: [
        // A third of a start is the loading of the standard library's parts. Of this program alone:
        // the linter shares SwiftSyntax with the toolchain, which needs them as libraries.
        .unsafeFlags(["-static-stdlib"], .when(configuration: .release))
      ]
    ),
    .executableTarget(
      name: "viva-linter",
      dependencies: ["Core", "Effects", "LinterProtocol", "OwnershipRules", "SnippetPreparing"],
      swiftSettings: [.unsafeFlags(["-I", hostFolder])],
      linkerSettings: swiftSyntaxLinking
    ),

    .executableTarget(
      name: "viva-lab",
      dependencies: ["CSandbox", "LabProtocol", "LabUI", "Scenarios"],
      exclude: ["PROTOCOL.md"],
      linkerSettings: [
        // A snippet is linked with nothing of ours: its symbols are bound to this program's.
        .unsafeFlags(["-Xlinker", "--export-dynamic"])
      ]
    ),

    // MARK: Tests of the whole

    .target(
      name: "TestSupport",
      dependencies: ["Core", "Effects", "Scheduling"],
      path: "Tests/TestSupport"
    ),
    tests("EndToEndTests", of: "CSpawn", "Core", "Effects", "StrictJSON"),
    .testTarget(
      name: "RepositoryTests",
      dependencies: ["Effects", "TestSupport"],
      swiftSettings: [.unsafeFlags(["-I", hostFolder])],
      linkerSettings: swiftSyntaxLinking
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BankParsing",
        "ContentLoading",
        "Core",
        "Effects",
        "Fitting",
        "LabUI",
        "LinterProtocol",
        "OwnershipRules",
        "Planning",
        "ProgressStore",
        "Scheduling",
        "SnippetPreparing",
        "TestSupport",
      ],
      path: "Tests/Benchmarks",
      exclude: ["Corpus"],
      swiftSettings: [.unsafeFlags(["-I", hostFolder])],
      linkerSettings: swiftSyntaxLinking
    ),
  ],
  swiftLanguageModes: [.v6]
)

// An installed copy has the sources without the tests, for the lab to be made anew from.
if !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests") {
  package.targets.removeAll { $0.isTest || $0.path?.hasPrefix("Tests/") == true }
}

let everyTarget: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

/// The settings of what snippets import: it is built on hooks that Swift 6 mode does not let through,
/// and everything in it runs on one thread.
var labSettings: [SwiftSetting] {
  [
    .swiftLanguageMode(.v5),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}

let labModules: Set = ["LabCombine", "LabUI"]

for target in package.targets
where target.type != .system && !labModules.contains(target.name) && target.name != "CSandbox" {
  target.swiftSettings = everyTarget + (target.swiftSettings ?? [])
}

/// A test target that also sees the shared test support; its tests read data from `Fixtures` and
/// `Goldens` beside them, which are not built.
func tests(_ name: String, of modules: String...) -> Target {
  let folder = "\(Context.packageDirectory)/Tests/\(name)"
  return .testTarget(
    name: name,
    dependencies: (modules + ["TestSupport"]).sorted().map { .init(stringLiteral: $0) },
    exclude: ["Fixtures", "Goldens"].filter {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)")
    }
  )
}

/// A target that also sees the toolchain's SwiftSyntax.
@MainActor
func readingSwift(_ target: Target) -> Target {
  target.swiftSettings = [.unsafeFlags(["-I", hostFolder])]
  target.linkerSettings = swiftSyntaxLinking
  return target
}

var swiftSyntaxLinking: [LinkerSetting] {
  [
    .unsafeFlags(["-L", hostFolder, "-Xlinker", "-rpath", "-Xlinker", hostFolder]),
    .linkedLibrary("SwiftSyntax"),
    .linkedLibrary("SwiftParser"),
    .linkedLibrary("SwiftParserDiagnostics"),
    .linkedLibrary("SwiftDiagnostics"),
    .linkedLibrary("SwiftOperators"),
  ]
}

/// Finds `lib/swift/host` from the manifest's own library, which this process has mapped from the
/// toolchain in use; so a second toolchain, a symlink or another install place need no setting.
func findHostFolder() -> String {
  let marker = "/lib/swift/pm/ManifestAPI/"
  var candidates: [String] = []
  if let named = ProcessInfo.processInfo.environment["VIVA_SWIFT_HOST"], !named.isEmpty {
    candidates = [named]
  } else if let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() {
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
      guard let end = line.range(of: marker), let start = line.firstIndex(of: "/") else { continue }
      candidates.append(line[start..<end.lowerBound] + "/lib/swift/host")
    }
  }
  for folder in candidates
  where FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") {
    return folder
  }
  fatalError(
    """
    viva needs the SwiftSyntax that comes with the Swift 6.3 toolchain, and found no \
    SwiftSyntax.swiftmodule in \(candidates.first ?? "the toolchain's lib/swift/host"); set \
    VIVA_SWIFT_HOST to the folder 'lib/swift/host' of a Swift toolchain from swift.org
    """
  )
}
