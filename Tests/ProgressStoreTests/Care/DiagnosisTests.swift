import Core
import Effects
import ProgressStore
import TestSupport
import Testing

struct DiagnosisTests {
  @Test func `nothing to look at is sound`() throws {
    let desk = Desk()
    #expect(try desk.open(.reading).diagnose() == StoreDiagnosis())
    #expect(desk.files.changes.isEmpty)
  }

  @Test func `a folder after a session is sound`() throws {
    let desk = Desk()
    try desk.answer(1..<6)
    let store = try desk.open()
    try store.record([Examples.review(7)])
    store.close()
    var expected = StoreDiagnosis()
    expected.segments = 1
    expected.records = 6
    expected.snapshot = .matches
    let diagnosis = try desk.open(.reading).diagnose()
    #expect(diagnosis == expected)
    #expect(diagnosis.isSound)
  }

  @Test func `all that is wrong is found in one look`() throws {
    let desk = Desk()
    try desk.answer(1..<8)
    var lines = desk.lines
    lines[1] = "garbage\n"
    lines[6] = String(lines[6].dropLast(9))
    lines.insert(#"{"v":2,"id":"\#(Desk.device)-99"}"# + "\n", at: 3)
    desk.files[Desk.log] = Array(lines.joined().utf8)
    desk.files["/data/progress.json"] = Array("{}".utf8)
    let file = "log/\(Desk.device)/000001.jsonl"
    var expected = StoreDiagnosis()
    expected.segments = 1
    expected.records = 5
    expected.newer = 1
    expected.damage = [LogDamage(file: file, line: 2, reason: .notJSON)]
    expected.torn = [.init(file: file, bytes: lines[7].utf8.count)]
    expected.gaps = [
      .init(device: Desk.device, numbers: 2...2), .init(device: Desk.device, numbers: 7...98),
    ]
    expected.snapshot = .damaged
    expected.open = ["/data/progress.json"]
    let store = try desk.open(.reading)
    desk.files["/data/progress.json"] = Array("{}".utf8)
    #expect(try store.diagnose() == expected)
  }

  @Test func `derived progress that says something else than the log is found`() throws {
    let desk = Desk()
    try desk.answer(1..<6)
    try session(desk)
    let text = String(decoding: desk.files["/data/progress.json"] ?? [], as: UTF8.self)
    let body = Array(text.replacing("\"reps\":1,", with: "\"reps\":5,").utf8).dropLast(19)
    let sum = String(CRC32C().checksum(Array(body)), radix: 16)
    let seal = #","crc":"\#(String(repeating: "0", count: 8 - sum.count) + sum)"}"#
    desk.files["/data/progress.json"] = Array(body) + Array(seal.utf8) + [10]
    let diagnosis = try desk.open(.reading).diagnose()
    #expect(diagnosis.snapshot == .differs)
    #expect(!diagnosis.isSound)
  }

  private func session(_ desk: Desk) throws {
    let store = try desk.open()
    try store.record([Examples.review(7, item: "z")])
    store.close()
  }
}
