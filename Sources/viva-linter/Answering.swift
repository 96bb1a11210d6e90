import Core
import Effects
import LinterProtocol
import OwnershipRules

/// Turns requests into responses.
enum Answering {
  /// The most bytes of a file that are read; the linter refuses far smaller ones with a finding.
  private static let readLimit = 16 << 20

  static func response(toLine line: [UInt8]) -> LintResponse {
    do {
      switch try LintRequest(line: line) {
      case .rules: return .rules(Linter.rules.map(RuleDescription.init))
      case .lint(let job): return response(to: job)
      }
    } catch {
      return .failure("\(error)")
    }
  }

  private static func response(to job: LintJob) -> LintResponse {
    let unknown = unknownRules(in: job.settings)
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
    let findings = Linter.lint(inputs, options: LintOptions(job.settings), threads: threads)
    return .findings(findings, unreadable: unreadable)
  }

  private static func input(_ file: LintJob.File) throws(FileError) -> SourceInput {
    if let text = file.text { return SourceInput(path: file.path, bytes: Array(text.utf8)) }
    return SourceInput(path: file.path, bytes: try LiveFiles().read(file.path, limit: readLimit))
  }

  private static func unknownRules(in settings: LintSettings) -> [UnknownRule] {
    let known = Linter.rules.map(\.id)
    return settings.namedRules.filter { !known.contains($0) }.map { id in
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
      passing: rule.passing.map(\.files),
      failing: rule.failing.map(\.files)
    )
  }
}
