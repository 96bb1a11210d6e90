import Core
import LinterProtocol

/// How far a run of fixing has come: what the files hold by now, and what is still found in them.
struct FixProgress {
  /// The files that were edited, with what they hold now.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The findings that are left.
  private(set) var left: [Finding]
  /// How many findings were fixed.
  private(set) var count = 0
  /// The files that no longer parsed after an edit, which was not made.
  private(set) var spoilt: Set<String> = []
  /// The files that did not parse to begin with.
  private let unparsed: Set<String>

  /// Begins with what was found.
  init(_ findings: [Finding]) {
    left = findings
    unparsed = Self.unparsed(findings)
  }

  /// The findings whose edits may be made, all in files that parse.
  var fixable: [Finding] {
    left.filter { finding in
      !finding.edits.isEmpty
        && finding.edits.allSatisfy { !unparsed.contains($0.file) && !spoilt.contains($0.file) }
    }
  }

  /// The files that some findings would edit if they parsed.
  func broken(among findings: [Finding]) -> [String] {
    unparsed.intersection(findings.flatMap(\.edits).map(\.file)).sorted()
  }

  /// What the edited files of a job hold when a plan's edits are made as well.
  func texts(after plan: FixPlan, of job: LintJob) -> [String: [UInt8]] {
    var after = texts
    for file in job.files where plan.edits[file.path] != nil {
      guard let bytes = texts[file.path] ?? file.text.map({ Array($0.utf8) }) else { continue }
      after[file.path] = plan.applied(to: bytes, of: file.path)
    }
    return after
  }

  /// Takes over a plan's result, unless a file would no longer parse, which is then left out.
  mutating func take(_ plan: FixPlan, _ after: [String: [UInt8]], leaving found: [Finding]) {
    let new = Self.unparsed(found).subtracting(unparsed).filter { plan.edits[$0] != nil }
    guard new.isEmpty else {
      spoilt.formUnion(new)
      return
    }
    texts = after
    left = found
    count += plan.fixed.count
  }

  private static func unparsed(_ findings: [Finding]) -> Set<String> {
    Set(findings.lazy.filter { $0.code == "syntax" }.map(\.file))
  }
}
