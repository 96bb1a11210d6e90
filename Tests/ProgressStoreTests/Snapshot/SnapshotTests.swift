import Core
import Effects
import ProgressStore
import Scheduling
import StrictJSON
import Testing
import TestSupport

struct SnapshotTests {
  @Test func `it is JSON that says what it is`() throws {
    let desk = Desk()
    try session(desk, 1...7)
    let value = try JSONValue(parsing: desk.files["/data/progress.json"] ?? [])
    #expect(value["schema"] == 1)
    #expect(value["records"] == 7)
    #expect(value["items"]?.array?.count == 5)
    #expect(value["days"]?.array?.first?["answers"] == 7)
  }

  @Test func `every kind of progress comes back`() throws {
    let desk = Desk()
    let store = try desk.open()
    for event in Examples.ofEachKind where event.content.kind != .undo {
      for item in ["a", "b"] {
        var draft = event.content
        draft.item = draft.item.flatMap { _ in ItemID(item) }
        if item == "b", draft.kind == .forget || draft.kind == .resume { continue }
        try store.record([draft])
      }
    }
    for index in 1...12 { try store.record([Examples.review(index * 3, item: "c\(index % 4)")]) }
    store.close()
    #expect(try desk.open(.reading).progress == store.progress)
    #expect(!(desk.files.changes.contains { $0.hasSuffix("quarantine") }))
  }

