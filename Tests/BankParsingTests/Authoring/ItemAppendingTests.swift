import BankParsing
import Core
import Testing

struct ItemAppendingTests {
  private static let item = "## Two?\n<!-- id: two; level: mid -->\n\nTwo it is.\n"

  private static func bank(_ rest: String = "One it is.") -> String {
    "# B\n<!-- bank: b -->\n\n## One?\n<!-- id: one; level: mid -->\n\n\(rest)"
  }

  @Test(arguments: ["", "\n", "\n\n\n", "\n  \n\t\n"])
  func `one empty line stands before it, whatever the bank ends in`(end: String) throws {
    let bytes = Array((Self.bank() + end).utf8)
    let added = try #require(ItemAppending.appending(Self.item, to: bytes, of: "b.md"))
    #expect(String(decoding: added.bytes, as: UTF8.self) == Self.bank() + "\n\n" + Self.item)
    #expect(added.line == 9)
  }

  @Test func `a bank with line ends of two characters keeps them`() throws {
    let bytes = Array(Self.bank().replacing("\n", with: "\r\n").utf8)
    let added = try #require(ItemAppending.appending(Self.item, to: bytes, of: "b.md"))
    let text = String(decoding: added.bytes, as: UTF8.self)
    #expect(text == (Self.bank() + "\n\n" + Self.item).replacing("\n", with: "\r\n"))
  }

  @Test(arguments: ["```swift\nlet x = 1", "<!-- never closed", "<pre>"])
  func `nothing is added where it would not be read`(rest: String) {
    let bytes = Array(Self.bank("One.\n\n" + rest).utf8)
    #expect(ItemAppending.appending(Self.item, to: bytes, of: "b.md") == nil)
  }
}
