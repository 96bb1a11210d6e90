import BankParsing
import ContentLoading
import Core
import Effects

/// `viva due` as most learners run it: the shipped banks and a thousand reviews.
enum DueOnShippedBanks: Benchmark {
  static let name = "due-shipped"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let banks = workshop.shippedBanks
    let items = ContentLoader(files: LiveFiles()).load([banks]).library.items.map(\.id)
    let home = GeneratedHome(
      path: workshop.path("shipped"),
      content: banks,
      items: items,
      reviews: 1000
    )
    try home.write()
    let due = try workshop.command("due", home: home)
    return try ProcessFigures(of: due, named: name).figures(
      under: .init(milliseconds: 15, mebibytes: 20)
    )
  }
}
