import Core
import Grading
import LinterProtocol

/// Holds an audit against the linter: its faults are what is found, no more and no less.
struct AuditLinting {
  let item: Item
  let linter: LinterClient
  let rules: Set<String>

  /// The faults that are not found, and what is found and not listed.
  func findings(in audit: Audit) throws -> [Finding] {
    let fault = ItemFault(item: item)
    let found = try linter.lint(
      LintJob(files: audit.files.map { LintJob.File(path: $0.name, text: $0.text) })
    ).filter { $0.severity >= .warning }
    let real = Set(found.map { Audit.Fault(file: $0.file, line: $0.start.line, rule: $0.code) })
    let missing = zip(audit.faults, audit.faultLines).filter { listed, _ in
      // That there is no such rule is told already.
      !real.contains(listed) && rules.contains(listed.rule)
    }.map { listed, line in
      let place = "\(listed.file):\(listed.line)"
      let other = found.filter { $0.code == listed.rule && $0.file == listed.file }
        .map { "\($0.start.line)" }
      return fault(
        "fault_not_found",
        "the linter finds no '\(listed.rule)' at \(place)"
          + (other.isEmpty ? "" : ", but on line \(other.joined(separator: " and "))"),
        line: line
      )
    }
    let unlisted = found.filter { finding in
      !audit.faults.contains {
        $0.file == finding.file && $0.line == finding.start.line && $0.rule == finding.code
      }
    }.map {
      fault(
        "fault_not_listed",
        "the linter finds '\($0.code)' at \($0.file):\($0.start.line), which is not among the faults",
        at: $0,
        in: audit.files
      )
    }
    return missing + unlisted
  }
}
