import Core
import Effects
import ProgressStore
import TestSupport
import Testing

struct DeviceTests {
  private let path = "/data/device.json"

  @Test func `a file of a newer version is left byte for byte, and nothing is recorded`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    let newer = Array(#"{"schema":2,"name":"x"}"#.utf8)
    desk.files[path] = newer
    #expect(try desk.open(.reading).notices == [.newerDevice(schema: 2)])
    #expect(throws: StoreError.newerDevice(path, schema: 2)) { try desk.open() }
    #expect(desk.files[path] == newer)
  }

  @Test func `a newer version's name is used where it is told as it is now`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    let text = String(decoding: desk.files[path] ?? [], as: UTF8.self)
    let newer = Array(
      text.replacing(#""schema":1"#, with: #""schema":2"#).replacing(
        #""schema": 1"#,
        with: #""schema":2"#
      ).utf8
    )
    desk.files[path] = newer
    #expect(try desk.open().record([Examples.review(3)])[0].id.sequence == 3)
    #expect(desk.files[path] == newer)
  }

  @Test func `a garbled file goes to the quarantine before a new one is written`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    desk.files[path] = Array("garbage".utf8)
    let store = try desk.open()
    try store.record([Examples.review(3)])
    let kept = "quarantine/20261201T090000.123Z-device.json"
    #expect(store.notices == [.damagedDevice(kept: kept)])
    #expect(desk.files["/data/" + kept] == Array("garbage".utf8))
  }

  @Test func `a garbled file that cannot be kept is not replaced`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    desk.files[path] = Array("garbage".utf8)
    let store = try desk.open()
    desk.files.add(.init(in: "replace", at: "quarantine", .full("/data/quarantine")))
    #expect(throws: StoreError.notSaved(.full("/data/quarantine"))) {
      try store.record([Examples.review(3)])
    }
    #expect(desk.files[path] == Array("garbage".utf8))
  }

  @Test func `a file that cannot be read stops recording, not reading`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    desk.files.add(.init(in: "read", at: "device.json", .notRegular(path)))
    let store = try desk.open(.reading)
    #expect(store.notices == [.unreadableDevice(.notRegular(path))])
    #expect(try store.events().count == 2)
    #expect(throws: StoreError.unreadableDevice(.notRegular(path))) { try desk.open() }
  }
}
