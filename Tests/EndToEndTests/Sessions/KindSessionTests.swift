import Testing

/// One bank holds an item of each kind; a session is about one of them.
struct KindSessionTests {
  private func session(_ kind: String, _ lines: String...) throws -> Run {
    let home = try Home("kinds")
    return try home.run(
      "drill",
      "--kind",
      kind,
      input: lines.map { $0 + "\n" }.joined()
    )
  }

  @Test func `a flashcard is revealed by an empty line and rated by the learner`() throws {
    try expectGolden("kinds/flashcard.txt", session("flashcard", "", "3").transcript)
  }

  @Test func `what is no rating is asked for again, and a word is one`() throws {
    try expectGolden(
      "kinds/flashcard-words.txt",
      session("flashcard", "so so", "5", "0", "", "easy").transcript
    )
  }

  @Test func `hints come one by one, and the why after the answer`() throws {
    try expectGolden(
      "kinds/flashcard-hints.txt",
      session("flashcard", "w", "?", "?", "?", "", "w", "good").transcript
    )
  }

  @Test func `a right choice is good, and the right option is explained`() throws {
    try expectGolden("kinds/choice-right.txt", session("choice", "c").transcript)
  }

  @Test func `a wrong choice is again, and every option is explained`() throws {
    try expectGolden("kinds/choice-wrong.txt", session("choice", "A", ":q").transcript)
  }

  @Test func `a right choice after a hint is hard`() throws {
    try expectGolden("kinds/choice-hint.txt", session("choice", "?", "c", ":q").transcript)
  }

  @Test func `letters that no option has are asked for again`() throws {
    try expectGolden("kinds/choice-letters.txt", session("choice", "d", "", "x", "c").transcript)
  }

  @Test func `a cloze text is shown with its gap, and an exact answer is good`() throws {
    try expectGolden("kinds/cloze-exact.txt", session("cloze", "@State", ":q").transcript)
  }

  @Test func `a cloze answer that is not exact is shown apart and rated by the learner`() throws {
    try expectGolden("kinds/cloze-differs.txt", session("cloze", "@Stat", "2", ":q").transcript)
  }

  @Test func `any of the accepted texts is exact, whatever its spaces`() throws {
    try expectGolden(
      "kinds/typed-exact.txt",
      session("typed", " the  Observable\u{a0}macro ", ":q").transcript
    )
  }

  @Test func `a typed answer that is not exact is shown beside the accepted one`() throws {
    try expectGolden("kinds/typed-differs.txt", session("typed", "Observed", "1", ":q").transcript)
  }

  @Test func `a letter that is a key elsewhere is an answer where text is typed`() throws {
    try expectGolden("kinds/typed-letter.txt", session("typed", "s", ":s").transcript)
  }

  @Test func `the right order is good`() throws {
    try expectGolden("kinds/order-right.txt", session("order", "2 3 1").transcript)
  }

  @Test func `a wrong order is again, and the right one is shown`() throws {
    try expectGolden("kinds/order-wrong.txt", session("order", "1 2 3", "q").transcript)
  }

  @Test func `numbers that are no order are asked for again`() throws {
    try expectGolden(
      "kinds/order-numbers.txt",
      session("order", "1 2", "1 1 2", "1 2 4", "one", "", "2, 3, 1").transcript
    )
  }

  @Test func `a prediction is given line by line, and all lines right are good`() throws {
    try expectGolden("kinds/predict-right.txt", session("predict", "1", "2", ":q").transcript)
  }

  @Test func `a wrong prediction shows what each line was`() throws {
    try expectGolden("kinds/predict-wrong.txt", session("predict", "1", ".", ":q").transcript)
  }

  @Test func `faults are named by line and rule`() throws {
    try expectGolden(
      "kinds/audit-right.txt",
      session("audit", "somewhere", "3 state_not_private").transcript
    )
  }

  @Test func `a fault missed and one made up are both shown`() throws {
    try expectGolden(
      "kinds/audit-wrong.txt",
      session("audit", "4 state_not_private; 3 work_in_body").transcript
    )
  }
}
