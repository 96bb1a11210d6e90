import Core
import Testing

struct SuggestionTests {
  static let known = ["drill", "due", "doctor", "report", "rules", "run", "resume"]

  @Test(arguments: [
    ("dril", "drill"), ("drlil", "drill"), ("DRILL", "drill"), ("reprot", "report"),
    ("repo", "report"), ("ruels", "rules"), ("du", "due"), ("rnu", "run"), ("doktor", "doctor"),
    ("due", "due"),
  ])
  func `a slip of the finger is recognised`(word: String, expected: String) {
    #expect(Suggestion.nearest(to: word, among: Self.known) == expected)
  }

  @Test(arguments: ["", "grade", "xyz", "d", "drillmaster"])
  func `a different word suggests nothing`(word: String) {
    #expect(Suggestion.nearest(to: word, among: Self.known) == nil)
  }

  @Test func `the first of equally near words is taken`() {
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(Suggestion.nearest(to: "anything", among: []) == nil)
  }
}
