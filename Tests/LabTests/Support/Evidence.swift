import Effects
import Testing

/// One claim's page of `Fixtures/Evidence`: code that breaks it, code that keeps it, and a scenario that
/// tells them apart.
struct Evidence: Sendable, CustomTestStringConvertible {
  /// The claim's number.
  let claim: String
  /// Code that breaks it.
  let broken: String
  /// Code that keeps it.
  let repaired: String
  /// What is done with either, and expected.
  let scenario: String

  /// The comment in a scenario after which every expectation fails in the broken form alone.
  static let mark = "# tells them apart"

  var testDescription: String { claim }

  /// The numbers of the lines that tell the two forms apart.
  var tellingLines: Set<Int> {
    let lines = scenario.split(separator: "\n", omittingEmptySubsequences: false)
    guard let mark = lines.firstIndex(of: Substring(Self.mark)) else { return [] }
    return Set(lines.indices.filter { $0 > mark && lines[$0].hasPrefix("expect ") }.map { $0 + 1 })
  }

  /// The pages, by the claims' numbers.
  static var all: [Evidence] {
    get throws {
      let files = LiveFiles()
      return try files.list(folder).filter { $0.hasSuffix(".md") }.sorted()
        .map { name in
          let bytes = try files.read(Paths.join(folder, name), limit: 64 << 10)
          return Evidence(
            claim: String(name.dropLast(".md".count)),
            page: String(decoding: bytes, as: UTF8.self)
          )
        }
    }
  }

  /// The claims that a run has to show, as the content lists them.
  static var claims: [String] {
    get throws {
      let checkout = Paths.folder(of: Paths.folder(of: tests))
      let bytes = try LiveFiles().read(Paths.join(checkout, "Content/claims.md"), limit: 1 << 20)
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
          .map { cell in String(cell.filter { $0 != " " }) }
        guard cells.count > 5, cells[1].hasPrefix("C"), cells[cells.count - 2] == "R" else {
          return nil
        }
        return cells[1]
      }
    }
  }

  private init(claim: String, page: String) {
    self.claim = claim
    let blocks = page.split(separator: "\n```", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { $0.element.drop { $0 != "\n" }.dropFirst() + "\n" }
    broken = blocks.first.map(String.init) ?? ""
    repaired = blocks.dropFirst().first.map(String.init) ?? ""
    scenario = blocks.dropFirst(2).first.map(String.init) ?? ""
  }

  private static let tests = Paths.folder(of: Paths.folder(of: #filePath))
  private static let folder = Paths.join(tests, "Fixtures/Evidence")
}
