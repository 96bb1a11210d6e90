/// All benchmarks, sorted by name.
enum BenchmarkTable {
  static var all: [any Benchmark.Type] {
    [
      AnswerRecording.self,
      BankLoading.self,
      DueAtScale.self,
      DueOnShippedBanks.self,
      DueWithoutSnapshot.self,
      LintAgainstParsing.self,
      LogReading.self,
      MillionReviews.self,
      ReviewReplay.self,
    ]
  }
}
