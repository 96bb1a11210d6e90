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
    Zone(text: "Nowhere/Land", name: "UTC0", refused: "Nowhere/Land"),
    Zone(text: "../../etc/passwd", name: "UTC0", refused: "../../etc/passwd"),
    Zone(text: "\u{1b}[31m", name: "UTC0", refused: "\u{1b}[31m"),
  ])
  func `a zone that is not known gives UTC and is told`(_ zone: Zone) {
    let files = MemoryFiles(["/usr/share/zoneinfo/Europe/Berlin": "TZif"])
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
