import BankParsing
import Core
import Testing

struct FormatPageTests {
  private let bank = Sample.bank(Sample.formatPage)

  @Test func `the bank of the format's page is read without a finding`() {
    #expect(bank.report == [])
    #expect(bank.isBank)
    #expect(
      bank.ids == ["row-shows-quantity", "row-binding-choice", "owner-cloze#c1", "stale-title"]
    )
    #expect(bank.items.map(\.kind) == [.flashcard, .choice, .cloze, .exercise])
  }

  @Test func `a bank's own text and metadata are kept`() throws {
    let found = try #require(bank.bank)
    #expect(found.id == "lending")
    #expect(found.title == "Lending a value")
    #expect(found.topic?.path == "ownership/bindings")
    #expect(found.source == "SwiftUI state management, in production")
    #expect(found.level == nil)
    #expect(
      found.description.source == "What a child may do with a value that someone else owns."
    )
    #expect(found.file == "b.md")
  }

  @Test func `a flashcard without Answer has its heading as the question`() {
    let item = bank.items[0]
    let title = "A row only shows a quantity. What should it take from its parent?"
    #expect(item.title == title)
    #expect(item.question.source == "## " + title)
    #expect(
      item.content
        == .flashcard(
          answer: Markdown(
            "A plain `let`. A binding would claim a right to write that the row never uses."
          )
        )
    )
    #expect(item.why.source.hasPrefix("Every binding is a suspect"))
    #expect(
      item.keyPoints.map(\.source) == [
        "the row only reads", "a binding grants write access",
        "an unused right misleads the next reader",
      ]
    )
    #expect(item.hints == [Markdown("Ask what the row *does* with the value.")])
    #expect(item.level == .senior)
    #expect(item.covers == ["C10", "C11"])
    #expect(item.tags == ["binding", "review"])
    #expect(item.topic?.path == "ownership/bindings")
    #expect(item.bank == "lending")
    #expect(item.position == TextPosition(line: 6, column: 1))
  }

  @Test func `an option has its text and its explanation`() {
    let item = bank.items[1]
    #expect(item.after?.text == "row-shows-quantity")
    #expect(
      item.content
        == .choice([
          ChoiceOption(
            text: Markdown("the title it prints"),
            explanation: Markdown("Read only: a `let`."),
            isRight: false
          ),
          ChoiceOption(
            text: Markdown("the quantity its stepper changes"),
            explanation: Markdown("It writes, so it borrows write access."),
            isRight: true
          ),
          ChoiceOption(
            text: Markdown("the date it formats"),
            explanation: Markdown("It formats, it does not change."),
            isRight: false
          ),
        ])
    )
  }

  @Test func `a cloze text has a gap in its question and none in its solution`() {
    let item = bank.items[2]
    let before = "A value that only this view writes and nobody else reads belongs in "
    #expect(item.question.source == "## Fill in the owner\n\n\(before)[wrapper].")
    #expect(
      item.content
        == .cloze(
          Cloze(
            prompt: Markdown(before + "[wrapper]."),
            solution: Markdown(before + "`@State`."),
            answers: ["`@State`"]
          )
        )
    )
  }

  @Test func `an exercise has its files, byte for byte, and where they begin`() {
    let item = bank.items[3]
    #expect(item.rules == ["state_copied_from_init"])
    #expect(
      item.content
        == .exercise(
          Exercise(
            starter: [
              CodeFile(
                name: "TitleEditor.swift",
                text: "struct TitleEditor {\n    let title: String\n}\n",
                line: 48
              )
            ],
            driver: [CodeFile(name: "Parent.swift", text: "struct Parent {}\n", line: 55)],
            solution: [
              CodeFile(name: "TitleEditor.swift", text: "struct TitleEditor {}\n", line: 60)
            ],
            scenario: "root Parent\ntap \"Undo\"\n",
            scenarioLine: 65
          )
        )
    )
  }

  @Test func `a text cut off at any byte is read without a crash`() {
    let bytes = Array(Sample.formatPage.utf8)
    for end in bytes.indices {
      let cut = BankParser.parse(Array(bytes[..<end]), file: "b.md")
      #expect(cut.items.count <= 4)
    }
  }

  @Test func `a text without any one of its lines is read without a crash`() {
    let lines = Sample.formatPage.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      var rest = lines
      rest.remove(at: index)
      #expect(Sample.bank(rest.joined(separator: "\n")).items.count <= 4)
    }
  }
}
