/// Why a file is not given to the parser, and at which byte that shows.
struct Refusal: Equatable, Sendable {
  let reason: Reason
  let offset: Int

  /// The kinds of input that a parser may hang or crash on, or that are no source.
  enum Reason: Equatable, Sendable {
    case tooLarge(limit: Int)
    case binary
    case invalidUTF8
    case nesting(limit: Int)
    case openers(limit: Int)
    case repeats(String, limit: Int)
    case interpolations(limit: Int)
  }
}

extension Refusal.Reason {
  /// What was refused: one lower-case phrase.
  var message: String {
    switch self {
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    case .binary: "the file holds a NUL byte, so it is no Swift source"
    case .invalidUTF8: "the bytes from here on are not valid UTF-8"
    case .nesting(let limit): "brackets are nested more than \(limit) deep"
    case .openers(let limit): "more than \(limit) brackets open one directly inside the other"
    case .repeats(let what, let limit): "'\(what)' follows itself more than \(limit) times"
    case .interpolations(let limit): "a string has more than \(limit) interpolations"
    }
  }

  /// The way out.
  var fix: String {
    switch self {
    case .tooLarge: "split the file; it was not parsed"
    case .binary, .invalidUTF8: "save the file as UTF-8; it was not parsed"
    case .nesting, .openers, .repeats, .interpolations:
      "break the expression into parts with names; the file was not parsed"
    }
  }
}
