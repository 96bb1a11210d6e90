import Core

/// The findings about one file, as they are collected.
struct FindingList {
  /// The file's path.
  let file: String
  /// The findings, in the order in which they were made.
  private(set) var all: [Finding] = []
  /// How many of them are errors.
  private(set) var errors = 0

  /// Starts an empty list for a file.
  init(file: String) { self.file = file }

  /// Adds what was found at a place.
  mutating func report(_ problem: BankProblem, at position: TextPosition) {
    let finding = Finding(problem, file: file, at: position)
    all.append(finding)
    if finding.severity == .error { errors += 1 }
  }

  /// Adds the findings of another list about the file.
  mutating func append(_ other: FindingList) {
    all += other.all
    errors += other.errors
  }

  /// The findings in the order of the file.
  func sorted() -> [Finding] {
    all.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}

extension Finding {
  /// Puts a problem with a bank into words.
  init(_ problem: BankProblem, file: String, at position: TextPosition) {
    let words = problem.words
    self.init(words.code, words.severity, file: file, start: position, message: words.message)
  }
}
