import Terminal
import Testing

struct WrappingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let width: Int
    let expected: String

    init(_ text: String, _ width: Int, _ expected: String) {
      self.text = text
      self.width = width
      self.expected = expected
    }

    var testDescription: String { "\(text) in \(width)" }
  }

  @Test(arguments: [
    Case("", 10, ""),
    Case("one two three", 7, "one two|three"),
    Case("one two three", 8, "one two|three"),
    Case("one  two", 20, "one two"),
    Case(" one ", 20, "one"),
    Case("one\ntwo", 20, "one|two"),
    Case("one\n\ntwo", 20, "one||two"),
    Case("abcdefghij", 4, "abcd|efgh|ij"),
    Case("ab abcdefghij", 4, "ab|abcd|efgh|ij"),
    Case("日本語テキスト", 6, "日本語|テキス|ト"),
    Case("日本語、です", 6, "日本|語、で|す"),
    Case("see 日本語 now", 8, "see 日本|語 now"),
    Case("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 4, "👩‍👩‍👧👩‍👩‍👧|👩‍👩‍👧"),
    Case("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}e\u{301}|e\u{301}"),
    Case("日", 1, "日"),
    Case("a\u{a0}b c", 3, "a\u{a0}b|c"),
    Case("שלום עולם", 5, "שלום|עולם"),
    Case("a b", 0, "a|b"),
  ])
  func `lines are broken by cells and never within a cluster`(_ test: Case) {
    let lines = StyledText(test.text).wrapped(to: test.width)
    #expect(lines.map(\.plain).joined(separator: "|") == test.expected)
  }

  @Test func `looks survive the break`() {
    let text = StyledText("one ") + StyledText("two three", .link) + StyledText(".")
    #expect(marked(text.wrapped(to: 7)) == "one <link two>\n<link three>.\n")
    #expect(marked(text.wrapped(to: 40)) == "one <link two three>.\n")
  }

  @Test(arguments: 1...30)
  func `no line is wider than it may be and no character is lost`(_ width: Int) {
    let text = "Swift's `@State` — 値を保持 — lives as long as the view's identity 👩🏽‍💻👍🏽, not its value."
    let lines = StyledText(text).wrapped(to: width)
    #expect(lines.allSatisfy { $0.width <= max(width, 2) })
    #expect(lines.map(\.plain).joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
