import Core

/// Finds predictions whose output stands in the question or in a comment of the code.
struct OutputGiveaway {
  let item: Item
  let prediction: Prediction

  /// The place at which the output is given away.
  var found: [BankCheck.Found] {
    let lines = prediction.output.utf8.split(separator: Ascii.lineFeed)
      .map { Words.list(of: Array($0)[...]) }
    guard lines.contains(where: { !$0.isEmpty }) else { return [] }
    if let line = lineOfComments(telling: lines) {
      return [(.outputInQuestion("a comment"), TextPosition(line: line, column: 1))]
    }
    let question = Words.list(of: item.question)
    guard Self.tells(question, Array(lines.joined())) else { return [] }
    return [(.outputInQuestion("the question"), item.position)]
  }

  /// The line of the first comment that tells a line of the output, where comments tell most of them.
  private func lineOfComments(telling lines: [[String]]) -> Int? {
    let comments = prediction.run.flatMap { file in
      SwiftComments.list(in: file.text).map { comment in
        (words: Words.list(of: comment.text), line: file.line + comment.line)
      }
    }
    var left = lines.filter { !$0.isEmpty }
    let count = left.count
    var first: Int?
    for comment in comments {
      guard let hit = left.firstIndex(where: { Self.isTold($0, by: comment.words) }) else {
        continue
      }
      left.remove(at: hit)
      first = first ?? comment.line
    }
    return left.count * 2 < count ? first : nil
  }

  /// Whether a comment is a line of the output, alone or after a word that says so.
  private static func isTold(_ line: [String], by comment: [String]) -> Bool {
    comment == line || comment.first.map(sayers.contains) == true && tells(comment, line)
  }

  /// Whether words hold an output as a whole: after a word that says so, or so much of it that it
  /// stands there for nothing else.
  private static func tells(_ words: [String], _ output: [String]) -> Bool {
    guard !output.isEmpty, output.count <= words.count else { return false }
    for start in 0...(words.count - output.count)
    where words[start..<(start + output.count)].elementsEqual(output) {
      if start > 0, sayers.contains(words[start - 1]) { return true }
      if output.count > 2, !output.allSatisfy({ Int($0) != nil }) { return true }
    }
    return false
  }

  private static let sayers: Set = ["output", "print", "printed", "prints", "shows"]
}
