/// The figures of a whole process, beside those of one that does nothing.
struct ProcessFigures {
  private let name: String
  private let times: Alternation
  private let processor: Samples
  private let floorProcessor: Samples
  private let memory: Samples

  private static let nothing = ProcessRun.Command(words: ["/bin/true"], environment: [])

  /// What is promised.
  struct Limits {
    var milliseconds: Double?
    var mebibytes: Double?
  }

  /// Runs a command many times, by turns with one that does nothing; `prepare` comes before each
  /// run and is not measured.
  init(
    of command: ProcessRun.Command,
    named name: String,
    rounds: Int = Alternation.rounds,
    preparing prepare: () -> Void = {}
  ) throws {
    self.name = name
    var processor: [Double] = []
    var floorProcessor: [Double] = []
    times = try Alternation(
      rounds: rounds,
      floor: {
        let run = try ProcessRun(Self.nothing)
        floorProcessor.append(run.processorMilliseconds)
        return run.milliseconds
      },
      subject: {
        prepare()
        let run = try ProcessRun(command)
        processor.append(run.processorMilliseconds)
        return run.milliseconds
      }
    )
    // The first is the one that does not count.
    self.processor = Samples(Array(processor.dropFirst()))
    self.floorProcessor = Samples(Array(floorProcessor.dropFirst()))
    memory = Samples(
      try (0..<3).map { _ in
        prepare()
        return try PeakMemory.mebibytes(command)
      }
    )
  }

  /// The milliseconds of each run.
  var time: Samples { times.subject }

  /// The figures, and whether they are within what is promised; beside the time stands that of a
  /// process that does nothing, or another floor.
  func figures(under limits: Limits = Limits(), floor: Figure.Floor? = nil) -> [Figure] {
    [
      Figure(
        name: "\(name): time",
        unit: .milliseconds,
        samples: times.subject,
        floor: floor ?? .init(name: "/bin/true", samples: times.floor),
        target: limits.milliseconds.map { .below($0) }
      ),
      Figure(
        name: "\(name): processor",
        unit: .milliseconds,
        samples: processor,
        floor: .init(name: "/bin/true", samples: floorProcessor)
      ),
      Figure(
        name: "\(name): peak memory",
        unit: .mebibytes,
        samples: memory,
        target: limits.mebibytes.map { .below($0) }
      ),
    ]
  }
}
