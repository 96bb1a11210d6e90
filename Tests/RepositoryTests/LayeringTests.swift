import SwiftSyntax
import Testing

struct LayeringTests {
  private let checkout = Checkout()

  /// What every module may import: the standard library, where it hides something, and its locks.
  private static let standardLibrary: Set<String> = ["Swift", "Synchronization"]

  /// What else a module may import of the toolchain; in the pure core Glibc stands for mathematics, in
  /// Core for the threads of `Crew`, whose number changes no result, and in BankParsing for `memchr`.
  private static let toolchain: [String: Set<String>] = [
    "BankParsing": ["Glibc"],
    "Core": ["Glibc"],
    "Effects": ["Glibc"],
    "Fitting": ["Glibc"],
    "Grading": ["Glibc"],
    "Lab": ["Glibc"],
    "LabUI": ["Foundation", "Glibc", "Observation", "_Concurrency"],
    "OwnershipRules": [
      "Glibc",
      "SwiftDiagnostics", "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax",
    ],
    "Planning": ["Glibc"],
    "ProgressStore": ["Glibc"],
    "Scheduling": ["Glibc"],
    "SnippetPreparing": ["SwiftParser", "SwiftSyntax"],
    "Terminal": ["Glibc"],
    "VivaCommands": ["Glibc"],
    "viva": ["Glibc"],
    "viva-lab": ["Glibc"],
    "viva-linter": ["Glibc"],
  ]

  private static let pureLayers = 0...1

  /// Programs, which are tested by running them, and the walls, which a process enters for good:
  /// `LabTests` tries them from within.
  private static let withoutTests: Set = ["CSandbox", "viva", "viva-lab", "viva-linter"]

  /// Words by which a function reaches for the world instead of being given a value.
  private static let impureWords: Set<String> = [
    "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "clock_gettime", "exit",
    "fopen", "getenv", "getrandom", "localtime_r", "print", "readLine", "setenv", "time",
  ]

  @Test func `the map of the sources names every module once`() throws {
    let table = try layers()
    let systems = try manifest().targets.filter(\.isSystem).map(\.name)
    let expected = try checkout.names(in: "Sources").filter {
      !$0.contains(".") && !systems.contains($0)
    }
    #expect(table.rows.map(\.module).sorted() == expected.sorted())
  }

  @Test func `the manifest lets a module import what the map says`() throws {
    let manifest = try manifest()
    for row in try layers().rows {
      let target = try #require(manifest[row.module], "\(row.module) is no target")
      let allowed = try allowedImports(of: row)
      #expect(Set(target.dependencies) == allowed.subtracting(["SwiftSyntax"]), "\(row.module)")
    }
  }

  @Test func `a module imports nothing of a higher layer`() throws {
    let table = try layers()
    for row in table.rows {
      for name in try allowedImports(of: row) {
        guard let other = table[name] else { continue }
        #expect(other.layer <= row.layer, "\(row.module) imports \(name)")
      }
    }
  }

  @Test func `every import is one that the map or the toolchain's list allows`() throws {
    let table = try layers()
    var strangers: [String] = []
    for file in try checkout.swiftFiles(below: "Sources") {
      var allowed = Self.standardLibrary.union(Self.toolchain[file.module] ?? [])
      if let row = table[file.module] { allowed.formUnion(try allowedImports(of: row)) }
      for (module, line) in file.imports where !allowed.contains(module) {
        strangers.append("\(file.path):\(line): \(module)")
      }
    }
    #expect(strangers == [])
  }

  /// Snippets that import SwiftUI have Foundation too, so what stands for SwiftUI passes it on.
  private static let foundationUsers = ["LabUI"]

  @Test func `nothing that is shipped imports Foundation`() throws {
    let foundation = ["Foundation", "FoundationEssentials", "FoundationInternationalization"]
    let users = try checkout.swiftFiles(below: "Sources").filter { file in
      file.imports.contains { foundation.contains($0.module) }
    }
    let modules = users.map(\.module)
    #expect(modules.filter { !Self.foundationUsers.contains($0) } == [])
  }

  @Test func `the pure core takes values instead of asking the machine`() throws {
    let pure = try layers().rows.filter { Self.pureLayers.contains($0.layer) }.map(\.module)
    var places: [String] = []
    for file in try checkout.swiftFiles(below: "Sources") where pure.contains(file.module) {
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let word) = token.tokenKind, Self.impureWords.contains(word),
          token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen,
          token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period,
          token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .keyword(.func)
        else { continue }
        places.append("\(file.path):\(file.line(of: token)): \(word)")
      }
    }
    #expect(places == [])
  }

  @Test func `the manifest lists dependencies in order, and a test target for each module`() throws
  {
    let manifest = try manifest()
    for target in manifest.targets {
      #expect(target.dependencies == target.dependencies.sorted(), "\(target.name)")
    }
    for row in try layers().rows where !Self.withoutTests.contains(row.module) {
      #expect(manifest["\(row.module)Tests"]?.isTest == true, "\(row.module) has no tests")
    }
  }

  private func manifest() throws -> Manifest { Manifest(try checkout.text("Package.swift")) }

  private func layers() throws -> LayerTable {
    LayerTable(markdown: try checkout.text("Sources/README.md"))
  }

  /// The map's words for one module, with "all but X" written out.
  private func allowedImports(of row: LayerTable.Row) throws -> Set<String> {
    guard let first = row.imports.first(where: { $0.hasPrefix("all but ") }) else {
      return row.imports
    }
    let others = try layers().rows.filter { $0.layer < row.layer }.map(\.module)
    return Set(others).subtracting(row.imports).subtracting([
      String(first.dropFirst("all but ".count))
    ])
  }
}
