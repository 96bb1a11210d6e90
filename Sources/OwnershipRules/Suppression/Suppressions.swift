import Core

/// The comments of a file that silence rules, put to work.
struct Suppressions {
  private let comments: [SuppressionComment]
  private let path: String
  private let lines: LineTable
  /// For each comment, the ids that have silenced something.
  private var used: [Set<String>]
  /// For each comment that begins something, the ids that another has begun before it.
  private var repeated: [Set<String>]
  /// For each comment that begins something, where each of its ids ends.
  private var ends: [[String: Int]]
  /// What each id's comments silence, with the comments' numbers: a file may have very many.
  private var silenced: [String: [(bytes: Range<Int>, by: Int)]] = [:]

  init(_ comments: [SuppressionComment], path: String, lines: LineTable) {
    self.comments = comments
    self.path = path
    self.lines = lines
    used = Array(repeating: [], count: comments.count)
    repeated = used
    ends = Array(repeating: [:], count: comments.count)
    pairUp()
    for (number, comment) in comments.enumerated() where comment.kind != .end {
      for id in Set(comment.ids).subtracting(repeated[number]) {
        let start = comment.silenced.lowerBound
        let end = min(comment.silenced.upperBound, ends[number][id] ?? .max)
        silenced[id, default: []].append((start..<max(start, end), number))
      }
    }
  }

  /// Whether a finding is silenced; what does not parse cannot be.
  mutating func silence(_ finding: Finding) -> Bool {
    guard finding.code != SyntaxRule().id else { return false }
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

  /// Ends what is begun: an id is disabled or it is not, however often a comment says so.
  private mutating func pairUp() {
    var open: [String: Int] = [:]
    for (number, comment) in comments.enumerated() {
      for id in comment.ids {
        switch comment.kind {
        case .begin where open[id] == nil: open[id] = number
        case .begin where open[id] != number: repeated[number].insert(id)
        case .end:
          guard let begun = open.removeValue(forKey: id) else { continue }
          ends[begun][id] = comment.range.lowerBound
          used[number].insert(id)
        default: continue
        }
      }
    }
  }

  private func messages(_ number: Int, ran: Set<String>) -> [(what: String, fix: String)] {
    let comment = comments[number]
    if case .unknown(let word) = comment.kind { return [SuppressionProblem.Message.word(word)] }
    let stray = comment.strayWords.map { [SuppressionProblem.Message.stray($0)] } ?? []
    guard !comment.ids.isEmpty else {
      return stray.isEmpty ? [SuppressionProblem.Message.noRule] : stray
    }
    return comment.ids.compactMap { id in
      guard RuleRegistry.ids.contains(id) else { return SuppressionProblem.Message.unknown(id) }
      if id == SyntaxRule().id { return SuppressionProblem.Message.syntax }
      guard ran.contains(id) else { return nil }
      if repeated[number].contains(id) { return SuppressionProblem.Message.repeated(id) }
      guard !used[number].contains(id) else { return nil }
      return comment.kind == .end
        ? SuppressionProblem.Message.notDisabled(id) : SuppressionProblem.Message.idle(id)
    } + stray
  }
}
