package import Core
import Synchronization

/// Runs the rules over files, all of them together.
package enum Linter {
  /// Every rule, sorted by id.
  package static let rules = RuleRegistry.rules.map(RuleDocumentation.init)

  /// The findings in some files, sorted by file, place and rule.
  ///
  /// Files are parsed on as many threads as are given; the index is built and the rules run on
  /// one. A file that is refused or does not parse has findings that say so.
  ///
  /// - Parameters:
  ///   - files: The files of the run; one path twice is an error of the caller.
  ///   - options: Which rules run, and what they assume.
  ///   - threads: How many threads parse, at least 1.
  package static func lint(
    _ files: [SourceInput],
    options: LintOptions = LintOptions(),
    threads: Int = 1
  ) -> [Finding] {
    let sources = SourceFile.parse(files, threads: threads)
    return LargeStack.value { findings(in: sources, options) } ?? []
  }

  private static func findings(in sources: [SourceFile], _ options: LintOptions) -> [Finding] {
    let index = DeclarationIndex(sources.map(\.facts))
    let context = LintContext(index: index, options: options, lines: sources.map(\.lines))
    var findings = sources.flatMap(\.problems)
    for rule in RuleRegistry.rules where options.runs(rule.id, isOptIn: rule.isOptIn) {
      findings += rule.findings(in: context)
    }
    return findings.inOrder
  }
}

extension [Finding] {
  /// The findings by file in the order of paths, then by place, then by rule.
  fileprivate var inOrder: [Finding] {
    sorted { ($0.file, $0.start, $0.code) < ($1.file, $1.start, $1.code) }
  }
}
