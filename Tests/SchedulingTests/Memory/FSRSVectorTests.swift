import Core
import Scheduling
import StrictJSON
import Testing

/// The tolerances are those of 64-bit floats against each of the two references.
struct FSRSVectorTests {
  @Test(arguments: try VectorCase.all())
  func `states agree with py-fsrs to nine digits`(vector: VectorCase) throws {
    let states = try FSRS(FSRSParameters(vector.parameters)).states(along: vector.reviews)
    #expect(states.count == vector.expected.count)
    for (state, expected) in zip(states, vector.expected) {
      #expect(isClose(state.difficulty, expected.python.difficulty, absolute: 1e-9))
      guard !expected.differs.contains("stability") else { continue }
      #expect(isClose(state.stability, expected.python.stability, relative: 1e-9))
    }
  }

  @Test(arguments: try VectorCase.all())
  func `states and intervals agree with fsrs-rs to four digits`(vector: VectorCase) throws {
    let fsrs = try FSRS(FSRSParameters(vector.parameters))
    for (state, expected) in zip(fsrs.states(along: vector.reviews), vector.expected) {
      #expect(isClose(state.stability, expected.rust.stability, relative: 1e-4))
      #expect(isClose(state.difficulty, expected.rust.difficulty, absolute: 1e-4))
      for (retention, interval) in expected.rustIntervals {
        let ours = fsrs.interval(of: state.stability, retention: retention)
        #expect(isClose(ours, interval, relative: 1e-4))
      }
    }
  }

  @Test(arguments: try VectorCase.all())
  func `whole days are those of py-fsrs`(vector: VectorCase) throws {
    let fsrs = try FSRS(FSRSParameters(vector.parameters))
    for (state, expected) in zip(fsrs.states(along: vector.reviews), vector.expected)
    where !expected.differs.contains("stability") {
      for (retention, days) in expected.pythonDays {
        let ours = fsrs.days(of: state.stability, retention: retention, longest: 36_500)
        #expect(ours == days)
      }
    }
  }

  @Test(arguments: try VectorCase.all())
  func `retrievability before each review agrees to nine digits`(vector: VectorCase) throws {
    let fsrs = try FSRS(FSRSParameters(vector.parameters))
    let states = fsrs.states(along: vector.reviews)
    for index in states.indices.dropFirst()
    where !vector.expected[index].differs.contains("retrievability") {
      let days = Double(vector.reviews[index].elapsedDays)
      let ours = fsrs.retrievability(of: states[index - 1].stability, after: days)
      let expected = try #require(vector.expected[index].retrievabilityBefore)
      #expect(isClose(ours, expected, absolute: 1e-9))
    }
  }

  @Test(.enabled(if: Fixture.isOwn, "how many others are is not known"))
  func `every history of the reference is read`() throws {
    let vectors = try VectorCase.all()
    #expect(vectors.count == 60)
    #expect(vectors.map(\.reviews.count).reduce(0, +) == 445)
  }

  @Test func `the last of the states is what a replay comes to`() throws {
    for vector in try VectorCase.all() {
      let fsrs = try FSRS(FSRSParameters(vector.parameters))
      #expect(fsrs.replay(vector.reviews) == fsrs.states(along: vector.reviews).last)
    }
  }

  @Test func `SM-2 numbers become the memory that fsrs-rs makes of them`() throws {
    let fsrs = FSRS(FSRSParameters())
    let cases = try #require(try Fixture.json("vectors.json")["from_sm2"]?.array)
    #expect(!cases.isEmpty)
    for json in cases {
      let state = fsrs.state(
        ease: try #require(json["ease"]?.double),
        interval: try #require(json["interval_days"]?.double),
        retention: try #require(json["retention"]?.double)
      )
      let expected = try MemoryState(vector: json)
      #expect(isClose(state.stability, expected.stability, relative: 1e-4))
      #expect(isClose(state.difficulty, expected.difficulty, relative: 1e-4))
    }
  }
}
