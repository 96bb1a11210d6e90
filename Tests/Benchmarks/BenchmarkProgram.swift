import Effects
import Glibc

/// Measures the program: `swift run -c release Benchmarks [name…]`.
///
/// `Benchmarks generate DIR [--files N] [--items N] [--reviews N] [--seed N]` writes banks and a
/// log of that size, to try the program on by hand. `Benchmarks simulate [--learners N]` compares ways to
/// study over a grid of seeded learners.
@main
enum BenchmarkProgram {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    do {
      if words.first == "generate" {
        try GenerateCommand(Array(words.dropFirst())).run()
      } else if words.first == "simulate" {
        try SimulateCommand(Array(words.dropFirst())).run()
      } else if words.first == MillionReviews.name + "-held" {
        // A process of its own, for this one has more in memory than what is measured.
        MillionReviews.hold()
      } else {
        try measure(try chosen(Array(words)))
      }
    } catch {
      let output = LiveOutput(.standardError)
      output.write("Benchmarks: \(error)\n")
      try? output.flush()
      exit(2)
    }
  }

  private static func chosen(_ names: [String]) throws(BenchmarkError) -> [any Benchmark.Type] {
    let known = BenchmarkTable.all.map { $0.name }
    if let stranger = names.first(where: { !known.contains($0) }) {
      throw .unknown(stranger, known: known + ["generate", "simulate"])
    }
    return BenchmarkTable.all.filter { names.isEmpty || names.contains($0.name) }
  }

  private static func measure(_ benchmarks: [any Benchmark.Type]) throws {
    let workshop = try Workshop()
    let output = LiveOutput(.standardOutput)
    output.write(FigureTable.head + "\n")
    for benchmark in benchmarks {
      for figure in try benchmark.figures(in: workshop) {
        output.write(FigureTable.row(of: figure) + "\n")
      }
      try output.flush()
    }
  }
}
