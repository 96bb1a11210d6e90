import BankParsing
import ContentLoading
import Core
import Effects

/// Loading the banks that come with the program, as a drill does, beside reading the same files; and
/// what it costs in all, on one thread.
enum ShippedLoading: Benchmark {
  static let name = "load-shipped"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let banks = workshop.shippedBanks
    let loader = ContentLoader(files: LiveFiles(), crew: Crew(size: Processors.count))
    let alone = ContentLoader(files: LiveFiles())
    // What was loaded is kept to the end of a run, so letting go of it is not part of loading.
    var loaded = loader.load([banks])
    let files = loaded.library.banks.map(\.file) + loaded.library.passedOver
    let read = { for file in files { _ = try RawFile.read(file) } }
    let times = try Alternation(
      floor: { try Stopwatch.milliseconds(read) },
      subject: {
        var new = loaded
        let time = Stopwatch.milliseconds { new = loader.load([banks]) }
        loaded = new
        return time
      }
    )
    let processor = try Alternation(
      floor: { try Stopwatch.processorMilliseconds(read) },
      subject: {
        var new = loaded
        let time = Stopwatch.processorMilliseconds { new = alone.load([banks]) }
        loaded = new
        return time
      }
    )
    return [
      Figure(
        name: "\(name): time",
        unit: .milliseconds,
        samples: times.subject,
        floor: .init(name: "reading", samples: times.floor),
        target: .below(10)
      ),
      Figure(
        name: "\(name): processor",
        unit: .milliseconds,
        samples: processor.subject,
        floor: .init(name: "reading", samples: processor.floor)
      ),
    ]
  }
}
