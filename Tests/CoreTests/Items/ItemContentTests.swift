import Core
import Testing

struct ItemContentTests {
  @Test(arguments: [
    (ItemContent.flashcard(answer: Markdown("yes")), ItemKind.flashcard),
    (.choice([]), .choice),
    (.cloze(Cloze(prompt: Markdown("[…]"), solution: Markdown("x"), answers: ["x"])), .cloze),
    (.typed(accepted: ["@State"]), .typed),
    (.order([Markdown("first"), Markdown("second")]), .order),
    (
      .predict(Prediction(run: [CodeFile(name: "Snippet.swift", text: "", line: 1)], output: "")),
      .predict
    ),
    (.exercise(Exercise(starter: [], driver: [], solution: [], scenario: "")), .exercise),
    (.audit(Audit(files: [], faults: [])), .audit),
  ])
  func `content tells the kind of its item`(content: ItemContent, kind: ItemKind) {
    #expect(content.kind == kind)
    #expect(ItemKind(rawValue: kind.rawValue) == kind)
  }
}
