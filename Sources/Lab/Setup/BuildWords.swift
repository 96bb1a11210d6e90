import Core

/// What a build says of itself: how far it is, and in the end why it failed.
struct BuildWords {
  private var told = 0
  private var last = ""
  private var error: String?

  /// Takes a line; answers with the progress when another tenth is done.
  mutating func hear(_ line: String) -> String? {
    let line = VisibleText.escapedLine(line)
    if let part = Self.part(of: line) {
      let tenth = part.total > 0 ? part.done * 10 / part.total : 0
      // The number of steps grows while the first are done.
      guard part.total >= Self.least, tenth > told else { return nil }
      told = tenth
      return "making the lab: \(tenth * 10) %"
    }
    if !line.isEmpty { last = line }
    if error == nil, let mark = line.firstRange(of: "error: ") {
      error = String(line[mark.upperBound...])
    }
    return nil
  }

  /// Why it failed, as far as it said.
  var reason: String { error ?? last }

  /// A build of fewer steps is still being planned.
  private static let least = 20

  /// The numbers of `[12/345] Compiling …`.
  private static func part(of line: String) -> (done: Int, total: Int)? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/").map {
      Int($0)
    }
    guard numbers.count == 2, let done = numbers[0], let total = numbers[1] else { return nil }
    return (done, total)
  }
}
