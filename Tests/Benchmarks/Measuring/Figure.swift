/// One figure, beside the floor of the same run.
struct Figure {
  /// What was measured, after the benchmark's name.
  let name: String
  let unit: Unit
  let samples: Samples
  /// The least that any program would need, or be able to.
  var floor: Floor?
  /// What was promised.
  var target: Target?

  struct Floor {
    let name: String
    let samples: Samples
  }

  enum Unit: String {
    case logs = "logs"
    case megabytesPerSecond = "MB/s"
    case mebibytes = "MiB"
    case milliseconds = "ms"
    case millionsPerSecond = "M/s"
    case percent = "%"
    case ratio = "×"
    case snippets = "snippets"
    case thousandsPerSecond = "k/s"
  }

  enum Target {
    case below(Double)
    case atLeast(Double)

    func isMet(by value: Double) -> Bool {
      switch self {
      case .below(let limit): value < limit
      case .atLeast(let limit): value >= limit
      }
    }
  }
}
