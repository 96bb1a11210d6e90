import Core

/// Takes out of what was printed what Swift says of a crash besides its message: places in the sources of
/// others, and the stack with addresses that nobody can look up.
struct CrashWords {
  /// What was printed, with the message of the crash once, at the learner's own place where it has one.
  let printed: String
  /// The message of the crash; empty where Swift said nothing.
  let message: String

  /// Reads what a process printed.
  ///
  /// - Parameters:
  ///   - output: All that it printed.
  ///   - files: The learner's files, by the names that the compiler was given.
  init(in output: String, files: [String: String]) {
    var lines: [Substring] = []
    var message = ""
    var isStack = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "Current stack trace:" {
        isStack = true
        continue
      }
      if isStack, Self.isFrame(line) { continue }
      isStack = false
      guard let crash = Self.crash(in: line) else {
        lines.append(line)
        continue
      }
      message = crash.message
      let told = Self.told(crash, files)
      // The runtime says it once for the program and once for a debugger.
      if lines.last != told[...] { lines.append(told[...]) }
    }
    printed = lines.joined(separator: "\n")
    // It becomes part of a sentence, which has an end of its own.
    self.message = message.hasSuffix(".") ? String(message.dropLast()) : message
  }

  private typealias Crash = (place: Substring, message: String)

  private static let marks = [
    "Fatal error: ", "Fatal error", "Precondition failed: ", "Precondition failed",
    "Assertion failed: ", "Assertion failed", "Could not cast value of type ",
  ]

  private static func crash(in line: Substring) -> Crash? {
    for mark in marks {
      guard let found = line.firstRange(of: mark) else { continue }
      let before = line[..<found.lowerBound]
      // Swift writes nothing before it but a place, which ends in a line's number and a colon.
      guard before.isEmpty || isPlace(before) else { continue }
      let rest = withoutAddresses(String(line[found.upperBound...]))
      let isCast = mark.hasPrefix("Could")
      return (before, isCast ? mark + rest : rest.isEmpty ? mark : rest)
    }
    return nil
  }

  private static func isPlace(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count >= 3 && parts.last == " " && parts[parts.count - 2].allSatisfy(\.isNumber)
      && parts[0].hasSuffix(".swift")
  }

  /// The place as the learner knows the file; that of a file that is not theirs is left out.
  private static func told(_ crash: Crash, _ files: [String: String]) -> String {
    let parts = crash.place.split(separator: ":")
    guard parts.count >= 2, let slash = parts[0].lastIndex(of: "/") else {
      return "Fatal error: \(crash.message)"
    }
    let module = parts[0][..<slash]
    let file = String(parts[0][parts[0].index(after: slash)...])
    guard module == "Snippet" || module == "main", let name = files[file] else {
      return "Fatal error: \(crash.message)"
    }
    return "\(name):\(parts[1]): Fatal error: \(crash.message)"
  }

  /// Whether a line is one of a stack's, as `3    libswiftCore.so   0x00007f… name + 12`.
  private static func isFrame(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    return words.count >= 3 && words[0].allSatisfy(\.isNumber) && words[2].hasPrefix("0x")
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.split(separator: " ").filter { !$0.hasPrefix("0x") && !$0.hasPrefix("(0x") }
      .joined(separator: " ")
  }
}
