import BankParsing
import ContentLoading
import Core
import Effects
import Testing

/// The shipped banks ask each claim often enough, in several ways.
struct ClaimCoverageTests {
  private static let fewestItems = 3
  private static let fewestKinds = 2
  private static let fewestLevels = 2

  private static var folder: String {
    let tests = Paths.folder(of: Paths.folder(of: #filePath))
    return Paths.join(Paths.folder(of: tests), "Content")
  }

  /// The items that ask for one claim; the gaps of a cloze are one item.
  private struct Row {
    let claim: String
    let items: [Item]

    var kinds: Set<ItemKind> { Set(items.map(\.kind)) }
    var levels: Set<Level> { Set(items.map(\.level)) }

    var text: String {
      let kinds = ItemKind.allCases.map { kind in items.count { $0.kind == kind } }
      let levels = Level.allCases.map { level in items.count { $0.level == level } }
      return ([claim] + ([items.count] + kinds + levels).map(String.init)).map(Self.cell)
        .joined(separator: " ")
    }

    static var head: String {
      (["claim", "items"] + ItemKind.allCases.map(\.rawValue) + Level.allCases.map(\.rawValue))
        .map { cell(String($0.prefix(6))) }.joined(separator: " ")
    }

    private static func cell(_ text: String) -> String {
      text + String(repeating: " ", count: max(0, 6 - text.count))
    }
  }

  private func rows() throws -> [Row] {
    let content = ContentLoader(files: LiveFiles()).load([Self.folder])
    let claims = try #require(content.claims)
    var seen: Set<ItemID> = []
    let items = content.library.items.filter { seen.insert($0.id.base).inserted }
    return claims.map { claim in
      Row(claim: claim.number, items: items.filter { $0.covers.contains(claim.number) })
    }
  }

  @Test func `each claim is asked by three items, of two kinds, at two levels`() throws {
    let rows = try rows()
    print(([Row.head] + rows.map(\.text)).joined(separator: "\n"))
    #expect(!rows.isEmpty)
    let thin = rows.filter { row in
      row.items.count < Self.fewestItems || row.kinds.count < Self.fewestKinds
        || row.levels.count < Self.fewestLevels
    }
    #expect(thin.map(\.text) == [])
  }

  @Test(arguments: [
    (ItemKind.flashcard, 60), (.choice, 50), (.cloze, 30), (.typed, 15), (.order, 10),
    (.predict, 25), (.exercise, 40), (.audit, 12),
  ])
  func `there are enough items of each kind`(kind: ItemKind, least: Int) {
    let items = ContentLoader(files: LiveFiles()).load([Self.folder]).library.items
    let ids = Set(items.filter { $0.kind == kind }.map(\.id.base))
    #expect(ids.count >= least)
  }
}
