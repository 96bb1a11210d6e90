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
    let others = edits[edit.file] ?? []
    let place = place(of: edit, in: others)
    let near = others[max(0, place - 1)..<min(others.count, place + 1)]
    return others.indices.contains(place) && others[place] == edit
      || near.allSatisfy { other in edit.end < other.start || other.end < edit.start }
  }

  /// The same edit may serve two findings, as one call site two bindings' owners.
  private mutating func insert(_ edit: SourceEdit) {
    let others = edits[edit.file] ?? []
    let place = place(of: edit, in: others)
    guard !others.indices.contains(place) || others[place] != edit else { return }
    edits[edit.file, default: []].insert(edit, at: place)
  }

  /// Where an edit belongs among others that are in order: a file may have very many.
  private func place(of edit: SourceEdit, in others: [SourceEdit]) -> Int {
    var low = 0
    var high = others.count
    while low < high {
      let middle = (low + high) / 2
      if others[middle].start < edit.start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
