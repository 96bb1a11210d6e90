import Core
import TestSupport
import Testing

@MainActor
struct PlanMemoryTests {
  private static let path = "/home/ada/.cache/viva/plan"

  /// A desk with a plan, of which it is remembered that today has nothing to ask.
  private func forgetfulDesk() throws -> Desk {
    let desk = Desk(["/banks/small.md": Desk.bank, "/opt/viva/bin/viva": "program"])
    desk.run("plan", "--interview", "2026-12-24", "--level", "senior", "--minutes", "5")
    #expect(desk.run("due").output.hasPrefix("0 due, 3 new, "))
    let lines = String(decoding: try #require(desk.files[Self.path]), as: UTF8.self)
      .split(separator: "\n")
    try #require(lines.count == 6)
    let seal = Fingerprint.hex(lines[1].utf8, digits: 16)
    desk.files[Self.path] = Array("\(lines[0])\n\(lines[1])\n\(seal)\n".utf8)
    desk.files.setModified(Self.path, 10_000_000_000)
    return desk
  }

  @Test func `what the plan has for today is found once, as long as nothing changes`() throws {
    let desk = try forgetfulDesk()
    #expect(desk.run("due").output.hasPrefix("nothing is due; the next item comes tomorrow"))
    #expect(desk.files.modified(Self.path) == 10_000_000_000)
  }

  @Test func `an answer, a wish, another bank, program or day is planned for anew`() throws {
    let changes: [(name: String, make: (inout Desk) -> Void)] = [
      ("answer", { $0.run("drill", "--minutes", "3", "--limit", "1", lines: ["", "4"]) }),
      ("wish", { $0.run("config", "minutes", "6") }),
      ("bank", { $0.files.setModified("/banks/small.md", 7) }),
      ("program", { $0.files["/opt/viva/bin/viva"] = Array("another".utf8) }),
      ("day", { $0.now = "2026-12-01T10:00:00Z" }),
    ]
    for change in changes {
      var desk = try forgetfulDesk()
      change.make(&desk)
      #expect(!desk.run("due").output.hasPrefix("nothing is due"), "\(change.name)")
    }
  }

  @Test func `a plan that was kept within a moment of a bank's change does not count`() throws {
    let desk = try forgetfulDesk()
    desk.files.setModified(Self.path, 1_000_000_000)
    #expect(desk.run("due").output.hasPrefix("0 due, 3 new, "))
  }

  @Test(arguments: ["", "viva plan 1\n", "\u{0}\n\n\n", "viva plan 1 0\nnan 0\n0\n"])
  func `a damaged file is passed over and replaced`(text: String) throws {
    let desk = try forgetfulDesk()
    desk.files[Self.path] = Array(text.utf8)
    desk.files.setModified(Self.path, 10_000_000_000)
    #expect(desk.run("due").output.hasPrefix("0 due, 3 new, "))
    #expect(desk.files.modified(Self.path) != 10_000_000_000)
  }
}
