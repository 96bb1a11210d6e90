/// Looks at a file's bytes before the parser does.
enum InputGuard {
  static func refusal(of bytes: [UInt8]) -> Refusal? { nil }
}
/// Why a file is not parsed.
struct Refusal: Error, CustomStringConvertible {
  let offset: Int
  var description: String { "refused" }
}
