import Core
import Scheduling
import StrictJSON
import Testing

/// One review history of `vectors.json` with the states that released FSRS-6
/// implementations reach along it.
struct VectorCase: Sendable, CustomTestStringConvertible {
  let id: String
  let parameters: [Double]
  let reviews: [PastReview]
  let expected: [Expected]

  struct Expected: Sendable {
    let retrievabilityBefore: Double?
    /// From fsrs-rs, crate 6.6.2, in 32-bit floats.
    let rust: MemoryState
    /// Real days by desired retention, from the same.
    let rustIntervals: [Double: Double]
    /// From py-fsrs 6.3.2, in 64-bit floats.
    let python: MemoryState
    /// Rounded days by desired retention, from the same.
    let pythonDays: [Double: Int]
    /// What the two disagree on.
    let differs: Set<String>
  }

  var testDescription: String { id }

  static func all() throws -> [VectorCase] {
    let file = try Fixture.json("vectors.json")
    return try #require(file["cases"]?.array).map { try VectorCase($0, file["parameter_sets"]) }
  }

  private init(_ json: JSONValue, _ parameterSets: JSONValue?) throws {
    id = try #require(json["id"]?.string)
    let name = try #require(json["params"]?.string)
    parameters = try #require(parameterSets?[name]?.numbers)
    reviews = try #require(json["reviews"]?.array).map { review in
      PastReview(
        try #require(review["rating"]?.integer.flatMap(Rating.init)),
        elapsedDays: try #require(review["elapsed_days"]?.integer)
      )
    }
    expected = try #require(json["after"]?.array).map(Expected.init)
  }
}

extension VectorCase.Expected {
  fileprivate init(_ json: JSONValue) throws {
    retrievabilityBefore = json["r_before"]?.double
    rust = try MemoryState(vector: json["rs"])
    python = try MemoryState(vector: json["py"])
    rustIntervals = try byRetention(json["rs"]?["interval"]) { $0.double }
    pythonDays = try byRetention(json["py"]?["interval_days"]) { $0.integer }
    differs = Set((json["differs"]?.array ?? []).compactMap(\.string))
  }
}

extension MemoryState {
  /// Reads the members `s` and `d`.
  init(vector json: JSONValue?) throws {
    self.init(
      stability: try #require(json?["s"]?.double),
      difficulty: try #require(json?["d"]?.double)
    )
  }
}

extension JSONValue {
  /// The elements of an array of numbers.
  var numbers: [Double]? { array?.compactMap(\.double) }
}

/// The values of an object whose keys are desired retentions.
func byRetention<Value>(
  _ json: JSONValue?,
  _ value: (JSONValue) -> Value?
) throws -> [Double: Value] {
  let members = try #require(json?.object).members
  let pairs = members.compactMap { member in
    Double(member.key).flatMap { key in value(member.value).map { (key, $0) } }
  }
  try #require(pairs.count == members.count)
  return Dictionary(uniqueKeysWithValues: pairs)
}
