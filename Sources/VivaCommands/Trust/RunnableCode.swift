import Core

/// All of an item that is compiled and run: its files with their names, and its scenario.
///
/// What is asked and said about it runs nothing, so trust does not hang on it.
struct RunnableCode: Hashable {
  /// The SHA-256 hash of it.
  private let hash: String

  /// Takes the code out of an item; `nil` where it has none that is run.
  init?(of item: Item) {
    var parts: [String] = []
    // Neither names nor code hold a NUL, so what is joined by it can be cut in one way only.
    func add(_ section: String, _ files: [CodeFile]) {
      parts += [section, "\(files.count)"] + files.flatMap { [$0.name, $0.text] }
    }
    switch item.content {
    case .exercise(let exercise):
      add("starter", exercise.starter)
      add("driver", exercise.driver)
      add("solution", exercise.solution)
      parts += ["scenario", exercise.scenario]
    case .predict(let prediction):
      add("run", prediction.run)
      parts += ["scenario", prediction.scenario]
    case .flashcard, .choice, .cloze, .typed, .order, .audit: return nil
    }
    hash = SHA256.hex(Array(parts.joined(separator: "\u{0}").utf8))
  }

  /// The code of a bank's items.
  static func all(in items: [Item]) -> Set<RunnableCode> {
    Set(items.compactMap(RunnableCode.init(of:)))
  }

  /// The hash of a bank's code, whatever the order of its items and whatever else stands in it.
  static func hash(of codes: Set<RunnableCode>) -> String {
    SHA256.hex(Array(codes.map(\.hash).sorted().joined(separator: "\n").utf8))
  }
}
