import Core
import Scheduling
import StrictJSON
import Testing

/// One review history of `vectors-fsrs7.json` with the states along it.
///
/// The numbers come from a 64-bit implementation of the published formulas, for no released package
/// has FSRS-7 yet; they agree with the reference formulas in 32-bit arithmetic to 2e-5.
struct VectorCase7: Sendable, CustomTestStringConvertible {
  let id: String
  let parameters: [Double]
  let reviews: [PastReview]
  let expected: [Expected]

  struct Expected: Sendable {
    let retrievabilityBefore: Double?
    let state: MemoryState
    /// Real days by desired retention.
    let intervals: [Double: Double]
  }

  var testDescription: String { id }

  static func all() throws -> [VectorCase7] {
    let file = try Fixture.json("vectors-fsrs7.json")
    return try #require(file["cases"]?.array).map { try VectorCase7($0, file["parameter_sets"]) }
  }

  private init(_ json: JSONValue, _ parameterSets: JSONValue?) throws {
    id = try #require(json["id"]?.string)
    let name = try #require(json["params"]?.string)
    parameters = try #require(parameterSets?[name]?.numbers)
    reviews = try #require(json["reviews"]?.array).map { review in
      PastReview(
        try #require(review["rating"]?.integer.flatMap(Rating.init)),
        elapsed: Elapsed(studyDays: 0, days: try #require(review["elapsed_days"]?.double))
      )
    }
    expected = try #require(json["after"]?.array).map(Expected.init)
  }
}

extension VectorCase7.Expected {
  fileprivate init(_ json: JSONValue) throws {
    retrievabilityBefore = json["r_before"]?.double
    state = MemoryState(
      stability: try #require(json["s"]?.double),
      difficulty: try #require(json["d"]?.double),
      fastStability: try #require(json["s_fast"]?.double)
    )
    intervals = try byRetention(json["interval"]) { $0.double }
  }
}
