import Core
import Testing

struct FindingTests {
  @Test func `a finding without an end has no length`() {
    let start = TextPosition(line: 3, column: 5)
    let finding = Finding("some_rule", .warning, file: "A.swift", start: start, message: "bad")
    #expect(finding.end == start)
    #expect(finding.why.isEmpty && finding.fix.isEmpty && finding.edits.isEmpty)
  }

  @Test func `worse is greater`() {
    #expect(
      [Severity.error, .note, .warning].sorted().map(\.name) == ["note", "warning", "error"]
    )
  }

  @Test func `positions are ordered by line, then by column`() {
    let positions = [(2, 1), (1, 9), (1, 10)].map { TextPosition(line: $0.0, column: $0.1) }
    #expect(positions.sorted().map(\.column) == [9, 10, 1])
  }
}
