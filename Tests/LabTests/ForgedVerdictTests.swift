import Core
import Lab
import Testing

/// Answers that would write their own verdict: each is refused, at the place where it reaches out.
@Suite(.serialized)
struct ForgedVerdictTests {
  struct Forgery: Sendable, CustomTestStringConvertible {
    /// What is done where the model is asked.
    let call: String
    /// What is declared beside it.
    let beside: String
    /// What is refused.
    let what: String

    var testDescription: String { call.isEmpty ? beside : call }

    init(_ call: String, beside: String = "", _ what: String) {
      self.call = call
      self.beside = beside
      self.what = what
    }
  }

  private static func compilation(_ call: String, beside: String) throws -> Compilation {
    let text = """
      import SwiftUI
      \(beside)
      struct Screen: View {
        var body: some View { let _ = total; Text("\\(total)") }
        var total: Int {
          \(call)
          return 0
        }
      }

      """
    return try LiveLab.make().compile(
      Snippet(
        files: [CodeFile(name: "Snippet.swift", text: text, line: 1)],
        root: "Screen",
        isGraded: true
      )
    )
  }

  @Test(arguments: [
    Forgery("let f = stdout; f!.pointee._fileno = 3", "'pointee'"),
    Forgery("setbuf(stdout, nil)", "'stdout'"), Forgery("_ = getc(stdin)", "'stdin'"),
    Forgery("_ = pclose(stdout)", "'stdout'"), Forgery("_ = puts(\"{}\")", "'puts'"),
    Forgery("perror(\"{}\")", "'perror'"), Forgery("_ = dup2(3, 1)", "'dup2'"),
    Forgery("_ = isatty(3)", "'isatty'"), Forgery("_ = environ", "'environ'"),
    Forgery("_ = [stdin].map(\\.self)", "'init(arrayLiteral:)'"),
    Forgery("Thread.exit()", "'exit'"),
    Forgery(
      "f(.init(fileDescriptor: 3))",
      beside: "typealias H = FileHandle\nfunc f(_ h: H) {}",
      "'FileHandle'"
    ),
    Forgery("_ = Foundation.Pipe().fileHandleForReading", "'Pipe'"),
    Forgery("_ = DispatchSource.makeReadSource(fileDescriptor: 0)", "'makeReadSource'"),
    Forgery(
      "_ = DispatchIO(type: .stream, fileDescriptor: 3, queue: .main) { _ in }",
      "'DispatchIO'"
    ),
    Forgery(
      "try? Data([1]).write(to: URL(fileURLWithPath: \"/proc/self/fd/3\"))",
      "'write'"
    ),
    Forgery(
      "try? \"{}\".write(toFile: \"/dev/fd/3\", atomically: false, encoding: .utf8)",
      "'write'"
    ),
    Forgery("_ = (\"x\" as NSString).utf8String", "'utf8String'"),
    Forgery("_ = NSData(data: Data([1])).bytes", "'bytes'"),
    Forgery(
      "_ = [Int](unsafeUninitializedCapacity: 1) { b, c in b[9] = 1; c = 1 }",
      "'init(unsafeUninitializedCapacity:initializingWith:)'"
    ),
    Forgery("let s = [1].span; _ = s[unchecked: 99]", "'subscript(unchecked:)'"),
    Forgery("unsafe setbuf(stdout, nil)", "'unsafe'"),
    Forgery("", beside: "final class Z { unowned(unsafe) var z: Z? }", "'unowned(unsafe)'"),
    Forgery("", beside: "@safe func f() {}", "'@safe'"),
    Forgery("SwiftUI._labRegister { Text(\"fake\") }", "'_labRegister'"),
    Forgery("_ = SwiftUI._InitProbe(\"Bill\")", "'_InitProbe'"),
    Forgery("", beside: "func __vivaRoot(_ m: () -> Int) {}", "'__vivaRoot'"),
    Forgery("_ = NSClassFromString(\"Foundation.FileHandle\")", "'NSClassFromString'"),
  ])
  func `an answer that reaches the process is refused where it does`(_ test: Forgery) throws {
    let found: [Finding]
    switch try Self.compilation(test.call, beside: test.beside) {
    case .unparsed(let findings), .faulty(let findings): found = findings
    case let other:
      Issue.record("\(other)")
      return
    }
    #expect(
      found.map(\.message).contains(
        "code that is graded stays within Swift: \(test.what) is not available here"
      ),
      "\(found.map(\.message))"
    )
    #expect(found.allSatisfy { $0.file == "Snippet.swift" && $0.severity == .error })
    #expect(found.contains { $0.start.line >= 2 && $0.start.line <= 7 })
  }

  @Test(arguments: [
    ("", "func t() async throws { try await Task.sleep(for: .seconds(1)) }"),
    ("_ = Date().formatted() + UUID().uuidString + String(format: \"%.2f\", sin(1.0))", ""),
    ("_ = try? JSONEncoder().encode([1]); _ = Calendar.current; _ = Locale.current", ""),
    ("DispatchQueue.main.async {}; _ = NSLock(); _ = arc4random_uniform(3)", ""),
    ("_ = \"a\".contains(#/a/#); _ = Double.random(in: 0...1); print(abs(-1), floor(1.5))", ""),
    ("", "actor A { var n = 0 }; @MainActor @Observable final class M { var n = [1: \"a\"] }"),
    ("", "func w() async { await withCheckedContinuation { $0.resume() } }"),
    ("", "struct Mail { var read = false }; func f(_ m: [Mail]) -> [Bool] { m.map(\\.read) }"),
    (
      "UserDefaults.standard.set(1, forKey: \"a\")",
      "import Combine\nlet s = CurrentValueSubject<Int, Never>(1)"
    ),
  ])
  func `ordinary code is none of it`(_ test: (call: String, beside: String)) throws {
    guard case .compiled = try Self.compilation(test.call, beside: test.beside) else {
      Issue.record("\(try Self.compilation(test.call, beside: test.beside))")
      return
    }
  }
}
