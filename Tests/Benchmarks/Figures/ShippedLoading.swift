import BankParsing
import ContentLoading
import Core
import Effects

/// Loading the banks that come with the program, as a drill does, beside reading the same files.
enum ShippedLoading: Benchmark {
  static let name = "load-shipped"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let banks = workshop.shippedBanks
    let loader = ContentLoader(files: LiveFiles(), crew: Crew(size: Processors.count))
    let library = loader.load([banks]).library
    let files = library.banks.map(\.file) + library.passedOver
    let runs = try Alternation(
      floor: { try Stopwatch.milliseconds { for file in files { _ = try RawFile.read(file) } } },
      subject: { Stopwatch.milliseconds { _ = loader.load([banks]) } }
    )
    return [
      Figure(
        name: name,
        unit: .milliseconds,
        samples: runs.subject,
        floor: .init(name: "reading", samples: runs.floor),
        target: .below(10)
      )
    ]
  }
}
