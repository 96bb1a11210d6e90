/// Looks at a file's bytes before the parser does.
///
/// SwiftParser takes twice as long for each level of some nestings, and one level of the stack for
/// each link of some chains; a few dozen bytes can keep it busy for ever. What is known to do so
/// is refused here, by a scan that knows strings, comments and brackets and nothing more. The
/// limits are far beyond what people write.
///
/// - SeeAlso: swiftlang/swift#20502 and swiftlang/swift-syntax#1030.
struct InputGuard {
  /// The most bytes in a file.
  static let sizeLimit = 1_000_000
  /// The most brackets open at a place, of any kind.
  static let nestingLimit = 64
  /// The most brackets that open one directly inside the other, where one of them is a `[`.
  static let openerLimit = 8
  /// The most times that a prefix, a branch or an arrow follows itself.
  static let repeatLimit = 200
  /// The most interpolations in a string.
  static let interpolationLimit = 1000

  private var scanner: SourceScanner
  private var brackets: [SourceScanner.Opener] = []
  private var openers = OpenerRun()
  private var repeats = RepeatCounts()
  private var directives = 0

  /// Why a file must not be parsed; `nil` for nearly all.
  static func refusal(of bytes: [UInt8]) -> Refusal? {
    if bytes.count > sizeLimit {
      return Refusal(reason: .tooLarge(limit: sizeLimit), offset: sizeLimit)
    }
    if let nul = bytes.firstIndex(of: 0) { return Refusal(reason: .binary, offset: nul) }
    if String(validating: bytes, as: UTF8.self) == nil {
      return Refusal(reason: .invalidUTF8, offset: UTF8Offsets.firstInvalid(in: bytes))
    }
    var guarding = InputGuard(scanner: SourceScanner(bytes))
    return guarding.scan()
  }

  private init(scanner: SourceScanner) { self.scanner = scanner }

  private mutating func scan() -> Refusal? {
    while let token = scanner.next() {
      if let reason = reason(toRefuse: token) {
        return Refusal(reason: reason, offset: scanner.tokenStart)
      }
    }
    return nil
  }

  private mutating func reason(toRefuse token: SourceScanner.Token) -> Refusal.Reason? {
    switch token {
    case .open(let opener):
      brackets.append(opener)
      if brackets.count > Self.nestingLimit { return .nesting(limit: Self.nestingLimit) }
      if case .interpolation(let string) = opener, string.interpolations > Self.interpolationLimit {
        return .interpolations(limit: Self.interpolationLimit)
      }
    case .close(let closer): close(closer)
    case .directive(let isBeginning):
      directives += isBeginning ? 1 : -1
      if directives > Self.nestingLimit { return .repeats("#if", limit: Self.nestingLimit) }
    default: break
    }
    if let reason = openers.reason(toRefuse: token) { return reason }
    return repeats.reason(toRefuse: token, depth: brackets.count)
  }

  /// Takes off what a closing bracket closes, and what was left open inside of it.
  private mutating func close(_ closer: SourceScanner.Closer) {
    guard let match = brackets.lastIndex(where: { $0.isClosed(by: closer) }) else { return }
    let opener = brackets[match]
    brackets.removeSubrange(match...)
    if case .interpolation(let string) = opener { scanner.resume(string) }
  }
}
