package import Core

/// Runs the rules over files, all of them together.
package enum Linter {
  /// Every rule, sorted by id.
  package static let rules = RuleRegistry.rules.map(RuleDocumentation.init)

  /// The findings in some files, sorted by file, place and rule.
  ///
  /// Files are parsed, and rules run, on as many threads as are given; the index between them is
  /// built on one. A file that is refused or does not parse has findings that say so, whichever rules run.
  ///
  /// - Parameters:
  ///   - files: The files of the run; one path twice is an error of the caller.
  ///   - options: Which rules run, and what they assume.
  ///   - threads: How many threads work, at least 1.
  /// - Returns: What the rules found and no comment silenced.
  package static func lint(
    _ files: [SourceInput],
    options: LintOptions = LintOptions(),
    threads: Int = 1
  ) -> [Finding] {
    let sources = SourceFile.parse(files, threads: threads)
    guard let index = LargeStack.value({ DeclarationIndex(sources.map(\.facts)) }) else {
      return []
    }
    let context = LintContext(index: index, options: options, sources: sources)
    let rules = RuleRegistry.rules.filter { options.runs($0.id, isOptIn: $0.isOptIn) }
    let found = WorkQueue.results(of: rules, threads: threads) { $0.findings(in: context) }
      .flatMap(\.self)
    return silenced(context.withoutBrokenLines(found), sources, ran: Set(rules.map(\.id))).inOrder
  }

  /// Takes out what comments silence, and adds what is wrong with the comments.
  private static func silenced(
    _ findings: [Finding],
    _ sources: [SourceFile],
    ran: Set<String>
  ) -> [Finding] {
    var byFile = Dictionary(grouping: findings, by: \.file)
    let rule = SuppressionProblem()
    for source in sources where !source.comments.isEmpty {
      let path = source.facts.path
      var suppressions = Suppressions(source.comments, path: path, lines: source.lines)
      byFile[path] = byFile[path]?.filter { !suppressions.silence($0) }
      guard ran.contains(rule.id) else { continue }
      byFile[path, default: []] += suppressions.problems(rule, ran: ran)
    }
    return byFile.values.flatMap { $0 }
  }
}

extension [Finding] {
  /// The findings by file in the order of paths, then by place, then by rule.
  fileprivate var inOrder: [Finding] {
    sorted { left, right in
      (left.file, left.start, left.code, left.message)
        < (right.file, right.start, right.code, right.message)
    }
  }
}
