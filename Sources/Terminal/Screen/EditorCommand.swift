package import Effects

/// The user's editor.
package enum EditorCommand {
  /// The program and arguments that open a file, at a line (1 and up) where one is given.
  ///
  /// `VIVA_EDITOR` beats `VISUAL` beats `EDITOR` beats `vi`; the value may hold arguments. The line
  /// is given as `+LINE`, and as `FILE:LINE` to the editors known to want that.
  package static func opening(
    _ path: String,
    atLine line: Int? = nil,
    _ variables: Variables
  ) -> [String] {
    let wish =
      variables["VIVA_EDITOR"] ?? variables["VISUAL"] ?? variables["EDITOR"] ?? "vi"
    var words = ProgramWords.split(wish)
    if words.isEmpty { words = ["vi"] }
    let file = path.hasPrefix("-") || path.hasPrefix("+") ? "./" + path : path
    guard let line else { return words + [file] }
    switch Paths.name(of: words[0]) {
    case "code", "code-insiders", "codium", "cursor", "windsurf":
      return words + ["--goto", "\(file):\(line)"]
    case "hx", "helix", "subl", "zed", "zeditor":
      return words + ["\(file):\(line)"]
    default:
      return words + ["+\(line)", file]
    }
  }
}
