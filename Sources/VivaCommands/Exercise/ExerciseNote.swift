import Core
import Effects

/// The note that lies beside a starter: the question, the code around it, and how to go on.
enum ExerciseNote {
  private static let mark = "<!-- viva exercise: "

  /// Its text, in Markdown.
  static func text(for item: Item, _ exercise: Exercise) -> String {
    let id = item.id.text
    var parts = [mark + id + " -->", item.question.source]
    for file in exercise.driver {
      let fence = fence(around: file.text)
      parts.append("`\(file.name)` is given, and not to be changed; it is judged with your files:")
      parts.append("\(fence)swift\n\(file.text)\(fence)")
    }
    parts.append(
      """
      ---

      Change the Swift files in this folder; more of them may be added.

      - `viva exercise watch \(id)` judges them at each save, and records the verdict
      - `viva exercise hint \(id)` gives one hint more; a pass then counts as hard
      - `viva exercise reset \(id)` brings the starter back, and keeps your version in `.kept`
      """
    )
    // A terminal that shows the file must not obey what a bank says.
    return VisibleText.escaped(parts.joined(separator: "\n\n")) + "\n"
  }

  /// The exercise that a note is of; `nil` where there is no note.
  static func id(in path: String, _ files: any FileAccess) -> String? {
    guard let bytes = try? files.read(path, limit: 1 << 20) else { return nil }
    let first = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard first.hasPrefix(mark), first.hasSuffix(" -->") else { return nil }
    return String(first.dropFirst(mark.count).dropLast(4))
  }

  /// A fence longer than any in the code.
  private static func fence(around text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    return String(repeating: "`", count: max(3, longest + 1))
  }
}
