import Testing

/// The order of the calls by which things reach the disk: what no crash of a program can show, for
/// the system keeps what a program has written.
@Suite(.enabled(if: Strace.works, Strace.missing))
struct SyncOrderTests {
  @Test func `an answer is acknowledged after its one write was synced, and not before`() throws {
    let calls = try Stage(.answers).allCalls.filter {
      $0.text.contains(".jsonl>") && $0.name != "openat" || $0.text.contains(": comes back in ")
    }
    let words = calls.map { $0.text.contains(".jsonl") ? $0.name : "told" }
    #expect(words == ["write", "fdatasync", "told", "write", "fdatasync", "told"])
  }

  @Test func `a file is replaced by one that was synced, and so is its folder after that`() throws {
    let calls = try Stage(.answers).allCalls
    let end = try #require(calls.lastIndex { $0.text.contains("viva/progress.json\")") })
    let start = try #require(
      calls[..<end].lastIndex { $0.text.contains("O_TMPFILE") && $0.name == "openat" }
    )
    let names = calls[start...].prefix(8).map(\.name)
    #expect(names == ["openat", "write", "fchmod", "fsync", "linkat", "rename", "openat", "fsync"])
    #expect(calls[start].text.contains("0600"))
    #expect(calls[start + 7].text.contains("share/viva>"))
  }

  @Test func `a new log file's folder is synced before its first record is written`() throws {
    let calls = try Stage(.rotation).allCalls
    let start = try #require(calls.firstIndex { $0.text.contains("000002.jsonl\", O_WRONLY") })
    let names = calls[start...].prefix(6).map(\.name)
    #expect(names == ["openat", "fchmod", "openat", "fsync", "write", "fdatasync"])
  }
}
