/// The lines in which two texts differ, with some around them, as `diff -u` shows them.
struct LineDiff {
  private let old: [Substring]
  private let new: [Substring]
  private static let around = 2

  /// Compares two texts line by line.
  init(from old: String, to new: String) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// The differing parts; each line begins with a space, `-`, `+` or `@@`.
  var lines: [String] {
    var lines: [String] = []
    for hunk in hunks {
      lines.append("@@ -\(Self.place(hunk.old)) +\(Self.place(hunk.new)) @@")
      lines += hunk.lines
    }
    return lines
  }

  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
    var lines: [String]
  }

  /// One step along both texts.
  private enum Step {
    case same(Int, Int)
    case removed(Int)
    case inserted(Int)
  }

  private var steps: [Step] {
    let change = new.difference(from: old)
    let removed = Set(change.removals.map(Self.offset))
    let inserted = Set(change.insertions.map(Self.offset))
    var steps: [Step] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if removed.contains(left) {
        steps.append(.removed(left))
        left += 1
      } else if inserted.contains(right) {
        steps.append(.inserted(right))
        right += 1
      } else {
        steps.append(.same(left, right))
        left += 1
        right += 1
      }
    }
    return steps
  }

  private var hunks: [Hunk] {
    let steps = steps
    let changed = steps.indices.filter { if case .same = steps[$0] { false } else { true } }
    var hunks: [Hunk] = []
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * Self.around + 1 {
        last += 1
      }
      let range =
        max(0, changed[index] - Self.around)..<min(steps.count, changed[last] + Self.around + 1)
      hunks.append(hunk(of: steps[range], before: steps[..<range.lowerBound]))
      index = last + 1
    }
    return hunks
  }

  private func hunk(of steps: ArraySlice<Step>, before: ArraySlice<Step>) -> Hunk {
    let oldStart = before.count { if case .inserted = $0 { false } else { true } }
    let newStart = before.count { if case .removed = $0 { false } else { true } }
    let oldCount = steps.count { if case .inserted = $0 { false } else { true } }
    let newCount = steps.count { if case .removed = $0 { false } else { true } }
    let lines = steps.map { step in
      switch step {
      case .same(let line, _): " \(old[line])"
      case .removed(let line): "-\(old[line])"
      case .inserted(let line): "+\(new[line])"
      }
    }
    return Hunk(
      old: oldStart..<oldStart + oldCount,
      new: newStart..<newStart + newCount,
      lines: lines
    )
  }

  /// The first line and how many; where there is none, the line before.
  private static func place(_ lines: Range<Int>) -> String {
    "\(lines.lowerBound + (lines.isEmpty ? 0 : 1)),\(lines.count)"
  }

  /// The lines, of which the last says so where it has no end.
  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard let last = lines.popLast(), !last.isEmpty else { return lines }
    return lines + ["\(last)\n\\ No newline at end of file"]
  }

  private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
