import Testing
import VivaCommands

struct DrillKeyTests {
  @Test(arguments: [
    ("?", DrillKey.hint), ("w", .why), ("s", .skip), ("u", .undo), ("b", .bury), ("e", .edit),
    ("q", .quit), (" Q ", .quit), (":q", .quit), ("\t:S", .skip),
  ])
  func `where no answer is a letter, a letter is a key`(line: String, key: DrillKey) {
    #expect(DrillKey(line: line, reading: .bare) == key)
  }

  @Test(arguments: [(":?", DrillKey.hint), (":w", .why), (":s", .skip), (" :Q", .quit)])
  func `where any line could be an answer, a key has its colon`(line: String, key: DrillKey) {
    #expect(DrillKey(line: line, reading: .text) == key)
    #expect(DrillKey(line: line, reading: .letters(["a", "b"])) == key)
  }

  @Test(arguments: ["?", " ? ", ":?"])
  func `a lone question mark is a hint wherever it stands`(line: String) {
    #expect(DrillKey(line: line, reading: .text) == .hint)
    #expect(DrillKey(line: line, reading: .letters(["a", "b"])) == .hint)
    #expect(DrillKey(line: line, reading: .bare) == .hint)
  }

  @Test(arguments: ["s", "q", "", ":", ":x", "::", ":qq", "quit", "1", "??", "why?"])
  func `any other line is an answer where text is typed`(line: String) {
    #expect(DrillKey(line: line, reading: .text) == nil)
  }

  @Test(arguments: [("a", nil), ("b", nil), ("e", DrillKey.edit), ("q", .quit), ("x", nil)])
  func `a letter that an option has is no key`(line: String, key: DrillKey?) {
    #expect(DrillKey(line: line, reading: .letters(["a", "b", "c"])) == key)
  }

  @Test(arguments: [
    (DrillKey.Reading.bare, "? hint · s skip · b bury · q end"),
    (.text, "? hint · :s skip · :b bury · :q end"),
    (.letters(["a", "b"]), "? hint · s skip · :b bury · q end"),
  ])
  func `the line of keys shows the colons that are needed`(
    reading: DrillKey.Reading,
    expected: String
  ) {
    #expect(DrillKey.line([.hint, .skip, .bury, .quit], reading: reading) == expected)
  }
}
