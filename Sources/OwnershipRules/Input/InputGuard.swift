/// Looks at a file's bytes before the parser does.
enum InputGuard {
  static func refusal(of bytes: [UInt8]) -> Refusal? { nil }
}
