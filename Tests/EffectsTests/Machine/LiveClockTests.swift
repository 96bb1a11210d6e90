import Core
import Effects
import Testing
import TestSupport

struct LiveClockTests {
  @Test func `the clock runs after 2025 and its ticks never go back`() {
    let clock = LiveClock(zone: TimeZoneChoice(variable: nil, files: MemoryFiles()))
    #expect(clock.now().instant > Instant(milliseconds: 1_735_689_600_000))
    let first = clock.ticks()
    #expect(clock.ticks() >= first)
  }

  struct Zone: Sendable, CustomTestStringConvertible {
    let text: String?
    let name: String?
    let refused: String?
    var testDescription: String { text ?? "none" }
  }

  @Test(arguments: [
    Zone(text: nil, name: nil, refused: nil),
    Zone(text: "", name: nil, refused: nil),
    Zone(text: "Europe/Berlin", name: "Europe/Berlin", refused: nil),
    Zone(text: ":Europe/Berlin", name: ":Europe/Berlin", refused: nil),
    Zone(text: "EST5EDT,M3.2.0,M11.1.0", name: "EST5EDT,M3.2.0,M11.1.0", refused: nil),
    Zone(text: "<+14>-14", name: "<+14>-14", refused: nil),
    Zone(text: "ABC-18", name: "ABC-18", refused: nil),
    Zone(
      text: "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1",
      name: "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1",
      refused: nil
    ),
    Zone(text: ":/etc/localtime", name: ":/etc/localtime", refused: nil),
    Zone(text: "ABC-24", name: "UTC0", refused: "ABC-24"),
    Zone(text: "ABC18:00:01", name: "UTC0", refused: "ABC18:00:01"),
    Zone(text: "ABC-18DEF", name: "UTC0", refused: "ABC-18DEF"),
    Zone(text: ":/etc/passwd", name: "UTC0", refused: ":/etc/passwd"),
    Zone(text: "zone.tab", name: "UTC0", refused: "zone.tab"),
    Zone(text: "Nowhere/Land", name: "UTC0", refused: "Nowhere/Land"),
    Zone(text: "../../etc/passwd", name: "UTC0", refused: "../../etc/passwd"),
    Zone(text: "\u{1b}[31m", name: "UTC0", refused: "\u{1b}[31m"),
  ])
  func `a zone that is not known gives UTC and is told`(_ zone: Zone) {
    let files = MemoryFiles([
      "/usr/share/zoneinfo/Europe/Berlin": "TZif", "/etc/localtime": "TZif2",
      "/etc/passwd": "root:x:0:0::/root:/bin/sh", "/usr/share/zoneinfo/zone.tab": "# tz zone",
    ])
    let choice = TimeZoneChoice(variable: zone.text, files: files)
    #expect(choice.name == zone.name)
    #expect(choice.refused == zone.refused)
  }

  @Test func `a zone is named only as the database names it`() {
    let files = MemoryFiles(["/usr/share/zoneinfo/Europe/Berlin": "TZif"])
    #expect(TimeZoneChoice(named: "Europe/Berlin", files: files) != nil)
    for name in ["Berlin", "", "Europe", "/etc/localtime", "EST5EDT", "Europe/../Europe/Berlin"] {
      #expect(TimeZoneChoice(named: name, files: files) == nil)
    }
  }
}
