import Core
import Planning

/// `Benchmarks simulate [--learners N]`: lets seeded learners study by each policy, over the grid of
/// items, days and minutes, and prints what they remember on the date.
struct SimulateCommand {
  private var learners = 200

  init(_ words: [String]) throws(BenchmarkError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word == "--learners", let number = rest.popFirst().flatMap({ decimal($0.utf8) }),
        number > 0
      else { throw .badNumber(option: word) }
      learners = number
    }
  }

  func run() {
    print("mean recall on the date over all items (never seen: 0), \(learners) learners a cell;")
    print("gain: the plan over plain FSRS at 0.9; seen and used: shares of items and of minutes")
    print(
      "items days min | plain  plan   gain    | due only leitner random | "
        + "seen: plain plan | used: plain plan"
    )
    for items in [100, 240, 500] {
      for days in [7, 21, 60] {
        for minutes in [10, 20, 40] {
          row(SimulatedSession(items: items, days: days, minutes: minutes))
        }
      }
    }
  }

  private func row(_ session: SimulatedSession) {
    let plain = mean(session, PlainPolicy())
    let plan = mean(session, PlanPolicy())
    let others = [
      mean(session, DueOnlyPolicy()).recall, mean(session, LeitnerPolicy()).recall,
      mean(session, RandomPolicy()).recall,
    ]
    let gain = (plan.recall / plain.recall - 1) * 100
    let sign = gain < 0 ? "-" : "+"
    let tenths = Int((abs(gain) * 10).rounded())
    print(
      pad("\(session.items)", 5) + pad("\(session.days)", 5) + pad("\(session.minutes)", 4)
        + " | " + share(plain.recall) + "  " + share(plan.recall) + "  "
        + pad("\(sign)\(tenths / 10).\(tenths % 10) %", 7) + " | "
        + others.map { share($0) }.joined(separator: "   ") + "  | " + share(plain.seen) + " "
        + share(plan.seen) + " | " + share(plain.used) + " " + share(plan.used)
    )
  }

  private func mean(
    _ session: SimulatedSession,
    _ policy: some StudyPolicy
  ) -> (recall: Double, seen: Double, used: Double) {
    var sum = (recall: 0.0, seen: 0.0, used: 0.0)
    for learner in 0..<learners {
      let result = session.run(policy, seed: UInt64(1000 + learner))
      sum.recall += result.recall
      sum.seen += result.seen
      sum.used += result.used
    }
    let count = Double(learners)
    return (sum.recall / count, sum.seen / count, sum.used / count)
  }

  private func share(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    return "\(thousandths / 1000)." + padded(thousandths % 1000, to: 3)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
