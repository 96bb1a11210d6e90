package import Core

/// What came of compiling a snippet.
package enum Compilation: Equatable, Sendable {
  /// It can be run.
  case compiled(CompiledSnippet)
  /// It does not parse; what the parser found.
  case unparsed([Finding])
  /// It does not compile; the compiler's messages at the learner's own places.
  case faulty([Finding])
  /// It uses names of SwiftUI, or modules, that the lab does not know, which is nobody's mistake.
  case unknown([String])
}
