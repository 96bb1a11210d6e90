import Core
import Testing

struct ItemIDTests {
  @Test(
    arguments: [
      ("row-shows-quantity", "row-shows-quantity", nil),
      ("owner-cloze#c1", "owner-cloze", 1),
      ("a#c999", "a", 999),
      ("0", "0", nil),
      ("-", "-", nil),
    ] as [(String, String, Int?)]
  )
  func `an id has a base and perhaps a cloze number`(text: String, base: String, number: Int?) {
    let id = ItemID(text)
    #expect(id?.text == text)
    #expect(id?.base.text == base)
    #expect(id?.clozeNumber == number)
  }

  @Test(arguments: [
    "", "#c1", "Upper", "under_score", "dot.ted", "späte", "a b", "a#", "a#1", "a#c", "a#c0",
    "a#c01", "a#c1000", "a#c1#c2", "a#cx", "a#C1", "a\n", String(repeating: "a", count: 65),
  ])
  func `what is not an id is refused`(text: String) {
    #expect(ItemID(text) == nil)
  }

  @Test func `an id has at most 64 bytes, the cloze number not counted`() {
    let longest = String(repeating: "a", count: 64)
    #expect(ItemID(longest)?.text == longest)
    #expect(ItemID(longest + "#c12")?.clozeNumber == 12)
  }

  @Test func `a cloze number is added to the base and read back`() throws {
    let id = try #require(ItemID("owner-cloze#c3"))
    #expect(id.cloze(2).text == "owner-cloze#c2")
    #expect(id.base.cloze(3) == id)
    #expect(ItemID(id.cloze(12).text) == id.cloze(12))
  }

  @Test func `ids are ordered by their text`() {
    let ids = ["b", "a#c2", "a"].compactMap { ItemID($0) }
    #expect(ids.sorted().map(\.description) == ["a", "a#c2", "b"])
  }
}
