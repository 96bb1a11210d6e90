import Core
import OwnershipRules
import Testing

/// What a rule finds in files, which are named `A.swift`, `B.swift` and so on.
func findings(
  _ rule: String,
  in files: [String],
  options: LintOptions = LintOptions()
) -> [Finding] {
  var options = options
  options.enabled.append(rule)
  let inputs = zip("ABCDEFGH", files).map { name, text in
    SourceInput(path: "\(name).swift", bytes: Array(text.utf8))
  }
  return Linter.lint(inputs, options: options).filter { $0.code == rule }
}

/// Where a rule finds something, as `A.swift:3:14`.
func places(_ rule: String, in files: [String], options: LintOptions = LintOptions()) -> [String] {
  findings(rule, in: files, options: options)
    .map { "\($0.file):\($0.start.line):\($0.start.column)" }
}

/// Expects a rule to find what is marked in some files, and nothing else.
func expectMarked(
  _ rule: String,
  _ files: String...,
  options: LintOptions = LintOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let marked = files.map(MarkedSource.init)
  let expected = zip("ABCDEFGH", marked).flatMap { name, source in
    source.marks.map { "\(name).swift:\($0.line):\($0.column)" }
  }
  let found = places(rule, in: marked.map(\.text), options: options)
  #expect(found == expected, sourceLocation: sourceLocation)
}

/// Expects the edits of a rule's findings to turn one file into another that it accepts.
func expectFixed(
  _ rule: String,
  _ source: String,
  _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var bytes = Array(source.utf8)
  let edits = findings(rule, in: [source]).flatMap(\.edits)
  for edit in edits.sorted(by: { $0.start > $1.start }) {
    bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
  }
  let fixed = String(decoding: bytes, as: UTF8.self)
  #expect(fixed == expected, sourceLocation: sourceLocation)
  #expect(places(rule, in: [fixed]).isEmpty, sourceLocation: sourceLocation)
}
