import Core
import Effects
import LinterProtocol
import OwnershipRules
import SnippetPreparing

/// Turns requests into responses.
enum Answering {
  /// The most bytes of a file that are read; the linter refuses far smaller ones with a finding.
  private static let readLimit = 16 << 20

  static func response(toLine line: [UInt8]) -> LintResponse {
    do {
      switch try LintRequest(line: line) {
      case .rules: return .rules(Linter.rules.map(RuleDescription.init))
      case .lint(let job): return response(to: job)
      case .prepare(let job): return .prepared(preparation(of: job))
      }
    } catch {
      return .failure("\(error)")
    }
  }

  private static func response(to job: LintJob) -> LintResponse {
    let unknown = unknownRules(in: job.groups)
    guard unknown.isEmpty else { return .unknownRules(unknown) }
    var inputs: [SourceInput] = []
    var unreadable: [UnreadableFile] = []
    for file in job.files {
      do throws(FileError) {
        inputs.append(try input(file))
      } catch {
        unreadable.append(UnreadableFile(path: file.path, reason: "\(error)"))
      }
    }
    let progress = job.tellsProgress ? ProgressTelling(files: inputs.count) : nil
    let findings = Linter.lint(
      inputs,
      groups: job.groups.map(LintOptions.init),
      threads: threads
    ) { progress?.tell(parsed: $0) }
    return .findings(findings, unreadable: unreadable)
  }

  /// Code is prepared when the parser can bear it and finds nothing wrong in it.
  private static func preparation(of job: PreparationJob) -> Preparation {
    let inputs = job.files.map { SourceInput(path: $0.path, bytes: Array($0.text.utf8)) }
    let problems = Linter.lint(inputs, options: LintOptions(rules: []), threads: threads)
    return problems.isEmpty ? SnippetPreparer.prepare(job) : Preparation(problems: problems)
  }

  private static func input(_ file: LintJob.File) throws(FileError) -> SourceInput {
    let bytes =
      if let text = file.text {
        Array(text.utf8)
      } else {
        try LiveFiles().read(file.path, limit: readLimit)
      }
    return SourceInput(path: file.path, bytes: bytes, group: file.group)
  }

  private static func unknownRules(in groups: [LintSettings]) -> [UnknownRule] {
    let known = Linter.rules.map(\.id)
    var unknown: [String] = []
    for id in groups.flatMap(\.namedRules) where !known.contains(id) && !unknown.contains(id) {
      unknown.append(id)
    }
    return unknown.map { id in
      UnknownRule(id: id, nearest: Suggestion.nearest(to: id, among: known))
    }
  }
}

extension LintOptions {
  fileprivate init(_ settings: LintSettings) {
    self.init(
      rules: settings.rules,
      enabled: settings.enabled,
      disabled: settings.disabled,
      severities: settings.severities,
      thresholds: settings.thresholds,
      deploymentTarget: settings.deploymentTarget,
      defaultIsolation: settings.defaultIsolation
    )
  }
}

extension RuleDescription {
  fileprivate init(_ rule: RuleDocumentation) {
    self.init(
      id: rule.id,
      section: "\(rule.section.rawValue). \(rule.section.title)",
      severity: rule.severity,
      title: rule.title,
      rationale: rule.rationale,
      claims: rule.claims,
      isOptIn: rule.isOptIn,
      thresholds: rule.thresholds,
      passing: rule.passing.map(\.told),
      failing: rule.failing.map(\.told)
    )
  }
}
