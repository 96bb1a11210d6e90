import Effects
import Terminal
import Testing

struct PagerTests {
  @Test(
    arguments: [
      ([:], ["less", "-FRX"]),
      (["PAGER": "more"], ["more"]),
      (["PAGER": "more", "VIVA_PAGER": "less -R -P 'a b'"], ["less", "-R", "-P", "a b"]),
      (["PAGER": "more", "VIVA_PAGER": ""], nil),
      (["PAGER": ""], nil),
      (["PAGER": " "], nil),
      (["PAGER": "cat"], nil),
      (["PAGER": "less 'x"], ["less", "'x"]),
    ] as [([String: String], [String]?)]
  )
  func `the pager follows the variables`(variables: [String: String], expected: [String]?) {
    #expect(Pager.command(isTerminal: true, Variables(variables)) == expected)
  }

  @Test func `without a terminal there is no pager`() {
    #expect(Pager.command(isTerminal: false, Variables(["PAGER": "less"])) == nil)
  }
}
