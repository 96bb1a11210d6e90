import Core
import Effects
import Grading
import LinterProtocol
import Terminal

/// Makes the edits that findings come with, in the files or as a diff.
@MainActor
struct Fixing {
  let context: Context
  private static let limit = 1 << 20

  /// Gives a job the texts of its files, so that edits are made in what was linted.
  ///
  /// A file that cannot be read, or is no text, is left to the helper, which says so.
  func reading(_ job: LintJob) -> LintJob {
    var job = job
    for (number, file) in job.files.enumerated() {
      let bytes = try? context.machine.files.read(file.path, limit: Self.limit)
      job.files[number].text = bytes.flatMap { String(validating: $0, as: UTF8.self) }
    }
    return job
  }

  /// Applies what can be applied, and gives the findings that are left.
  ///
  /// Nothing is written where the result would not parse, or where a file is read-only or no longer
  /// what was linted.
  func fix(_ findings: [Finding], of job: LintJob, isDry: Bool) throws -> [Finding] {
    let plan = FixPlan(findings)
    guard !plan.fixed.isEmpty else {
      context.say("no finding comes with an edit that is certain")
      return findings
    }
    var before: [String: [UInt8]] = [:]
    var after: [String: [UInt8]] = [:]
    for file in job.files where plan.edits[file.path] != nil {
      guard let bytes = file.text.map({ Array($0.utf8) }) else { continue }
      let file = file.path
      before[file] = bytes
      after[file] = plan.applied(to: bytes, of: file)
    }
    let left = try lint(job, with: after)
    guard !left.contains(where: { $0.code == "syntax" && after[$0.file] != nil }) else {
      context.warn("the edits would leave code that does not parse; nothing was changed")
      return findings
    }
    if !isDry, let problem = try problem(of: before) {
      context.warn(problem)
      return findings
    }
    for file in after.keys.sorted() {
      guard let old = before[file], let new = after[file] else { continue }
      if isDry {
        show(file, from: old, to: new)
      } else {
        try context.machine.files.replace(file, with: new, mode: 0o644)
      }
    }
    context.say(sentence(plan, files: after.count, isDry: isDry))
    return isDry ? findings : left
  }

  /// Why files that were linted must not be written now; `nil` where they may.
  ///
  /// A file that is replaced would take no notice of its own modes.
  private func problem(of files: [String: [UInt8]]) throws -> String? {
    for file in files.keys.sorted() {
      guard try context.machine.files.read(file, limit: Self.limit) == files[file] else {
        return "'\(file)' was changed meanwhile; nothing was fixed: run it again"
      }
      if let mode = try context.machine.files.permissions(file), mode & 0o222 == 0 {
        return "'\(file)' is read-only; nothing was fixed: make it writable or leave it out"
      }
    }
    return nil
  }

  private func lint(_ job: LintJob, with texts: [String: [UInt8]]) throws -> [Finding] {
    var job = job
    for (number, file) in job.files.enumerated() {
      job.files[number].text =
        texts[file.path].map { String(decoding: $0, as: UTF8.self) } ?? file.text
    }
    return try context.workspace.linter().lint(job)
  }

  private func show(_ file: String, from old: [UInt8], to new: [UInt8]) {
    context.print([StyledText("--- \(file)", .strong), StyledText("+++ \(file)", .strong)])
    let diff = LineDiff(
      from: String(decoding: old, as: UTF8.self),
      to: String(decoding: new, as: UTF8.self)
    )
    for line in diff.lines {
      switch line.first {
      case "-": context.print([StyledText(line, .wrong)])
      case "+": context.print([StyledText(line, .right)])
      case "@": context.print([StyledText(line, .muted)])
      default: context.print([StyledText(line)])
      }
    }
  }

  private func sentence(_ plan: FixPlan, files: Int, isDry: Bool) -> String {
    let done = "\(count(plan.fixed.count, "finding")) in \(count(files, "file"))"
    let waiting = plan.waiting.count
    let rest =
      waiting == 0
      ? "" : "; \(waiting) more \(waiting == 1 ? "touches" : "touch") the same code: run it again"
    return (isDry ? "would fix \(done)" : "fixed \(done)") + rest
  }
}
