import BankParsing
import Core
import Testing

/// What other items say of an item that is left out.
struct BrokenReferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The text of a bank with the item 'target', which cannot be used.
    var bank: String
    /// The codes of its own findings.
    var codes: [String]
  }

  private static let head = "# T\n<!-- bank: t; level: mid -->\n\n"

  static let cases = [
    Case(
      testDescription: "a broken value",
      bank: head + "## Q?\n<!-- id: target; level: junior -->\nA.\n",
      codes: ["broken_value"]
    ),
    Case(
      testDescription: "an id in capitals",
      bank: head + "## Q?\n<!-- id: Target -->\nA.\n",
      codes: ["broken_value"]
    ),
    Case(
      testDescription: "an id in quotation marks",
      bank: head + "## Q?\n<!-- id: \"target\" -->\nA.\n",
      codes: ["broken_value"]
    ),
    Case(
      testDescription: "an id with more behind it",
      bank: head + "## Q?\n<!-- id: target, level: mid -->\nA.\n",
      codes: ["broken_value"]
    ),
    Case(
      testDescription: "a missing section",
      bank: head + "## Q?\n<!-- level: mid\nid: target -->\n\n### Starter\n```swift\na\n```\n",
      codes: ["missing_section"]
    ),
    Case(
      testDescription: "an item whose id comes from its heading",
      bank: head + "## Target?\n\n### Choices\n- b\n",
      codes: ["not_a_task"]
    ),
    Case(
      testDescription: "an item in a fence whose closing line is missing",
      bank: head + "## Other?\n<!-- id: other -->\n\n```swift\na\n\n## Q?\n<!-- id: target -->\n"
        + "A.\n\n```swift\nb\n```\n",
      codes: ["swallowed_item"]
    ),
    Case(
      testDescription: "a comment that is not closed",
      bank: head + "## Q?\n<!-- id: target\nA.\n\n## Other?\n<!-- id: other -->\nA.\n",
      codes: ["unclosed_comment"]
    ),
    Case(
      testDescription: "a file that is refused",
      bank: head + "## Q?\n<!-- id: target -->\nA.\n\nNUL: \u{0}\n",
      codes: ["nul_character"]
    ),
    Case(
      testDescription: "a file with other line ends that is refused",
      bank: (head + "## Q?\n<!-- id: target -->\nA.\n\nNUL: \u{0}\n").replacing("\n", with: "\r"),
      codes: ["nul_character"]
    ),
  ]

  private static let referring = """
    # R
    <!-- bank: r; level: mid -->

    ## Which one follows?
    <!-- id: follows; after: target; when: weak -->

    See [it](#target).

    ## Another form of it
    <!-- id: form; variant-of: target -->

    It is, as [its number](#target#c2) is.

    ## One that leads nowhere
    <!-- id: nowhere; after: targt-x -->

    It is told, and so is [this](#nothing).

    """

  @Test(arguments: cases)
  func `only what is wrong with an item is told, not that it is missing elsewhere`(_ item: Case) {
    let library = Sample.library([("t.md", item.bank), ("r.md", Self.referring)])
    let own = library.findings.filter { $0.file == "t.md" }
    #expect(own.map(\.code) == item.codes)
    let told = library.findings + BankCheck.findings(in: library, claims: nil)
    #expect(
      told.filter { $0.file == "r.md" }.map { "\($0.start.line):\($0.start.column) \($0.code)" }
        == ["15:26 unknown_after", "17:1 unknown_link"]
    )
    #expect(library.items.allSatisfy { $0.after == nil && $0.variantOf == nil })
  }

  @Test func `a number that a usable item does not have is told, whatever else is wrong`() {
    let library = Sample.library([
      (
        "t.md",
        Self.head + "## Q?\n<!-- id: target -->\nA.\n\n## R?\n<!-- id: r; level: x -->\nA.\n\n"
          + "## S?\n<!-- id: s; after: target#c2 -->\nA.\n"
      )
    ])
    #expect(library.findings.map(\.code) == ["broken_value", "unknown_after"])
  }
}
