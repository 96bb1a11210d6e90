import Core
import LinterProtocol
import SnippetPreparing
import Testing

/// What of the system graded code may not name, and what of its own it may.
struct LowerReachTests {
  private func refusals(_ text: String, isGraded: Bool = true) -> [String] {
    SnippetPreparer.prepare(
      PreparationJob(files: [.init(path: "S.swift", text: text, isGraded: isGraded)])
    ).problems.map { "\($0.start.line):\($0.start.column) \($0.message)" }
  }

  @Test(arguments: [
    ("import Glibc", "the module 'Glibc'"), ("import struct Darwin.stat", "the module 'Darwin'"),
    ("import _Builtin_stdint", "the module '_Builtin_stdint'"),
    ("@_silgen_name(\"write\") func put(_ n: Int32)", "'@_silgen_name'"),
    ("@_cdecl(\"write\") func put(_ n: Int32) {}", "'@_cdecl'"),
    ("let f: @convention(c) (Int32) -> Void = { _ in }", "'@convention'"),
    ("func f() { _ = write(3, [1], 1) }", "'write'"), ("func f() { exit(0) }", "'exit'"),
    ("func f() { _exit(0) }", "'_exit'"), ("func f() { _ = fork() }", "'fork'"),
    ("func f() { Foundation.exit(0) }", "'exit'"), ("let put = write", "'write'"),
    ("func f() { (write)(3, [1], 1) }", "'write'"), ("func f() { _ = readLine() }", "'readLine'"),
    ("func f() { _ = `open`(\"x\", 0) }", "'open'"),
    ("let h = FileHandle(fileDescriptor: 3)", "'FileHandle'"), ("var p: Process?", "'Process'"),
    ("let h: Foundation.FileHandle? = nil", "'FileHandle'"),
    ("let p = UnsafeMutableRawPointer(bitPattern: 8)", "'UnsafeMutableRawPointer'"),
    ("let n = unsafeBitCast(1.0, to: Int.self)", "'unsafeBitCast'"),
    ("func f() { \"x\".withCString { _ in } }", "'withCString'"),
    ("struct A { func write() {} }; func f() { _ = write(3, [1], 1) }", "'write'"),
    ("func write() {}; func f() { _ = write(3, [1], 1) }", "'write'"),
    ("func f() { do { let write = 1; _ = write }; _ = write(3, [1], 1) }", "'write'"),
  ])
  func `what leads below Swift is refused with its place`(_ test: (code: String, what: String)) {
    let found = refusals("import SwiftUI\n\(test.code)\n")
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "code that is graded stays within Swift: \(test.what) is not available here"
      ) == true
    )
    #expect(found.first?.hasPrefix("2:") == true)
    #expect(refusals("import SwiftUI\n\(test.code)\n", isGraded: false) == [])
  }

  @Test(arguments: [
    "struct Door { func open() {}; func go() { open() } }",
    "struct Door { func open(_ a: Int, _ b: Int) {}; func go() { open(1, 2) } }",
    "class A { func open(_ a: Int, _ b: Int) {} }; class B: A { func go() { open(1, 2) } }",
    "extension Door { func go() { open(1, 2) } }; struct Door { func open(_ a: Int, _ b: Int) {} }",
    "struct Mail { var read = false; var mark: Bool { read } }",
    "struct Mail: View { @State private var write = \"\"; var body: some View { Text(write) } }",
    "func f(_ send: (Int, Int, Int, Int) -> Void) { send(1, 2, 3, 4) }",
    "func f() { let read = 1; print(read) }", "func f(open: Bool?) { if let open { print(open) } }",
    "let f = { (exit: Int) in exit + 1 }", "enum Gate { case open, close; var o: Gate { .open } }",
    "func f(_ box: Box) { box.write(3, 4, 5) }",
    "struct Process { let id: Int }; let p = Process(id: 1)",
    "func f<Stream: Sequence>(_ s: Stream) {}", "func signal() {}; func f() { signal() }",
    "func f() async { await withUnsafeContinuation { $0.resume() } }",
    "import Foundation\nimport Observation\nimport Combine\nimport os",
    "@MainActor @Observable final class M { @ObservationIgnored var pipe = 0; func g() { pipe = 1 } }",
  ])
  func `the code's own names are its own`(_ code: String) {
    #expect(refusals("import SwiftUI\n\(code)\n") == [])
  }
}