  @Test func `the rules that were failed come back with the rest`() throws {
    let desk = Desk()
    let store = try desk.open()
    for (index, rules) in [["b"], ["a", "b"], []].enumerated() {
      var draft = Examples.review(index)
      draft.rules = rules
      try store.record([draft])
    }
    store.close()
    let value = try JSONValue(parsing: desk.files["/data/progress.json"] ?? [])
    #expect(
      value["failures"] == [
        ["rule": "a", "count": 1, "lastDay": "2026-11-30"],
        ["rule": "b", "count": 2, "lastDay": "2026-11-30"],
      ]
    )
    #expect(try desk.open(.reading).progress == store.progress)
  }

  @Test func `one by an earlier version, which counted no failures, is made anew`() throws {
    let desk = Desk()
    var draft = Examples.review(1)
    draft.rules = ["a"]
    let store = try desk.open()
    try store.record([draft])
    store.close()
    let text = String(decoding: desk.files["/data/progress.json"] ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("\"failures\"") })
    let end = try #require(lines[start...].firstIndex { $0.hasPrefix("]") || $0.hasSuffix("],") })
    let old = (lines[..<start] + lines[(end + 1)...]).joined(separator: "\n")
    let body = old.prefix(upTo: try #require(old.ranges(of: ",\"crc\"").last).lowerBound)
    let sum = String(CRC32C().checksum(Array(body.utf8)), radix: 16)
    let digits = String(repeating: "0", count: 8 - sum.count) + sum
    desk.files["/data/progress.json"] = Array("\(body),\"crc\":\"\(digits)\"}\n".utf8)
    let again = try desk.open(.reading)
    #expect(again.progress == store.progress)
    #expect(again.notices.isEmpty)
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable ([UInt8]) -> [UInt8]
  }

  @Test(arguments: [
    Broken(testDescription: "no bytes") { _ in [] },
    Broken(testDescription: "half") { Array($0.prefix($0.count / 2)) },
    Broken(testDescription: "garbage") { _ in Array("hello".utf8) },
    Broken(testDescription: "zeros") { $0.map { _ in 0 } },
    Broken(testDescription: "one digit") { bytes in
      var bytes = bytes
      bytes[bytes.count / 2] ^= 1
      return bytes
    },
    Broken(testDescription: "an object") { _ in Array("{}".utf8) },
  ])
  func `a broken one is kept, told and made anew`(_ broken: Broken) throws {
    let desk = Desk()
    try session(desk, 1...7)
    let good = try desk.open(.reading).progress
    let log = desk.log
    let bad = broken.change(desk.files["/data/progress.json"] ?? [])
    desk.files["/data/progress.json"] = bad
    let store = try desk.open()
    let kept = "quarantine/20261201T090000.123Z-progress.json"
    #expect(store.notices == [.damagedSnapshot(kept: kept)])
    #expect(store.progress == good)
    #expect(desk.files["/data/" + kept] == bad)
    store.close()
    #expect(try desk.open(.reading).notices.isEmpty)
    #expect(desk.log == log)
  }

  @Test(arguments: [
    #"{"schema":2,"anything":true}"#, "{\n\"schema\":7,\n\"items\":[\n]}\n",
  ])
  func `a later version's file is left alone`(_ text: String) throws {
    let desk = Desk()
    try session(desk, 1...3)
    desk.files["/data/progress.json"] = Array(text.utf8)
    let store = try desk.open()
    guard case .newerSnapshot = store.notices.first else {
      Issue.record("\(store.notices)")
      return
    }
    try store.record([Examples.review(4)])
    store.close()
    #expect(store.progress.items.count == 4)
    #expect(desk.files["/data/progress.json"] == Array(text.utf8))
  }

  @Test func `it is not trusted when the log was changed behind it`() throws {
    let desk = Desk()
    try session(desk, 1...7)
    let lines = desk.lines
    desk.files[Desk.log] = Array(lines.dropLast(3).joined().utf8)
    #expect(try desk.open(.reading).progress.days.values.map(\.answers) == [4])
    desk.files[Desk.log] = Array((lines[1] + lines[0] + lines.dropFirst(2).joined()).utf8)
    #expect(try desk.open(.reading).events().count == 7)
  }

  @Test func `it is made anew for other parameters of the memory model`() throws {
    let desk = Desk()
    try session(desk, 1...7)
    var numbers = FSRSParameters().values
    numbers[0] = 0.5
    let store = try ProgressStore.open(
      "/data",
      for: .reading,
      files: desk.files,
      entropy: FixedEntropy(1),
      at: desk.now,
      using: FSRS(FSRSParameters(numbers))
    )
    #expect(store.notices.isEmpty)
    #expect(
      try store.progress
        == Progress.folding(store.events(), using: FSRS(FSRSParameters(numbers)))
    )
  }

  @Test func `under FSRS-7 it keeps the fast trace, and the other model makes it anew`() throws {
    let desk = Desk()
    try session(desk, 1...7)
    let model = ModelVersion.fsrs7.standardModel
    for _ in 1...2 {
      let store = try ProgressStore.open(
        "/data",
        for: .recording,
        files: desk.files,
        entropy: FixedEntropy(0x0123_4567_89ab_cdef),
        at: desk.now,
        using: model
      )
      #expect(store.notices.isEmpty)
      let events = try store.events()
      #expect(store.progress == Progress.folding(events, using: model))
      #expect(store.progress.items.values.allSatisfy { $0.memory?.version == .fsrs7 })
      try store.record([Examples.review(20, item: "late")])
      store.close()
    }
    let value = try JSONValue(parsing: desk.files["/data/progress.json"] ?? [])
    #expect(value["algorithm"]?.string == model.fingerprint)
    #expect(value["items"]?.array?.allSatisfy { $0["fast"]?.double != nil } == true)
    let back = try desk.open(.reading)
    let events = try back.events()
    #expect(back.progress == Progress.folding(events, using: FSRS(FSRSParameters())))
  }

  @Test func `it is written every 200 events`() throws {
    let desk = Desk()
    let store = try desk.open()
    for index in 1...199 { try store.record([Examples.review(index)]) }
    #expect(desk.files["/data/progress.json"] == nil)
    try store.record([Examples.review(200)])
    #expect(desk.files["/data/progress.json"] != nil)
  }

  private func session(_ desk: Desk, _ indices: ClosedRange<Int>) throws {
    let store = try desk.open()
    for index in indices { try store.record([Examples.review(index, item: "item-\(index % 5)")]) }
    store.close()
  }
}
