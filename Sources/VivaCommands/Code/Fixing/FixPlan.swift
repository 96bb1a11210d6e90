import Core

/// The edits of a run's findings that can be made together.
///
/// A finding's edits are made all or not at all. Where those of two findings meet, the first in
/// order of file and place goes ahead, and the other is left to the next run.
struct FixPlan {
  /// The edits of each file, in order of place, none meeting another.
  private(set) var edits: [String: [SourceEdit]] = [:]
  /// The findings whose edits are in the plan.
  private(set) var fixed: [Finding] = []
  /// The findings with edits that had to wait.
  private(set) var waiting: [Finding] = []

  /// Plans for findings, given in order of file and place.
  init(_ findings: [Finding]) {
    for finding in findings where !finding.edits.isEmpty {
      if finding.edits.allSatisfy(fits) {
        for edit in finding.edits { insert(edit) }
        fixed.append(finding)
      } else {
        waiting.append(finding)
      }
    }
  }

  /// A file's bytes after its edits.
  func applied(to bytes: [UInt8], of file: String) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits[file] ?? [] where edit.start >= place && edit.end <= bytes.count {
      result += bytes[place..<edit.start] + Array(edit.text.utf8)
      place = edit.end
    }
    return result + bytes[place...]
  }

  private func fits(_ edit: SourceEdit) -> Bool {
    (edits[edit.file] ?? []).allSatisfy { other in
      other == edit || edit.end < other.start || other.end < edit.start
    }
  }

  /// The same edit may serve two findings, as one call site two bindings' owners.
  private mutating func insert(_ edit: SourceEdit) {
    var others = edits[edit.file] ?? []
    guard !others.contains(edit) else { return }
    let place = others.firstIndex { $0.start > edit.start } ?? others.endIndex
    others.insert(edit, at: place)
    edits[edit.file] = others
  }
}
