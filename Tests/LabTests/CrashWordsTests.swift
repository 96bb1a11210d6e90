import Testing

@testable import Lab

/// What is left of what Swift prints when a program crashes.
struct CrashWordsTests {
  private static let stack = """
    Current stack trace:
    0    libswiftCore.so                    0x00007f34f0d6e271 <unavailable> + 1499761
    1    viva-lab                           0x0000559c64b6cb30 Environment.wrappedValue.getter + 1114


    """

  @Test(arguments: [
    (
      "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range\n",
      "Fatal error: Index out of range\n", "Index out of range"
    ),
    (
      "LabUI/Environment.swift:39: Fatal error: No Observable object of type M found.\n",
      "Fatal error: No Observable object of type M found.\n", "No Observable object of type M found"
    ),
    (
      "one\nSnippet/Row.swift:2: Fatal error: Unexpectedly found nil\n",
      "one\nRow.swift:2: Fatal error: Unexpectedly found nil\n", "Unexpectedly found nil"
    ),
    (
      "main/main.swift:7: Precondition failed: never.\n", "Start.swift:7: Fatal error: never.\n",
      "never"
    ),
    (
      "Could not cast value of type 'Swift.Int' (0x7f8d1c5da698) to 'Swift.String' (0x7f8d1c5d7ca0).\n",
      "Fatal error: Could not cast value of type 'Swift.Int' to 'Swift.String'\n",
      "Could not cast value of type 'Swift.Int' to 'Swift.String'"
    ),
    (
      "Fatal error: Attempted to read an unowned reference but object 0x5615dfb81060 was already destroyed\n",
      "Fatal error: Attempted to read an unowned reference but object was already destroyed\n",
      "Attempted to read an unowned reference but object was already destroyed"
    ),
    ("Row.swift:2: Fatal error", "Fatal error: Fatal error", "Fatal error"),
    ("I printed a Fatal error: here\n", "I printed a Fatal error: here\n", ""), ("", "", ""),
    ("3 of 4 0x1\n", "3 of 4 0x1\n", ""),
  ])
  func `the message stays, with the learner's own place`(
    _ test: (printed: String, shown: String, message: String)
  ) {
    let files = ["Row.swift": "Row.swift", "main.swift": "Start.swift"]
    let words = CrashWords(in: test.printed, files: files)
    #expect(words.printed == test.shown)
    #expect(words.message == test.message)
    // Swift says it twice, and adds the stack.
    let line = test.printed.split(separator: "\n").last.map { "\($0)\n" } ?? ""
    guard !test.message.isEmpty, test.printed.hasSuffix("\n") else { return }
    #expect(
      CrashWords(in: test.printed + line + Self.stack, files: files).printed.hasPrefix(test.shown)
    )
    #expect(!CrashWords(in: test.printed + Self.stack, files: files).printed.contains("0x"))
  }
}
