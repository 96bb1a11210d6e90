package import Core

/// What is said of code that a verdict depends on and that could write the verdict itself.
package enum GradedCode {
  /// The group in which the compiler tells of memory that it does not watch over.
  package static let unsafeGroup = "StrictMemorySafety"

  /// A finding that refuses something at its place.
  ///
  /// - Parameters:
  ///   - what: What is refused, as `'exit'` or `the module 'Glibc'`.
  ///   - file: The name of the file.
  ///   - start: Where it stands.
  ///   - end: Where it ends, where that is known.
  /// - Returns: The finding.
  package static func refusal(
    of what: String,
    file: String,
    start: TextPosition,
    end: TextPosition? = nil
  ) -> Finding {
    Finding(
      "compile",
      .error,
      file: file,
      start: start,
      end: end,
      message: "code that is graded stays within Swift: \(what) is not available here",
      why: "what reaches the process that runs it could write its own verdict",
      fix: "leave it out, or give it another name where it is your own; 'viva run' takes it"
    )
  }
}
