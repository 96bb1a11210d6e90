import BankParsing
import ContentLoading
import Core
import Effects
import Glibc

/// `viva due` with a plan for the shipped banks, two months ahead: once more, and after each change,
/// beside `viva due` without a plan.
enum DueWithPlan: Benchmark {
  static let name = "due-with-plan"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let banks = workshop.shippedBanks
    let items = ContentLoader(files: LiveFiles()).load([banks]).library.items.map(\.id)
    let home = GeneratedHome(
      path: workshop.path("planned"),
      content: banks,
      items: items,
      reviews: 1000
    )
    try home.write()
    let plain = try workshop.command("due", home: home)
    let cache = workshop.path("planned-cache")
    let without = ProcessRun.Command(
      words: plain.words,
      environment: plain.environment + ["XDG_CACHE_HOME=\(cache)"]
    )
    let interview = GeneratedHistory.end.wall.day.adding(60)
    let with = ProcessRun.Command(
      words: plain.words,
      environment: without.environment + [
        "VIVA_INTERVIEW=\(interview)", "VIVA_LEVEL=staff", "VIVA_MINUTES=25",
      ]
    )
    let floor = try ProcessFigures(of: without, named: name).time
    let again = try ProcessFigures(of: with, named: name)
    let anew = try ProcessFigures(of: with, named: "\(name), planned anew") {
      unsafe unlink(Paths.join(cache, "viva/plan"))
    }
    return again.figures(
      under: .init(milliseconds: floor.median + 5),
      floor: .init(name: "without a plan", samples: floor)
    ) + anew.figures(floor: .init(name: "without a plan", samples: floor))
  }
}
