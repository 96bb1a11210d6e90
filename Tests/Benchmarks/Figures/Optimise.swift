import Core
import Fitting
import Glibc
import Scheduling
import TestSupport

/// Fitting parameters, beside walking the same reviews once as scheduling does.
enum Optimise: Benchmark {
  static let name = "optimise"

  static func figures(in workshop: Workshop) -> [Figure] {
    let middle = histories(reviews: 50_000, items: 2000)
    let large = histories(reviews: 1_000_000, items: 20_000)
    return [
      epochs(of: middle, named: "50k", below: 120, rounds: 10),
      epochs(of: large, named: "1M", below: 1500, rounds: 3),
      trial(of: middle, named: "50k", rounds: 5),
      trial(of: large, named: "1M", rounds: 2),
    ] + losses()
  }

  private static let crew = Crew(size: Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Five epochs in batches of 512, grouped by item, as the reference trains.
  private static func epochs(
    of histories: ReviewHistories,
    named size: String,
    below limit: Double,
    rounds: Int
  ) -> Figure {
    let runs = Alternation(
      rounds: rounds,
      floor: { Stopwatch.milliseconds { _ = defaultScores(histories) } },
      subject: {
        Stopwatch.milliseconds {
          _ = Trainer(histories, crew: crew).train(by: .reference())
        }
      }
    )
    return Figure(
      name: "\(name): \(size), 5 epochs",
      unit: .milliseconds,
      samples: runs.subject,
      floor: .init(name: "scoring the defaults", samples: runs.floor),
      target: .below(limit)
    )
  }

  /// All that the command does once the log is read.
  private static func trial(of histories: ReviewHistories, named size: String, rounds: Int)
    -> Figure
  {
    let runs = Alternation(
      rounds: rounds,
      floor: { Stopwatch.milliseconds { _ = defaultScores(histories) } },
      subject: {
        Stopwatch.milliseconds {
          _ = Trial.run(on: histories, against: FSRSParameters(), crew: crew)
        }
      }
    )
    return Figure(
      name: "\(name): \(size), the command's trial",
      unit: .milliseconds,
      samples: runs.subject,
      floor: .init(name: "scoring the defaults", samples: runs.floor)
    )
  }

  /// Log losses on the newest fifth of twelve learners' logs, over those of the reference's training.
  private static func losses() -> [Figure] {
    [(1000, 60), (5000, 200), (20_000, 800)].map { reviews, items in
      let ratios = (1...12 as ClosedRange<UInt64>).map { seed -> Double in
        let histories = histories(reviews: reviews, items: items, seed: seed * 7919)
        let count = ScoredReviews.count(of: histories)
        let cut = count * 4 / 5
        let test = ScoredReviews(of: histories, turns: cut..<count, weighting: .equal)
        func loss(_ numbers: [Double]?) -> Double {
          let fsrs = FSRS((try? FSRSParameters(numbers ?? [])) ?? FSRSParameters())
          return Scores(Predictions(histories, test, by: fsrs))?.logLoss ?? 1
        }
        let ours = loss(Fitter(histories, crew: crew).fit(to: 0..<cut))
        return ours / loss(Trainer(histories, turns: 0..<cut).train(by: .reference()))
      }
      return Figure(
        name: "\(name): loss, \(reviews / 1000)k reviews",
        unit: .ratio,
        samples: Samples(ratios),
        target: .below(1)
      )
    }
  }

  private static func defaultScores(_ histories: ReviewHistories) -> Scores? {
    let choice = ScoredReviews(of: histories, weighting: .equal)
    return Scores(Predictions(histories, choice, by: FSRS(FSRSParameters())))
  }

  private static func histories(
    reviews: Int,
    items: Int,
    seed: UInt64 = 1
  ) -> ReviewHistories {
    var builder = HistoryBuilder()
    builder.reserve(reviews)
    for review in SimulatedLog(reviews: reviews, items: items, seed: seed, spread: 0.5).reviews {
      builder.add(review.rating, of: review.item, on: Day(number: review.day))
    }
    return ReviewHistories(builder)
  }
}
