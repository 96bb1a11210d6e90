import BankParsing
import Core
import Testing

struct ClaimListTests {
  @Test func `the rows of all tables are claims`() {
    let text = """
      # Claims

      | no. | fact | Q | L | R |
      | --- | --- | --- | --- | --- |
      | C01 | A `fact` \\| more. | Q | | |
      |C02|Another.|Q|L|R|

      Text | C03 | no row

      | no. | fact | Q | L | R |
      | --- | --- | --- | --- | --- |
      | C04 | Third. | | L | |
      """
    #expect(
      ClaimList.parse(Array(text.utf8)) == [
        Claim(
          number: "C01",
          fact: Markdown("A `fact` | more."),
          isAsked: true,
          isLinted: false,
          isRun: false
        ),
        Claim(
          number: "C02",
          fact: Markdown("Another."),
          isAsked: true,
          isLinted: true,
          isRun: true
        ),
        Claim(
          number: "C04",
          fact: Markdown("Third."),
          isAsked: false,
          isLinted: true,
          isRun: false
        ),
      ]
    )
  }

  @Test func `bytes that are no text hold no claim`() {
    #expect(ClaimList.parse([0xff, 0xfe]) == [])
  }
}
