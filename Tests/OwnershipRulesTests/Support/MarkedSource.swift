import Core

/// Source with `↓` before each place that a rule is to find.
struct MarkedSource {
  /// The source without the marks.
  let text: String
  /// Where the marks stood, in the source without them.
  let marks: [TextPosition]

  init(_ marked: String) {
    var text = ""
    var marks: [TextPosition] = []
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        marks.append(TextPosition(line: line, column: column))
        continue
      }
      text.unicodeScalars.append(scalar)
      column += UTF8.width(scalar)
      if scalar == "\n" {
        line += 1
        column = 1
      }
    }
    self.text = text
    self.marks = marks
  }
}
