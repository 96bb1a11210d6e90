import Core

/// The sections that an item may have.
enum SectionName: String, CaseIterable {
  case answer = "Answer"
  case why = "Why"
  case keyPoints = "Key points"
  case mid = "Mid"
  case senior = "Senior"
  case staff = "Staff"
  case hint = "Hint"
  case choices = "Choices"
  case accept = "Accept"
  case order = "Order"
  case run = "Run"
  case output = "Output"
  case starter = "Starter"
  case driver = "Driver"
  case solution = "Solution"
  case scenario = "Scenario"
  case faults = "Faults"
  case source = "Source"

  /// The kind that an item with this section has.
  var kind: ItemKind? {
    switch self {
    case .answer: .flashcard
    case .choices: .choice
    case .accept: .typed
    case .order: .order
    case .run: .predict
    case .starter: .exercise
    case .faults: .audit
    case .why, .keyPoints, .mid, .senior, .staff, .hint, .output, .driver, .solution, .scenario,
      .source:
      nil
    }
  }

  /// Whether the section may say anything; the others tell what they lack themselves.
  var isTextAlone: Bool {
    switch self {
    case .why, .keyPoints, .mid, .senior, .staff, .hint, .source: true
    case .answer, .choices, .accept, .order, .run, .starter, .faults, .output, .driver, .solution,
      .scenario:
      false
    }
  }

  /// Whether an item of a kind may have this section.
  func serves(_ kind: ItemKind) -> Bool {
    switch self {
    case .why, .keyPoints, .mid, .senior, .staff, .hint, .source: true
    case .output: kind == .predict
    case .driver, .solution: kind == .exercise
    case .scenario: kind == .exercise || kind == .predict
    case .answer, .choices, .accept, .order, .run, .starter, .faults: self.kind == kind
    }
  }
}
