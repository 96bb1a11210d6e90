import Core
import Scheduling
import StrictJSON
import Testing

/// The tolerances are those that `vectors-fsrs7.json` names for 64-bit floats: 1e-8 for states, and
/// 1e-6 or one second for intervals.
struct FSRS7VectorTests {
  private static let second = 1.0 / 86_400

  @Test(arguments: try VectorCase7.all())
  func `states agree to eight digits`(vector: VectorCase7) throws {
    let states = try FSRS7(FSRS7Parameters(vector.parameters)).states(along: vector.reviews)
    #expect(states.count == vector.expected.count)
    for (state, expected) in zip(states, vector.expected.map(\.state)) {
      #expect(isClose(state.stability, expected.stability, relative: 1e-8))
      #expect(isClose(state.difficulty, expected.difficulty, absolute: 1e-8))
      let fast = try #require(state.fastStability)
      #expect(isClose(fast, try #require(expected.fastStability), relative: 1e-8))
    }
  }

  @Test(arguments: try VectorCase7.all())
  func `retrievability before each review agrees to eight digits`(vector: VectorCase7) throws {
    let fsrs = try FSRS7(FSRS7Parameters(vector.parameters))
    let states = fsrs.states(along: vector.reviews)
    for index in states.indices.dropFirst() {
      let ours = fsrs.retrievability(
        of: states[index - 1],
        after: vector.reviews[index].elapsed.days
      )
      let expected = try #require(vector.expected[index].retrievabilityBefore)
      #expect(isClose(ours, expected, absolute: 1e-8))
    }
  }

  @Test(arguments: try VectorCase7.all())
  func `intervals agree to six digits or a second`(vector: VectorCase7) throws {
    let fsrs = try FSRS7(FSRS7Parameters(vector.parameters))
    for (state, expected) in zip(fsrs.states(along: vector.reviews), vector.expected) {
      for (retention, interval) in expected.intervals {
        let ours = fsrs.interval(of: state, retention: retention)
        #expect(isClose(ours, interval, relative: 1e-6, absolute: Self.second))
      }
    }
  }

  @Test(arguments: Rating.allCases)
  func `a first review leaves what is published`(rating: Rating) throws {
    let published = try #require(
      try Fixture.json("vectors-fsrs7.json")["published_first_review"]?["\(rating.rawValue)"]?
        .numbers
    )
    let fsrs = FSRS7(FSRS7Parameters())
    let state = fsrs.state(after: nil, rated: rating, elapsed: Elapsed(studyDays: 0))
    let ours = [
      state.stability, state.difficulty, try #require(state.fastStability),
      fsrs.interval(of: state, retention: 0.9),
    ]
    // Published in 32-bit floats, whose intervals are off by more than their last digit.
    #expect(published.count == ours.count)
    for (ours, published) in zip(ours, published) {
      #expect(isClose(ours, published, relative: 1e-5, absolute: Self.second))
    }
  }

  @Test func `the ranges are those published`() throws {
    let file = try Fixture.json("vectors-fsrs7.json")
    #expect(FSRS7Parameters.ranges.map(\.lowerBound) == file["lower"]?.numbers)
    #expect(FSRS7Parameters.ranges.map(\.upperBound) == file["upper"]?.numbers)
    #expect(FSRS7Parameters.defaults == file["parameter_sets"]?["default"]?.numbers)
  }

  @Test(.enabled(if: Fixture.isOwn, "how many others are is not known"))
  func `every history is read`() throws {
    let vectors = try VectorCase7.all()
    #expect(vectors.count == 60)
    #expect(vectors.map(\.reviews.count).reduce(0, +) == 344)
  }
}
