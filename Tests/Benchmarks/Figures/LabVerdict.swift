import Effects

/// From a snippet's text to its run, beside compiling and linking the least program.
enum LabVerdict: Benchmark {
  static let name = "lab"

  private static let rounds = 12

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let bench = try Bench(workshop)
    return try verdict(bench) + typeError(bench) + runner(bench)
  }

  /// Preparing, compiling and running a snippet of which nothing is kept from before.
  private static func verdict(_ bench: Bench) throws -> [Figure] {
    var number = 0
    func write() throws {
      number += 1
      try bench.write("Screen.swift", "// \(number)\n" + snippet)
    }
    let times = try Alternation(
      rounds: rounds,
      floor: { try ProcessRun(bench.floor).milliseconds },
      subject: {
        try write()
        return try ProcessRun(bench.run("Screen.swift")).milliseconds
      }
    )
    let processor = try Alternation(
      rounds: rounds,
      floor: { try ProcessRun(bench.floor).processorMilliseconds },
      subject: {
        try write()
        return try ProcessRun(bench.runInTheOpen("Screen.swift")).processorMilliseconds
      }
    )
    return [
      Figure(
        name: "\(name): verdict over print(\"hi\")",
        unit: .ratio,
        samples: times.ratios,
        target: .below(3)
      ),
      Figure(
        name: "\(name): processor over print(\"hi\")",
        unit: .ratio,
        samples: processor.ratios,
        target: .below(3)
      ),
      Figure(
        name: "\(name): verdict",
        unit: .milliseconds,
        samples: times.subject,
        floor: .init(name: "print(\"hi\")", samples: times.floor),
        target: .below(800)
      ),
    ]
  }

  private static func typeError(_ bench: Bench) throws -> [Figure] {
    var number = 0
    let faulty = snippet.replacing("$editor.name", with: "editor.name")
    let samples = try (0..<rounds).map { _ in
      number += 1
      try bench.write("Faulty.swift", "// \(number)\n" + faulty)
      return try ProcessRun(bench.run("Faulty.swift", failing: true)).milliseconds
    }
    return [
      Figure(
        name: "\(name): type error told",
        unit: .milliseconds,
        samples: Samples(Array(samples.dropFirst())),
        target: .below(400)
      )
    ]
  }

  /// The run alone: what was compiled before is taken from where it is kept.
  private static func runner(_ bench: Bench) throws -> [Figure] {
    try bench.write("Kept.swift", snippet)
    _ = try ProcessRun(bench.run("Kept.swift"))
    let library = try bench.newestLibrary()
    let boxed = try Alternation(
      rounds: rounds,
      floor: { try ProcessRun(bench.bareRunner(library)).milliseconds },
      subject: { try ProcessRun(bench.boxedRunner(library)).milliseconds }
    )
    return [
      Figure(
        name: "\(name): run within bubblewrap",
        unit: .milliseconds,
        samples: boxed.subject,
        floor: .init(name: "without", samples: boxed.floor)
      ),
      Figure(
        name: "\(name): runner's peak memory",
        unit: .mebibytes,
        samples: Samples(
          try (0..<3).map { _ in try PeakMemory.mebibytes(bench.plainRunner(library)) }
        ),
        target: .below(100)
      ),
    ]
  }

  private static let snippet = """
    import SwiftUI

    @MainActor @Observable final class Editor {
      var name = ""
      private(set) var isSaved = false
      func save() { isSaved = true }
    }

    struct Screen: View {
      @State private var editor = Editor()

      var body: some View {
        Form {
          TextField("Name", text: $editor.name)
          Button("Save") { editor.save() }.disabled(editor.name.isEmpty)
          if editor.isSaved { Text("Saved") }
        }
      }
    }

    """
}
