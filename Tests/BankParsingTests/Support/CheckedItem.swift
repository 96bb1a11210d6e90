import BankParsing
import Core
import Testing

/// An item whose heading stands on line 3 and whose text begins on line 5, and what a check says of it.
struct CheckedItem: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var heading: String
  var text: String
  var metadata = "id: x"
  var report: [String] = []

  /// What a check does say.
  var found: [String] {
    let library = Library([
      Sample.items("## \(heading)\n<!-- \(metadata) -->\n\(text)\n")
    ])
    #expect(library.findings == [])
    return BankCheck.findings(in: library, claims: nil).map(\.line)
  }
}
