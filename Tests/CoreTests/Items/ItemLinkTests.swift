import Core
import Testing

struct ItemLinkTests {
  private func item(_ text: String, after: String? = nil, variantOf: String? = nil) throws -> Item {
    var item = Item(
      id: try #require(ItemID(text)),
      bank: "bank",
      title: text,
      question: Markdown(text),
      content: .flashcard(answer: Markdown("answer")),
      level: .mid,
      file: "bank.md",
      position: TextPosition(line: 1, column: 1),
      text: ""
    )
    item.after = try after.map { try #require(ItemID($0)) }
    item.variantOf = try variantOf.map { try #require(ItemID($0)) }
    return item
  }

  @Test func `a link has the id, what it follows and when`() throws {
    var follower = try item("deep", after: "open")
    follower.when = .strong
    let deep = try #require(ItemID("deep"))
    let open = try #require(ItemID("open"))
    #expect(
      ItemLink.all(of: [try item("open"), follower])
        == [ItemLink(id: open), ItemLink(id: deep, after: open, when: .strong)]
    )
  }

  @Test func `each memory has one link, in load order`() throws {
    let items = [
      try item("b"), try item("a"), try item("other-form", variantOf: "a"), try item("b"),
      try item("text#c1"), try item("text#c2"),
    ]
    #expect(ItemLink.all(of: items).map(\.id.text) == ["b", "a", "text#c1", "text#c2"])
  }
}
