import Core
import Testing

struct EventIDTests {
  @Test(arguments: [
    ("a1b2c3d4-1", "a1b2c3d4", 1),
    ("x-999999", "x", 999_999),
    ("0123456789abcdef0123456789abcdef-7", "0123456789abcdef0123456789abcdef", 7),
  ])
  func `an event's id is its device and its number`(text: String, device: String, sequence: Int) {
    let id = EventID(text)
    #expect(id == EventID(device: device, sequence: sequence))
    #expect(id?.description == text)
  }

  @Test(arguments: [
    "", "-", "a1", "-1", "a1-", "a1-0", "a1--1", "a1-1x", "A1-1", "a_1-1", "a-b-1", "a1 -1",
    "0123456789abcdef0123456789abcdef0-7", "a1-+1", "a1-1234567890123456789",
  ])
  func `what is not an event's id is refused`(text: String) {
    #expect(EventID(text) == nil)
  }

  @Test func `ids are ordered by device, then by number rather than by digits`() {
    let ids = ["b-1", "a-10", "a-9"].compactMap { EventID($0) }
    #expect(ids.sorted().map(\.description) == ["a-9", "a-10", "b-1"])
  }
}
