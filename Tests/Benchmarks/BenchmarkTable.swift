/// All benchmarks, sorted by name.
enum BenchmarkTable {
  static var all: [any Benchmark.Type] {
    [
      AnswerRecording.self,
      BankLoading.self,
      CheckAtScale.self,
      DayPlanning.self,
      DueAtScale.self,
      DueOnShippedBanks.self,
      DueWithPlan.self,
      DueWithoutSnapshot.self,
      LabRows.self,
      LabVerdict.self,
      LintAgainstParsing.self,
      LogParsing.self,
      LogReading.self,
      MillionReviews.self,
      MillionReviewsLoaded.self,
      Optimise.self,
      ReviewReplay.self,
      ShippedLoading.self,
      Surface.self,
    ]
  }
}
