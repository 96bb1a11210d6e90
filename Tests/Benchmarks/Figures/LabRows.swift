import LabUI

/// A thousand rows in the runtime: mounting them, and an event that changes one.
enum LabRows: Benchmark {
  static let name = "lab-rows"

  private static let rounds = 20

  static func figures(in workshop: Workshop) throws -> [Figure] {
    try MainActor.assumeIsolated {
      let mounts = (0..<rounds).map { _ in
        Stopwatch.milliseconds { _ = Host { LabRowsScreen() } }
      }
      let host = Host { LabRowsScreen() }
      let ticks = try (0..<rounds).map { _ in
        try Stopwatch.milliseconds { try host.tap("Tick") }
      }
      return [
        Figure(
          name: "\(name): mount",
          unit: .milliseconds,
          samples: Samples(Array(mounts.dropFirst())),
          target: .below(30)
        ),
        Figure(
          name: "\(name): tick",
          unit: .milliseconds,
          samples: Samples(Array(ticks.dropFirst())),
          target: .below(15)
        ),
      ]
    }
  }
}
