import Core
import Synchronization
import Testing

struct CrewTests {
  @Test(arguments: [-1, 0, 1, 2, 7, 1000])
  func `results come in the order of the pieces, however many share them`(size: Int) {
    #expect(Crew(size: size).map(100) { $0 * $0 } == (0..<100).map { $0 * $0 })
    #expect(Crew(size: size).map(0) { $0 }.isEmpty)
  }

  @Test func `an errand is run once and gives what it comes to`() {
    let tally = Tally()
    let errand = Crew.errand { tally.runs.add(1, ordering: .relaxed).newValue * 7 }
    #expect(errand.result() == 7)
    #expect(tally.runs.load(ordering: .relaxed) == 1)
  }

  private final class Tally: Sendable {
    let runs = Atomic<Int>(0)
  }
}
