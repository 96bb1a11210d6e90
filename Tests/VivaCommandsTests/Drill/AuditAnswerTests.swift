import Core
import Testing
import VivaCommands

struct AuditAnswerTests {
  private static let row = [CodeFile(name: "Row.swift", text: "", line: 1)]
  private static let both = row + [CodeFile(name: "List.swift", text: "", line: 1)]

  @Test(arguments: [
    "12 state_not_private", "  12   state_not_private ", "12: state_not_private",
    "Row.swift:12 state_not_private",
    "12 state_not_private;", "12 state_not_private\n", "12 state_not_private, 12 state_not_private",
  ])
  func `a fault is a line and a rule`(line: String) {
    let fault = Audit.Fault(file: "Row.swift", line: 12, rule: "state_not_private")
    #expect(AuditAnswer.faults(in: line, files: Self.row) == [fault])
  }

  @Test func `several faults are parted by semicolons, commas or line ends`() {
    let faults = AuditAnswer.faults(
      in: "Row.swift:1 a; List.swift:2 b, Row.swift:3 c\nList.swift:4 d",
      files: Self.both
    )
    #expect(
      faults == [
        Audit.Fault(file: "Row.swift", line: 1, rule: "a"),
        Audit.Fault(file: "List.swift", line: 2, rule: "b"),
        Audit.Fault(file: "Row.swift", line: 3, rule: "c"),
        Audit.Fault(file: "List.swift", line: 4, rule: "d"),
      ]
    )
  }

  @Test(arguments: [
    "", "  ", ";", "12", "state_not_private", "state_not_private 12", "0 a", "-1 a", "x a",
    "1 a b", "Row.swift:x a", "A:B:1 a",
  ])
  func `anything else is asked for again`(line: String) {
    #expect(AuditAnswer.faults(in: line, files: Self.row) == nil)
  }

  @Test func `with several files a fault names its own`() {
    #expect(AuditAnswer.faults(in: "12 a", files: Self.both) == nil)
  }
}
