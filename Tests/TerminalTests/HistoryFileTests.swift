import Effects
import Glibc
import Terminal
import TestSupport
import Testing

struct HistoryFileTests {
  @Test func `entries come back in order, each once, with their line feeds`() throws {
    let folder = try TemporaryFolder()
    let path = folder.appending("state/viva/history")
    var history = HistoryFile(path: path)
    for line in ["drill", "drill ", " secret", "", "  ", "show a\n\tb", "drill", "#1 x"] {
      history.append(line)
    }
    let expected = ["drill", "show a\n\tb", "drill", "#1 x"]
    #expect(history.entries == expected)
    #expect(history.problem == nil)
    #expect(HistoryFile(path: path).entries == expected)
    #expect(try text(path) == "\"drill\"\n\"show a\\n\\tb\"\n\"drill\"\n\"#1 x\"\n")
  }

  @Test func `the file is for this account alone`() throws {
    let folder = try TemporaryFolder()
    let path = folder.appending("history")
    var history = HistoryFile(path: path)
    history.append("drill")
    #expect(try LiveFiles().permissions(path) == 0o600)
    let open = folder.appending("open")
    try folder.write("open", "\"a\"\n")
    #expect(HistoryFile(path: open).entries == ["a"])
    #expect(try LiveFiles().permissions(open) == 0o600)
  }

  @Test func `two terminals at once lose nothing`() throws {
    let folder = try TemporaryFolder()
    let path = folder.appending("history")
    var first = HistoryFile(path: path)
    var second = HistoryFile(path: path)
    for number in 1...50 {
      first.append("a\(number)")
      second.append("b\(number)")
    }
    #expect(HistoryFile(path: path).entries.count == 100)
  }

  @Test func `a line that is no JSON string is passed over`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("history", "\"a\"\nplain\n{}\n\"b\"\n\"torn")
    #expect(HistoryFile(path: path).entries == ["a", "b"])
  }

  @Test func `a long file is cut down to its last entries`() throws {
    let folder = try TemporaryFolder()
    let lines = (1...6000).map { "\"\($0)\"\n" }.joined()
    let path = try folder.write("history", lines)
    let history = HistoryFile(path: path)
    #expect(history.entries.count == HistoryFile.limit)
    #expect(history.entries.first == "1001")
    #expect(try text(path).split(separator: "\n").count == HistoryFile.limit)
    #expect(try LiveFiles().permissions(path) == 0o600)
  }

  @Test func `a symbolic link is refused, and nothing is written through it`() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("target", "\"a\"\n")
    let link = folder.appending("history")
    #expect(unsafe symlink(target, link) == 0)
    var history = HistoryFile(path: link)
    history.append("b")
    #expect(history.problem == .notRegular(link))
    #expect(history.entries == ["b"])
    #expect(try text(target) == "\"a\"\n")
  }

  @Test func `where it cannot be written the entries last as long as the process`() throws {
    var history = HistoryFile(path: "/dev/null/history")
    history.append("a")
    #expect(history.entries == ["a"])
    #expect(history.problem != nil)
    var none = HistoryFile(path: "/dev/null")
    none.append("a")
    #expect(none.problem == nil)
  }

  @Test(
    arguments: [
      (["VIVA_HISTORY": "/x/h", "HOME": "/home/a"], "/x/h"),
      (["VIVA_HISTORY": "", "HOME": "/home/a"], nil),
      (["XDG_STATE_HOME": "/s", "HOME": "/home/a"], "/s/viva/history"),
      (["XDG_STATE_HOME": "relative", "HOME": "/home/a"], "/home/a/.local/state/viva/history"),
      ([:], nil),
    ] as [([String: String], String?)]
  )
  func `its place follows the variables`(variables: [String: String], path: String?) {
    #expect(HistoryFile.path(Variables(variables)) == path)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try LiveFiles().read(path, limit: 1 << 20), as: UTF8.self)
  }
}
