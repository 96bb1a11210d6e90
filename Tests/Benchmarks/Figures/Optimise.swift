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

  /// Log losses on the newest fifth of each learner's log, which nothing was fitted to or chosen by.
  private struct Losses {
    let ours: Double
    let reference: Double
    let truth: Double
  }

  private static let logs = 24

  /// The schedule of the command against the reference's training, on logs of as many learners as
  /// differ from the average as learners do.
  ///
  /// The floor is the learner's true parameters: where even they are above the reference, chance is.
  private static func losses() -> [Figure] {
    [(1000, 60), (5000, 200), (20_000, 800), (50_000, 2000)].flatMap { reviews, items in
      let losses = (1...UInt64(logs)).compactMap { Self.losses(reviews, items, seed: $0 * 7919) }
      let title = "\(name): \(reviews / 1000)k,"
      func mean(_ loss: (Losses) -> Double) -> Double {
        losses.map(loss).reduce(0, +) / losses.map(\.reference).reduce(0, +)
      }
      func count(_ isMeant: (Losses) -> Bool) -> Samples {
        Samples([Double(losses.count(where: isMeant))])
      }
      return [
        Figure(
          name: "\(title) mean loss",
          unit: .ratio,
          samples: Samples([mean(\.ours)]),
          floor: .init(name: "true parameters", samples: Samples([mean(\.truth)])),
          target: .below(1)
        ),
        Figure(
          name: "\(title) below of \(logs)",
          unit: .logs,
          samples: count { $0.ours < $0.reference },
          floor: .init(name: "true parameters", samples: count { $0.truth < $0.reference }),
          target: .atLeast(Double(logs) / 2)
        ),
        Figure(
          name: "\(title) above of \(logs)",
          unit: .logs,
          samples: count { $0.ours > $0.reference },
          floor: .init(name: "true parameters", samples: count { $0.truth > $0.reference }),
          target: .below(1)
        ),
      ]
    }
  }

  private static func losses(_ reviews: Int, _ items: Int, seed: UInt64) -> Losses? {
    let log = SimulatedLog(reviews: reviews, items: items, seed: seed)
    let histories = Self.histories(log)
    let count = ScoredReviews.count(of: histories)
    let cut = count * 4 / 5
    let test = ScoredReviews(of: histories, turns: cut..<count, weighting: .equal)
    func loss(_ numbers: [Double]?) -> Double? {
      guard let numbers, let parameters = try? FSRSParameters(numbers) else { return nil }
      return Scores(Predictions(histories, test, by: FSRS(parameters)))?.logLoss
    }
    guard let ours = loss(Fitter(histories, crew: crew).fit(to: 0..<cut)),
      let reference = loss(Trainer(histories, turns: 0..<cut, crew: crew).train(by: .reference())),
      let truth = loss(log.truth.values)
    else { return nil }
    return Losses(ours: ours, reference: reference, truth: truth)
  }

  private static func defaultScores(_ histories: ReviewHistories) -> Scores? {
    let choice = ScoredReviews(of: histories, weighting: .equal)
    return Scores(Predictions(histories, choice, by: FSRS(FSRSParameters())))
  }

  private static func histories(reviews: Int, items: Int) -> ReviewHistories {
    histories(SimulatedLog(reviews: reviews, items: items, seed: 1, spread: 0.5))
  }

  private static func histories(_ log: SimulatedLog) -> ReviewHistories {
    var builder = HistoryBuilder()
    builder.reserve(log.reviews.count)
    for review in log.reviews {
      builder.add(review.rating, of: review.item, on: Day(number: review.day))
    }
    return ReviewHistories(builder)
  }
}
