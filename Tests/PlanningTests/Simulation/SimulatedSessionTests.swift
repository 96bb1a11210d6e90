import Planning
import Testing

struct SimulatedSessionTests {
  /// The mean over eight learners, enough to tell the policies apart.
  private func recall(_ session: SimulatedSession, _ policy: some StudyPolicy) -> Double {
    (0..<8).reduce(0) { $0 + session.run(policy, seed: UInt64($1)).recall } / 8
  }

  @Test(arguments: [(100, 7, 10), (240, 7, 20), (240, 21, 10)])
  func `where time is short the plan remembers a tenth more than plain FSRS`(
    items: Int,
    days: Int,
    minutes: Int
  ) {
    let session = SimulatedSession(items: items, days: days, minutes: minutes)
    let plain = recall(session, PlainPolicy())
    #expect(plain < 0.8)
    #expect(recall(session, PlanPolicy()) >= 1.1 * plain)
  }

  @Test func `where time is short no other way to study remembers more than the plan`() {
    let session = SimulatedSession(items: 100, days: 7, minutes: 10)
    let plan = recall(session, PlanPolicy())
    // So soon all that pays is due too.
    #expect(recall(session, DueOnlyPolicy()) <= plan)
    #expect(recall(session, LeitnerPolicy()) < plan)
    #expect(recall(session, RandomPolicy()) < plan)
  }

  @Test(
    arguments: [
      PlanPolicy(), PlainPolicy(), DueOnlyPolicy(), LeitnerPolicy(), RandomPolicy(),
    ] as [any StudyPolicy]
  )
  func `whatever the policy, time is used and something is remembered`(policy: any StudyPolicy) {
    let result = SimulatedSession(items: 30, days: 10, minutes: 6).run(policy, seed: 3)
    #expect((0.5...1).contains(result.recall))
    #expect((0.5...1).contains(result.seen))
    #expect((0.2...1).contains(result.used))
  }

  @Test func `where time is plenty the plan is not worse than plain FSRS`() {
    let session = SimulatedSession(items: 60, days: 30, minutes: 20)
    #expect(recall(session, PlanPolicy()) >= 0.995 * recall(session, PlainPolicy()))
  }

  @Test func `a learner's run comes back with its seed, and differs with another`() {
    let session = SimulatedSession(items: 40, days: 5, minutes: 5)
    let first = session.run(RandomPolicy(), seed: 5)
    #expect(session.run(RandomPolicy(), seed: 5) == first)
    #expect(session.run(RandomPolicy(), seed: 6) != first)
  }

  @Test(arguments: [(0, 5), (10, 0)])
  func `without days or minutes nothing is seen`(days: Int, minutes: Int) {
    let result = SimulatedSession(items: 10, days: days, minutes: minutes)
      .run(LeitnerPolicy(), seed: 1)
    #expect(result.recall == 0 && result.seen == 0 && result.used == 0)
  }
}
