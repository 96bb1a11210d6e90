import Effects
import Terminal
import Testing

struct WatchLinesTests {
  @Test func `a line is a key by its first letter, and the end of the lines leaves`() {
    let events = WatchLines(PlainLineReader(text: "h\n  Hint\n:q\n\n?\n"))
    let found = (0..<6).map { _ in events.next() }
    #expect(found == [.key("h"), .key("h"), .key("q"), .key(" "), .key("?"), .endOfInput])
    #expect(!events.hasKeys)
  }
}
