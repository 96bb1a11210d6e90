/// What an item asks for, by kind.
package enum ItemContent: Equatable, Sendable {
  /// Recall an answer aloud and rate oneself.
  case flashcard(answer: Markdown)
  /// Pick all the right options.
  case choice([ChoiceOption])
  /// Fill in one number of a cloze text.
  case cloze(Cloze)
  /// Type one of the accepted answers; the first is the one shown.
  case typed(accepted: [String])
  /// Restore the order of the steps, given here in the right one.
  case order([Markdown])
  /// Say what a program prints.
  case predict(Prediction)
  /// Repair a snippet.
  case exercise(Exercise)
  /// Find the faults in files.
  case audit(Audit)

  /// The kind that this is the content of.
  package var kind: ItemKind {
    switch self {
    case .flashcard: .flashcard
    case .choice: .choice
    case .cloze: .cloze
    case .typed: .typed
    case .order: .order
    case .predict: .predict
    case .exercise: .exercise
    case .audit: .audit
    }
  }
}

/// One option of a choice item.
package struct ChoiceOption: Equatable, Sendable {
  /// What the option says.
  package var text: Markdown
  /// Why it is right or wrong; may be empty.
  package var explanation: Markdown
  /// Whether it belongs to the answer.
  package var isRight: Bool

  /// Makes an option.
  package init(text: Markdown, explanation: Markdown, isRight: Bool) {
    self.text = text
    self.explanation = explanation
    self.isRight = isRight
  }
}

/// One number of a cloze text.
package struct Cloze: Equatable, Sendable {
  /// The text with this number's marks replaced by `[…]`, or `[hint]`, and the others filled in.
  package var prompt: Markdown
  /// The text with everything filled in.
  package var solution: Markdown
  /// What was taken out, in the order of the text; one entry for each mark of this number.
  package var answers: [String]

  /// Makes one number of a cloze text.
  package init(prompt: Markdown, solution: Markdown, answers: [String]) {
    self.prompt = prompt
    self.solution = solution
    self.answers = answers
  }
}

/// A file of code in a bank.
package struct CodeFile: Equatable, Sendable {
  /// The file's name, without folders; `Snippet.swift` where the bank gives none.
  package var name: String
  /// The code, byte for byte; line ends are LF, and the last line ends in one unless empty.
  package var text: String
  /// The line of the bank's file on which the code begins, 1 and up.
  package var line: Int

  /// Makes a file of code.
  package init(name: String, text: String, line: Int) {
    self.name = name
    self.text = text
    self.line = line
  }
}

/// A snippet to repair.
package struct Exercise: Equatable, Sendable {
  /// What the learner begins with.
  package var starter: [CodeFile]
  /// Code around the learner's, not theirs to change.
  package var driver: [CodeFile]
  /// One repaired form of the starter.
  package var solution: [CodeFile]
  /// Steps and expectations for the state runtime; empty where there are none.
  package var scenario: String
  /// The line of the bank's file on which the scenario begins, 1 and up.
  package var scenarioLine: Int

  /// Makes an exercise.
  package init(
    starter: [CodeFile],
    driver: [CodeFile],
    solution: [CodeFile],
    scenario: String,
    scenarioLine: Int = 1
  ) {
    self.starter = starter
    self.driver = driver
    self.solution = solution
    self.scenario = scenario
    self.scenarioLine = scenarioLine
  }
}

/// Files whose faults are to be found.
package struct Audit: Equatable, Sendable {
  /// The code to read.
  package var files: [CodeFile]
  /// The faults in it.
  package var faults: [Fault]
  /// The lines of the bank's file on which they stand, in their order; empty where they stand in none.
  package var faultLines: [Int]

  /// One fault: a rule broken on a line of a file.
  package struct Fault: Hashable, Sendable {
    /// The file's name.
    package var file: String
    /// The line in that file, 1 and up.
    package var line: Int
    /// The id of the rule.
    package var rule: String

    /// Makes a fault.
    package init(file: String, line: Int, rule: String) {
      self.file = file
      self.line = line
      self.rule = rule
    }
  }

  /// Makes an audit.
  package init(files: [CodeFile], faults: [Fault], faultLines: [Int] = []) {
    self.files = files
    self.faults = faults
    self.faultLines = faultLines
  }
}
