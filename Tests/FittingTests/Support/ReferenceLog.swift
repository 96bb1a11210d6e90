import Core
import Fitting
import Scheduling
import StrictJSON
import Testing

/// A log with what fsrs-rs makes of it.
struct ReferenceLog: Sendable, CustomTestStringConvertible {
  let name: String
  let histories: ReviewHistories
  let expected: JSONValue

  var testDescription: String { name }

  static func all() throws -> [ReferenceLog] {
    try Vectors.names().map { name in
      var builder = HistoryBuilder()
      for line in try Vectors.lines(name) {
        let review = try JSONValue(parsing: Array(line))
        builder.add(
          try #require(review["rating"]?.integer.flatMap(Rating.init(rawValue:))),
          of: try #require(review["card"]?.integer),
          on: Day(number: try #require(review["day"]?.integer))
        )
      }
      return ReferenceLog(
        name: name,
        histories: ReviewHistories(builder),
        expected: try Vectors.expected(name)
      )
    }
  }

  /// The scores of parameters on the whole log.
  func scores(_ numbers: [Double], _ weighting: ScoredReviews.Weighting) throws -> Scores {
    let choice = ScoredReviews(of: histories, weighting: weighting)
    let fsrs = FSRS(try FSRSParameters(numbers))
    return try #require(Scores(Predictions(histories, choice, by: fsrs)))
  }
}

extension JSONValue {
  /// The numbers of an array.
  var numbers: [Double] { array?.compactMap(\.double) ?? [] }
}
