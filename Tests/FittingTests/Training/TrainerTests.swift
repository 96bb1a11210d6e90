import Core
import Fitting
import Scheduling
import Testing
import TestSupport

struct TrainerTests {
  @Test(arguments: [1, 2, 5])
  func `parameters do not depend on the number of threads`(size: Int) {
    let histories = ReviewHistories(SimulatedLog(reviews: 6000, items: 200, seed: 4))
    let plan = TrainingPlan.wholeLog(steps: 4)
    let alone = Trainer(histories).train(by: plan)
    #expect(alone == Trainer(histories, crew: Crew(size: size)).train(by: plan))
  }

  @Test func `with fewer than eight reviews the defaults stay`() {
    let items = (0..<7).map { _ in [(day: 0, rating: Rating.good), (day: 3, rating: .good)] }
    let trainer = Trainer(ReviewHistories(items))
    #expect(trainer.train(by: .reference()) == FSRSParameters.defaults)
  }

  @Test func `from first intervals alone only the initial stabilities are fitted`() throws {
    let items = (0..<90).map { item in
      [(day: 0, rating: Rating.good), (day: 3, rating: item % 3 == 0 ? .again : .good)]
    }
    let parameters = try #require(Trainer(ReviewHistories(items)).train(by: .reference()))
    #expect(parameters[2] < FSRSParameters.defaults[2])
    #expect(Array(parameters[4...]) == Array(FSRSParameters.defaults[4...]))
  }

  @Test func `of first intervals that are equally rare the shorter is left out first`() {
    func items(_ count: Int, after days: Int, right: Rating) -> [[(day: Int, rating: Rating)]] {
      (0..<count).map { [(0, .good), (days, $0 % 6 == 0 ? .again : right)] }
    }
    func start(short: Rating, long: Rating) -> [Double] {
      let rare = items(12, after: 3, right: short) + items(12, after: 5, right: long)
      return Trainer(ReviewHistories(items(60, after: 4, right: .good) + rare)).start
    }
    #expect(start(short: .again, long: .good) == start(short: .good, long: .good))
    #expect(start(short: .good, long: .again) != start(short: .good, long: .good))
  }

  @Test(arguments: [
    [Rating.again], [.easy], [.again, .hard], [.again, .good], [.again, .easy], [.hard, .good],
    [.hard, .easy], [.good, .easy], [.again, .hard, .good], [.hard, .good, .easy],
    [.again, .hard, .good, .easy],
  ])
  func `initial stabilities never fall from again to easy, whatever was rated first`(
    ratings: [Rating]
  ) {
    let items = (0..<120).map { item -> [(day: Int, rating: Rating)] in
      let first = ratings[item % ratings.count]
      // The better the first rating, the sooner it is forgotten: the wrong way round.
      return [(0, first), (2, item % (6 - first.rawValue) == 0 ? .again : .good)]
    }
    let start = Trainer(ReviewHistories(items)).start
    #expect(Array(start[..<4]).sorted() == Array(start[..<4]))
    #expect(start[..<4].allSatisfy { (0.001...100).contains($0) })
  }

  @Test func `with several relearning steps these cannot lift a stability above what it was`()
    throws
  {
    let histories = ReviewHistories(SimulatedLog(reviews: 3000, items: 100, seed: 3))
    for steps in 2...4 {
      var plan = TrainingPlan.wholeLog(steps: 30)
      plan.relearningSteps = steps
      let numbers = try #require(Trainer(histories).train(by: plan))
      let fsrs = FSRS(try FSRSParameters(numbers))
      var memory = MemoryState(stability: 10, difficulty: 5)
      memory = fsrs.state(after: memory, rated: .again, elapsedDays: 10)
      for _ in 0..<steps { memory = fsrs.state(after: memory, rated: .good, elapsedDays: 0) }
      #expect(memory.stability <= 10)
    }
  }

  @Test func `training that is told to stop gives nothing`() {
    let histories = ReviewHistories(SimulatedLog(reviews: 3000, items: 100, seed: 3))
    var seen = 0
    let result = Trainer(histories).train(by: .wholeLog(steps: 50)) { epoch, _ in
      seen = epoch
      return epoch < 3
    }
    #expect(result == nil)
    #expect(seen == 3)
  }
}
