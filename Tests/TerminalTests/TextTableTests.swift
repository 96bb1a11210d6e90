import Terminal
import Testing

struct TextTableTests {
  private let table = TextTable(
    [TextTable.Column("topic"), TextTable.Column("due", .right), TextTable.Column("weakest")],
    rows: [
      [StyledText("ownership"), StyledText("12"), StyledText("owner-of-the-binding")],
      [StyledText("日本語"), StyledText("3"), StyledText("")],
      [StyledText("observation")],
    ]
  )

  @Test func `columns line up by cells`() {
    #expect(
      page(table.lines(width: 60)) == """
        topic        due  weakest
        ───────────  ───  ────────────────────
        ownership     12  owner-of-the-binding
        日本語         3
        observation

        """
    )
  }

  @Test func `the widest column gives way first`() {
    #expect(
      page(table.lines(width: 32)) == """
        topic        due  weakest
        ───────────  ───  ──────────────
        ownership     12  owner-of-the-b
                          inding
        日本語         3
        observation

        """
    )
  }

  @Test func `where columns would be too narrow each row is a block`() {
    #expect(
      page(table.lines(width: 20)) == """
        topic: ownership
        due: 12
        weakest:
        owner-of-the-binding

        topic: 日本語
        due: 3

        topic: observation

        """
    )
    #expect(table.lines(width: 60, isAccessible: true).first?.plain == "topic: ownership")
  }

  @Test func `a table without columns has no lines`() {
    #expect(TextTable([], rows: [[]]).lines(width: 40).isEmpty)
  }
}
