package import Core

/// Runs the rules over files, all of them together.
package enum Linter {
  /// Every rule, sorted by id.
  package static let rules = RuleRegistry.rules.map(RuleDocumentation.init)

  /// The findings in some files, sorted by file, place and rule.
  ///
  /// All files share one index. What is found in a file, and how bad it is, follows from the options
  /// of its own group. Files are parsed, and rules run, on as many threads as are given; the index between
  /// them is built on one. A file that is refused or does not parse has findings that say so, whichever rules run.
  ///
  /// - Parameters:
  ///   - files: The files of the run; one path twice is an error of the caller.
  ///   - groups: Which rules run and what they assume, for each group of files.
  ///   - threads: How many threads work, at least 1.
  ///   - parsed: Told, on any thread, how many files have been parsed so far.
  /// - Returns: What the rules found and no comment silenced.
  package static func lint(
    _ files: [SourceInput],
    groups: [LintOptions],
    threads: Int = 1,
    parsed: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> [Finding] {
    let isJudged = groups.contains { $0.rules?.isEmpty != true }
    let sources = SourceFile.parse(files, threads: threads, isJudged: isJudged, parsed)
    let groups = GroupedOptions(groups, of: files)
    guard let index = LargeStack.value({ DeclarationIndex(sources.map(\.facts)) }) else {
      return []
    }
    let context = LintContext(index: index, sources: sources)
    let found = WorkQueue.results(of: RuleRegistry.rules, threads: threads) { rule in
      var context = context
      return groups.variants(of: rule).flatMap { assumptions, members in
        context.assumptions = assumptions
        return groups.select(rule.findings(in: context), of: members)
      }
    }
    return silenced(context.withoutBrokenLines(found.flatMap(\.self)), sources, groups).inOrder
  }

  /// The findings in some files that all have the same options.
  package static func lint(
    _ files: [SourceInput],
    options: LintOptions = LintOptions(),
    threads: Int = 1
  ) -> [Finding] {
    lint(files, groups: [options], threads: threads)
  }

  /// Takes out what comments silence, and adds what is wrong with the comments.
  private static func silenced(
    _ findings: [Finding],
    _ sources: [SourceFile],
    _ groups: GroupedOptions
  ) -> [Finding] {
    var byFile = Dictionary(grouping: findings, by: \.file)
    let rule = SuppressionProblem()
    for source in sources where !source.comments.isEmpty {
      let path = source.facts.path
      var suppressions = Suppressions(source.comments, path: path, lines: source.lines)
      byFile[path] = byFile[path]?.filter { !suppressions.silence($0) }
      let ran = groups.rules(for: path)
      guard ran.contains(rule.id) else { continue }
      byFile[path, default: []] += suppressions.problems(rule, ran: ran).map(groups.rated)
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
