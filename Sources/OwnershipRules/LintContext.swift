import Core

/// What a rule gets: the index of the run, what it may assume, and a way to report.
struct LintContext: Sendable {
  let index: DeclarationIndex
  /// What is said of the code; another where groups of files differ.
  var assumptions = Assumptions()
  /// How the files name things, for edits that must be certain.
  let spellings: Spellings
  private let lines: [LineTable]
  /// What keeps files from being read, by file.
  let problems: [(path: String, problems: [SyntaxProblem])]

  /// What findings depend on besides the code.
  struct Assumptions: Equatable, Sendable {
    /// The oldest system that the code supports, as `iOS17`.
    var deploymentTarget = LintOptions().deploymentTarget
    /// The isolation of code that says none; `nil` for nonisolated.
    var defaultIsolation: String?
    /// The thresholds of the rule that are not as it has them, by name.
    var thresholds: [String: Double] = [:]
  }

  init(index: DeclarationIndex, sources: [SourceFile]) {
    self.index = index
    spellings = Spellings(index.files.map(\.tree), sources.map(\.bytes))
    lines = sources.map(\.lines)
    problems = sources.filter { !$0.problems.isEmpty }.map { ($0.facts.path, $0.problems) }
  }

  /// The value of a threshold of the rule that runs.
  func value(of threshold: Threshold) -> Double {
    assumptions.thresholds[threshold.name] ?? threshold.standard
  }

  /// The value of a threshold that counts.
  func count(of threshold: Threshold) -> Int { Int(value(of: threshold)) }

  /// Drops what rules found on lines that do not parse, for there the tree is a guess.
  func withoutBrokenLines(_ findings: [Finding]) -> [Finding] {
    guard !problems.isEmpty else { return findings }
    let broken = Dictionary(
      problems.map { ($0.path, Set($0.problems.map(\.start.line))) },
      uniquingKeysWith: { $0.union($1) }
    )
    return findings.filter { finding in
      finding.code == SyntaxRule().id || broken[finding.file]?.contains(finding.start.line) != true
    }
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
  /// - Returns: The finding.
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
