import Core
import Effects
import Terminal
import Testing
import TestSupport

@MainActor
struct WatchedFilesTests {
  private typealias Step = ScriptedWatch.Step

  struct Spoiled: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var spoil: @Sendable (MemoryFiles) -> Void
    var said: String
  }

  private nonisolated static let spoiled = [
    Spoiled(
      testDescription: "a binary",
      spoil: { $0["/repair/Row.swift"] = [0xff, 0xfe, 0x00] },
      said: "'/repair/Row.swift' is no Swift source: it is not UTF-8 text; save it as UTF-8"
    ),
    Spoiled(
      testDescription: "NUL in text",
      spoil: { $0["/repair/Row.swift"] = [0x41, 0x00] },
      said: "'/repair/Row.swift' is no Swift source: it is not UTF-8 text; save it as UTF-8"
    ),
    Spoiled(
      testDescription: "a huge file",
      spoil: { $0["/repair/Row.swift"] = Array(repeating: 0x41, count: 1 << 20 + 1) },
      said: "'repair/Row.swift' is larger than 1 MiB, the most that is read; split it"
    ),
    Spoiled(
      testDescription: "an empty file",
      spoil: { $0["/repair/Row.swift"] = [] },
      said: "there is no code in what was handed in; if you wrote some, save the file first"
    ),
    Spoiled(
      testDescription: "no file",
      spoil: { $0["/repair/Row.swift"] = nil },
      said: "there is no Swift file in 'repair'"
    ),
    Spoiled(
      testDescription: "a file that may not be read",
      spoil: {
        $0.add(MemoryFiles.Fault(in: "read", at: "Row.swift", .denied("/repair/Row.swift")))
      },
      said: "'repair/Row.swift' may not be used by this account; check its owner and permissions"
    ),
    Spoiled(
      testDescription: "no folder",
      spoil: { try? $0.move("/repair", to: "/away") },
      said: "'repair' is gone; once it is back, it is judged again"
    ),
    Spoiled(
      testDescription: "other code",
      spoil: { $0["/repair/Row.swift"] = Array("let b = 1\n".utf8) },
      said: "the exercise asks for a property 'a', which this code does not declare; "
        + "keep the names that the starter has, and repair the code behind them"
    ),
  ]

  @Test(arguments: spoiled)
  func `what cannot be judged is told, is no verdict, and the watch goes on`(_ row: Spoiled) {
    let desk = Desk.watching([
      { files in Step(.changed) { row.spoil(files) } },
      { _ in Step(.changed) },
      { files in
        Step(.changed) {
          files.clearFaults()
          files["/repair/Row.swift"] = Array(Desk.right.utf8)
        }
      },
    ])
    let run = desk.runWatch()
    #expect(run.talk.ranges(of: row.said).count == 1, "\(run.talk)")
    #expect(desk.recorded == ["review good"])
    #expect(run.status == 0)
  }
}
