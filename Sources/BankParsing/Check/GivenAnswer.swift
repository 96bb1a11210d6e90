import Core

/// An answer as it is looked for in a question: its words, without the articles before them.
struct GivenAnswer {
  private var words: [PromptWord]

  /// Takes an answer as the bank has it.
  init(_ text: String) {
    words = Array(
      PromptWord.list(of: Markdown(text)).drop { ["a", "an", "the"].contains($0.stem) }
    )
  }

  /// The same answer, as code where its words stand in a text as code alone: a mark may stand within
  /// a code span.
  func asCode(where solution: [PromptWord]) -> GivenAnswer {
    let isCode = words.allSatisfy { word in
      let same = solution.filter { $0.text == word.text }
      return !same.isEmpty && same.allSatisfy(\.isCode)
    }
    guard isCode else { return self }
    var answer = self
    for index in words.indices { answer.words[index].isCode = true }
    return answer
  }

  /// The first word of a text at which the answer stands, one beside an alternative excepted.
  func stands(in text: [PromptWord]) -> PromptWord? {
    guard !words.isEmpty, words.count <= text.count, words.contains(where: \.hasMeaning) else {
      return nil
    }
    for start in 0...(text.count - words.count) {
      let isHere = words.indices.allSatisfy { matches(text[start + $0], at: $0) }
      if isHere, !Self.isAlternative(text[start], in: text) { return text[start] }
    }
    return nil
  }

  private func matches(_ word: PromptWord, at index: Int) -> Bool {
    let wanted = words[index]
    guard wanted.isCode || wanted.isName else {
      return word.isCode ? word.text == wanted.text : word.stem == wanted.stem
    }
    guard word.text == wanted.text else { return false }
    // `State` is no word of "State that nobody reads", and 'let' no keyword there.
    return word.isCode || wanted.isName || word.hasMeaning && !word.isFirst
  }

  /// Whether a word is one of several that are offered, as in "Is it a class or a struct?".
  private static func isAlternative(_ word: PromptWord, in text: [PromptWord]) -> Bool {
    let clause = text.filter { $0.clause == word.clause }.map(\.stem)
    if clause.contains("or") { return true }
    return zip(clause, clause.dropFirst()).contains { $0 == "which" && $1 == "of" }
  }
}
