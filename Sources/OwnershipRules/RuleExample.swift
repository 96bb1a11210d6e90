/// Code that shows a rule: in a failing example a `↓` stands before each place that is found.
package struct RuleExample: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The code of each file.
  package let files: [String]
  /// The rules that must be asked for, for the example to mean something.
  package let options: LintOptions

  /// Makes an example of one file or of several.
  package init(_ files: String..., options: LintOptions = LintOptions()) {
    self.files = files
    self.options = options
  }

  package init(stringLiteral text: String) { self.init(text) }
}
