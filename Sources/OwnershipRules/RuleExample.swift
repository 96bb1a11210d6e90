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

  /// The code of each file, with what it takes for granted as a comment on its first line.
  package var told: [String] {
    let plain = LintOptions()
    var words: [String] = []
    if options.deploymentTarget != plain.deploymentTarget {
      words.append("--deployment-target \(options.deploymentTarget)")
    }
    if let isolation = options.defaultIsolation, isolation != plain.defaultIsolation {
      words.append("--default-isolation \(isolation)")
    }
    guard let first = files.first, !words.isEmpty else { return files }
    return ["// with \(words.joined(separator: " "))\n\(first)"] + files.dropFirst()
  }

  package init(stringLiteral text: String) { self.init(text) }
}
