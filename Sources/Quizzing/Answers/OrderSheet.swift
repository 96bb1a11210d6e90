package import Core

/// The steps to put in order as they stand on the screen, numbered from 1.
package struct OrderSheet: Equatable, Sendable {
  /// The steps in the order shown.
  package let steps: [Markdown]
  /// The steps in the right order.
  package let solution: [Markdown]

  /// Shuffles the steps; equal seeds and words give equal orders, never the right one where there
  /// is another.
  package init(_ solution: [Markdown], seed: UInt64, word: String) {
    var generator = SeededGenerator(seed: seed, word: word)
    var steps = solution.shuffled(using: &generator)
    if steps == solution, !steps.isEmpty { steps.append(steps.removeFirst()) }
    self.steps = steps
    self.solution = solution
  }

  /// Judges an answer; steps that read alike may stand for one another.
  package func verdict(on line: String) throws(AnswerProblem) -> AnswerVerdict {
    let given = try places(in: line)
    let isRight = zip(given, solution).map { steps[$0] == $1 }
    return isRight.contains(false) ? .wrong(.places(isRight)) : .right
  }

  /// Reads the numbers of all steps, as `3 1 2` or `3,1,2`, or `312` up to nine steps, into places
  /// from 0.
  package func places(in line: String) throws(AnswerProblem) -> [Int] {
    var words = line.split { $0.isWhitespace || ",;.".contains($0) }.map(String.init)
    if words.count == 1, steps.count < 10, words[0].count == steps.count {
      words = words[0].map(String.init)
    }
    var places: [Int] = []
    for word in words {
      guard let number = decimal(Array(word.utf8)), (1...max(1, steps.count)).contains(number)
      else { throw .unknownStep(word, count: steps.count) }
      guard !places.contains(number - 1) else { throw .repeatedStep(number) }
      places.append(number - 1)
    }
    let missing = steps.indices.filter { !places.contains($0) }
    guard missing.isEmpty else {
      throw .missingSteps(missing.map { $0 + 1 }, count: steps.count)
    }
    return places
  }
}
