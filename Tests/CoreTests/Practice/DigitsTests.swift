import Core
import Testing

struct DigitsTests {
  @Test(arguments: [
    (0, 1, "0"), (7, 2, "07"), (123, 2, "123"), (5, 4, "0005"), (9, 0, "9"),
  ])
  func `numbers are padded with zeros, never cut`(number: Int, width: Int, text: String) {
    #expect(padded(number, to: width) == text)
  }

  @Test(arguments: [
    ("0", 0), ("007", 7), ("999999999999999999", 999_999_999_999_999_999),
  ])
  func `digits alone make a number`(text: String, number: Int) {
    #expect(decimal(text.utf8) == number)
  }

  @Test(arguments: ["", "-1", "+1", " 1", "1 ", "1a", "0x1", "٣", "1234567890123456789"])
  func `anything else makes none`(text: String) {
    #expect(decimal(text.utf8) == nil)
  }
}
