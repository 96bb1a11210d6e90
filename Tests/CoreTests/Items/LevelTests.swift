import Core
import Testing

struct LevelTests {
  @Test func `levels rise from mid to staff`() {
    #expect(["staff", "mid", "senior"].compactMap(Level.init).sorted() == [.mid, .senior, .staff])
    #expect(Level(rawValue: "junior") == nil)
  }
}
