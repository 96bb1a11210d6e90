import Core

/// What a rule gets: the index of the run, and a way to report.
struct LintContext: Sendable {
  let index: DeclarationIndex
  let options: LintOptions
  private let lines: [LineTable]

  init(index: DeclarationIndex, options: LintOptions, lines: [LineTable]) {
    self.index = index
    self.options = options
    self.lines = lines
  }

  /// Makes a finding of a rule at some bytes of a file.
  ///
  /// - Parameters:
  ///   - rule: The rule, whose severity and rationale the finding takes over.
  ///   - severity: Another severity than the rule's, where the case calls for it.
  ///   - file: The file's number.
  ///   - range: The bytes it is about.
  ///   - message: What is wrong here.
  ///   - fix: The way out, in words.
  ///   - edits: The way out as edits, where it is certain.
  func finding(
    _ rule: some OwnershipRule,
    _ severity: Severity? = nil,
    in file: Int,
    at range: Range<Int>,
    _ message: String,
    fix: String,
    edits: [Edit] = []
  ) -> Finding {
    Finding(
      rule.id,
      severity ?? rule.severity,
      file: index.files[file].path,
      start: lines[file].position(of: range.lowerBound),
      end: lines[file].position(of: range.upperBound),
      message: message,
      why: rule.rationale,
      fix: fix,
      edits: edits
    )
  }

  /// Makes an edit of a file of the run.
  func edit(_ file: Int, _ range: Range<Int>, _ text: String) -> Edit {
    Edit(
      file: index.files[file].path,
      start: range.lowerBound,
      end: range.upperBound,
      text: text
    )
  }
}
