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
  /// Edits seldom make way for more than one other; two that undo each other end here.
  private static let rounds = 10

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
  /// Goes on until no edit is left, for one may make way for another. A file that does not parse, or
  /// would not afterwards, is left as it is; nothing at all is written where a file is read-only or no
  /// longer what was linted.
  func fix(_ findings: [Finding], of job: LintJob, isDry: Bool) throws -> [Finding] {
    var progress = FixProgress(findings)
    for _ in 0..<Self.rounds {
      let plan = FixPlan(progress.fixable)
      guard !plan.fixed.isEmpty else { break }
      let after = progress.texts(after: plan, of: job)
      progress.take(plan, after, leaving: try lint(job, with: after))
    }
    let broken = progress.broken(among: findings)
    for file in broken {
      context.warn("'\(file)' does not parse, so it was left as it is")
    }
    for file in progress.spoilt.sorted() {
      context.warn("the edits would leave '\(file)' not parsing, so it was left as it is")
    }
    guard progress.count > 0 else {
      if broken.isEmpty, progress.spoilt.isEmpty {
        context.say("no finding comes with an edit that is certain")
      }
      return findings
    }
    let edited = job.files.filter { progress.texts[$0.path] != nil }.sorted { $0.path < $1.path }
    if !isDry {
      let obstacles = try obstacles(to: edited)
      guard obstacles.isEmpty else {
        for obstacle in obstacles { context.warn(obstacle) }
        return findings
      }
    }
    for file in edited {
      guard let old = file.text, let new = progress.texts[file.path] else { continue }
      if isDry {
        show(file.path, from: old, to: String(decoding: new, as: UTF8.self))
      } else {
        try context.machine.files.replace(file.path, with: new, mode: 0o644)
      }
    }
    context.say(sentence(progress, files: edited.count, isDry: isDry))
    return isDry ? findings : progress.left
  }

  /// Why files that were linted must not be written now; none where they may.
  ///
  /// A file that is replaced would take no notice of its own modes.
  private func obstacles(to files: [LintJob.File]) throws -> [String] {
    var changed: [String] = []
    var readOnly: [String] = []
    for file in files {
      let bytes = try context.machine.files.read(file.path, limit: Self.limit)
      let mode = try context.machine.files.permissions(file.path) ?? 0
      if bytes != file.text.map({ Array($0.utf8) }) {
        changed.append(file.path)
      } else if mode & 0o222 == 0 {
        readOnly.append(file.path)
      }
    }
    return [
      Self.words(
        for: changed,
        "\(changed.count == 1 ? "was" : "were") changed meanwhile; nothing was fixed: run it again"
      ),
      readOnly.count == 1
        ? Self.words(
          for: readOnly,
          "is read-only; nothing was fixed: make it writable or leave it out"
        )
        : Self.words(
          for: readOnly,
          "are read-only; nothing was fixed: make them writable or leave them out"
        ),
    ].compactMap(\.self)
  }

  private static func words(for files: [String], _ predicate: String) -> String? {
    guard !files.isEmpty else { return nil }
    let names = files.map { "'\($0)'" }.joined(separator: ", ")
    return "\(names) \(predicate)"
  }

  private func lint(_ job: LintJob, with texts: [String: [UInt8]]) throws -> [Finding] {
    var job = job
    for (number, file) in job.files.enumerated() {
      job.files[number].text =
        texts[file.path].map { String(decoding: $0, as: UTF8.self) } ?? file.text
    }
    return try context.workspace.linter().lint(job)
  }

  private func show(_ file: String, from old: String, to new: String) {
    context.print([StyledText("--- \(file)", .strong), StyledText("+++ \(file)", .strong)])
    let diff = LineDiff(from: old, to: new)
    for line in diff.lines {
      switch line.first {
      case "-": context.print([StyledText(line, .wrong)])
      case "+": context.print([StyledText(line, .right)])
      case "@": context.print([StyledText(line, .muted)])
      default: context.print([StyledText(line)])
      }
    }
  }

  private func sentence(_ progress: FixProgress, files: Int, isDry: Bool) -> String {
    let done = "\(count(progress.count, "finding")) in \(count(files, "file"))"
    let more = progress.fixable.count
    let rest = more == 0 ? "" : "; \(more) more could be: run it again"
    return (isDry ? "would fix \(done)" : "fixed \(done)") + rest
  }
}
