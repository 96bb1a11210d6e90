import Effects

/// How much of what app developers write the lab's modules take.
///
/// The corpus is divided by ``SurfaceNames``: snippets in which every name of SwiftUI is one that lab
/// section 6 asks for, and the others. Those that do not type-check are told on the error stream.
enum Surface: Benchmark {
  static let name = "surface"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let corpus = Paths.join(workshop.checkout, "Tests/Benchmarks/Corpus")
    let names = try SurfaceNames(path: Paths.join(corpus, "names.txt"))
    let check = try SurfaceCheck(modules: try modules(in: workshop))
    let errors = LiveOutput(.standardError)
    var asked = (all: 0, taken: 0)
    var others = (all: 0, taken: 0)
    for snippet in try SurfaceSnippet.all(in: corpus) {
      let strangers = names.strangers(in: snippet.text)
      let error = try check.firstError(in: snippet)
      if strangers.isEmpty {
        asked = (asked.all + 1, asked.taken + (error == nil ? 1 : 0))
      } else {
        others = (others.all + 1, others.taken + (error == nil ? 1 : 0))
      }
      if let error {
        let reason = strangers.isEmpty ? "" : " (has \(strangers.joined(separator: ", ")))"
        errors.write("\(snippet.name)\(reason): \(error)\n")
      }
    }
    try errors.flush()
    return [
      Figure(
        name: "\(name): asked for, type-checks",
        unit: .percent,
        samples: Samples([Double(asked.taken) * 100 / Double(max(asked.all, 1))]),
        target: .atLeast(95)
      ),
      Figure(
        name: "\(name): asked for",
        unit: .snippets,
        samples: Samples([Double(asked.all)])
      ),
      Figure(
        name: "\(name): with other names",
        unit: .snippets,
        samples: Samples([Double(others.all)])
      ),
      Figure(
        name: "\(name): of these, type-checks",
        unit: .percent,
        samples: Samples([Double(others.taken) * 100 / Double(max(others.all, 1))])
      ),
    ]
  }

  /// The modules of a build, the release's where it is there.
  private static func modules(in workshop: Workshop) throws -> String {
    let places = ["release", "debug"].map {
      Paths.join(workshop.checkout, ".build/\($0)/Modules")
    }
    for place in places
    where try LiveFiles().status(Paths.join(place, "LabUI.swiftmodule")) != nil { return place }
    throw BenchmarkError.notBuilt(path: Paths.join(places[0], "LabUI.swiftmodule"))
  }
}
