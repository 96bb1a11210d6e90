import Fitting
import Testing

struct AdvantageTests {
  @Test func `equal predictions have no advantage and no doubt`() {
    let advantage = Advantage(of: [0.9, 0.5], over: [0.9, 0.5], given: [1, 0])
    #expect(advantage.mean == 0)
    #expect(advantage.deviation == 0)
    #expect(advantage.errors(among: 100) == 0)
  }

  @Test func `no predictions have no advantage`() {
    #expect(Advantage(of: [], over: [], given: []).errors(among: 5) == 0)
  }

  @Test func `the mean is the difference of the log losses`() {
    // ln(0.8 / 0.4) for what was right, ln(0.2 / 0.6) for what was wrong.
    let advantage = Advantage(of: [0.8, 0.8], over: [0.4, 0.4], given: [1, 0])
    #expect(abs(advantage.mean - (0.693147 - 1.098612) / 2) < 1e-6)
    #expect(abs(advantage.deviation - (0.693147 + 1.098612) / 2) < 1e-6)
  }

  @Test(arguments: [(0.9, 0.8), (0.5, 0.99), (0.01, 0.02)])
  func `what is true is expected to be better than anything else`(truth: Double, other: Double) {
    #expect(Advantage(of: [truth], over: [other], given: [truth]).mean > 0)
    #expect(Advantage(of: [other], over: [truth], given: [truth]).mean < 0)
  }

  @Test func `four times the reviews make twice the errors`() {
    let advantage = Advantage(of: [0.8, 0.9], over: [0.7, 0.95], given: [1, 0.5])
    #expect(abs(advantage.errors(among: 400) - 2 * advantage.errors(among: 100)) < 1e-12)
  }
}
