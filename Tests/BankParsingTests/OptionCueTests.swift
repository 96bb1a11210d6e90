import Testing

struct OptionCueTests {
  private static let long =
    "6:1: warning: who knows nothing picks the longest option, and this right one has 50 characters, "
    + "the wrong ones 30 at most; shorten it, or say more in one of them"

  private static func options(_ right: String, _ wrong: String...) -> String {
    "### Choices\n- [x] \(right)\n"
      + wrong.enumerated().map { "- [ ] \($1)\n\n  No \($0).\n" }.joined()
  }

  private static func letters(_ count: Int) -> String { String(repeating: "x", count: count) }

  static let choices = [
    CheckedItem(
      testDescription: "half as long again, and by twenty characters",
      heading: "Who?",
      text: options(letters(50), letters(30), "`\(letters(28))`"),
      report: [long]
    ),
    CheckedItem(
      testDescription: "nearly",
      heading: "Who?",
      text: options(letters(44), letters(30))
    ),
    CheckedItem(
      testDescription: "short ones",
      heading: "Who?",
      text: options("nobody at all", "all", "one")
    ),
    CheckedItem(
      testDescription: "a long one among several right ones",
      heading: "Who?",
      text: options(letters(60), letters(20)).replacing("- [ ]", with: "- [x] b\n- [ ]")
    ),
    CheckedItem(
      testDescription: "telling words that only the right one has",
      heading: "The ferry's timetable jumps. What helps?",
      text: options("a timetable for each ferry", "a cache of images", "an animation"),
      report: [
        "6:1: warning: who knows nothing picks the option that repeats the question, and only the "
          + "right one has 'ferry', 'timetable'; reword it, or let a wrong one have such words too"
      ]
    ),
    CheckedItem(
      testDescription: "telling words that a wrong one has too",
      heading: "The ferry's timetable jumps. What helps?",
      text: options("a timetable for each ferry", "a second ferry", "an animation")
    ),
    CheckedItem(
      testDescription: "words of the subject",
      heading: "The model's state changes, the view does not. What helps?",
      text: options("a view of the model's state", "an animation")
    ),
  ]

  @Test(arguments: choices)
  func `no option is right by its looks`(_ item: CheckedItem) {
    #expect(item.found == item.report)
  }
}
