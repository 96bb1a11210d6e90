import Core

/// One message of the compiler.
struct CompilerMessage: Equatable {
  /// The file's name as it was given to the compiler.
  var file: String
  /// Where it points to.
  var place: TextPosition
  var severity: Severity
  /// The words, without the group in brackets.
  var text: String
  /// The group, where it has one.
  var group = ""
  /// The notes that belong to it.
  var notes: [CompilerMessage] = []

  /// Reads what the compiler wrote, in the style of LLVM.
  ///
  /// Source lines, carets and whatever else it writes between the messages is passed over.
  static func messages(in output: [UInt8]) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      guard let message = CompilerMessage(line) else { continue }
      if message.severity == .note, !messages.isEmpty {
        messages[messages.count - 1].notes.append(message)
      } else {
        messages.append(message)
      }
    }
    return messages
  }

  /// Reads `file:line:column: error: text [#Group]`; `nil` for any other line.
  private init?(_ line: Substring) {
    for severity in Severity.allCases {
      guard let mark = line.firstRange(of: ": \(severity.name): ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 2 else { continue }
      if parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts.last ?? "")
      {
        file = parts.dropLast(2).joined(separator: ":")
        place = TextPosition(line: max(1, row), column: max(1, column))
      } else if Int(parts.last ?? "") != nil {
        file = parts.dropLast().joined(separator: ":")
        place = TextPosition(line: 1, column: 1)
      } else {
        continue
      }
      self.severity = severity
      (text, group) = Self.parts(line[mark.upperBound...])
      return
    }
    return nil
  }

  /// The text without the blanks at its end, which some messages have.
  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private static func parts(_ text: Substring) -> (text: String, group: String) {
    guard text.hasSuffix("]"), let start = text.lastRange(of: " [#") else {
      return (trimmed(text), "")
    }
    return (trimmed(text[..<start.lowerBound]), String(text[start.upperBound...].dropLast()))
  }
}

extension Substring {
  fileprivate func lastRange(of part: String) -> Range<Index>? {
    ranges(of: part).last
  }
}
