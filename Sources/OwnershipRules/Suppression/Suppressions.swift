import Core

/// The comments of a file that silence rules, put to work.
struct Suppressions {
  private let comments: [SuppressionComment]
  private let path: String
  private let lines: LineTable
  /// For each comment, the ids that have silenced something.
  private var used: [Set<String>]
  /// For each comment that begins something, where each of its ids ends.
  private var ends: [[String: Int]]
  /// What each id's comments silence, with the comments' numbers: a file may have very many.
  private var silenced: [String: [(bytes: Range<Int>, by: Int)]] = [:]

  init(_ comments: [SuppressionComment], path: String, lines: LineTable) {
    self.comments = comments
    self.path = path
    self.lines = lines
    used = Array(repeating: [], count: comments.count)
    ends = Array(repeating: [:], count: comments.count)
    for (number, comment) in comments.enumerated() where comment.kind == .end {
      for id in comment.ids { end(id, at: number) }
    }
    for (number, comment) in comments.enumerated() where comment.kind != .end {
      for id in Set(comment.ids) {
        let start = comment.silenced.lowerBound
        let end = min(comment.silenced.upperBound, ends[number][id] ?? .max)
        silenced[id, default: []].append((start..<max(start, end), number))
      }
    }
  }

  /// Whether a finding is silenced.
  mutating func silence(_ finding: Finding) -> Bool {
    guard let offset = lines.offset(of: finding.start) else { return false }
    var isSilenced = false
    for silenced in silenced[finding.code] ?? [] where silenced.bytes.contains(offset) {
      used[silenced.by].insert(finding.code)
      isSilenced = true
    }
    return isSilenced
  }

  /// What is wrong with the comments themselves, once every finding has passed.
  ///
  /// Of the rules that did not run nobody knows whether they would find anything.
  func problems(_ rule: SuppressionProblem, ran: Set<String>) -> [Finding] {
    comments.indices.flatMap { number in
      messages(number, ran: ran).map { message in
        Finding(
          rule.id,
          rule.severity,
          file: path,
          start: lines.position(of: comments[number].range.lowerBound),
          end: lines.position(of: comments[number].range.upperBound),
          message: message.what,
          why: rule.rationale,
          fix: message.fix
        )
      }
    }
  }

  /// Ends what the nearest comment before it began.
  private mutating func end(_ id: String, at number: Int) {
    for earlier in comments[..<number].indices.reversed() {
      let comment = comments[earlier]
      guard comment.kind == .begin, comment.ids.contains(id) else { continue }
      guard ends[earlier][id] == nil else { return }
      ends[earlier][id] = comments[number].range.lowerBound
      used[number].insert(id)
      return
    }
  }

  private func messages(_ number: Int, ran: Set<String>) -> [(what: String, fix: String)] {
    let comment = comments[number]
    if case .unknown(let word) = comment.kind { return [SuppressionProblem.Message.word(word)] }
    guard !comment.ids.isEmpty else { return [SuppressionProblem.Message.noRule] }
    return comment.ids.compactMap { id in
      guard RuleRegistry.ids.contains(id) else { return SuppressionProblem.Message.unknown(id) }
      guard ran.contains(id), !used[number].contains(id) else { return nil }
      return comment.kind == .end
        ? SuppressionProblem.Message.notDisabled(id) : SuppressionProblem.Message.idle(id)
    }
  }
}
