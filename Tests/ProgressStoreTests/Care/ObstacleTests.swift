import Core
import Effects
import ProgressStore
import TestSupport
import Testing

struct ObstacleTests {
  @Test func `what stands in another thing's place is found`() throws {
    let desk = Desk([
      "/data/backups": "x", "/data/quarantine": "x", "/data/lock/x": "",
      "/data/progress.json/x": "",
    ])
    let diagnosis = try desk.open(.reading).diagnose()
    #expect(
      diagnosis.obstacles == [
        .init(.notFolder("/data/backups"), .noBackups),
        .init(.notFolder("/data/quarantine"), .noQuarantine),
        .init(.isFolder("/data/lock"), .noAnswers),
        .init(.isFolder("/data/progress.json"), .slowStart),
      ]
    )
  }

  @Test(arguments: ["/data", "/data/log"])
  func `a file in the place of the log's folder is no empty progress`(place: String) {
    let desk = Desk([place: "x"])
    #expect(throws: StoreError.unreadable(.notFolder(place))) { try desk.open(.reading) }
  }

  @Test func `writing is tried and leaves nothing`() throws {
    let desk = Desk()
    try desk.answer(1..<3)
    let paths = desk.files.paths
    try desk.open(.reading).tryWriting()
    #expect(desk.files.paths == paths)
  }

  @Test func `before there is a folder nothing is tried`() throws {
    let desk = Desk()
    try desk.open(.reading).tryWriting()
    #expect(desk.files.changes.isEmpty)
  }

  @Test(arguments: [FileError.full("/x"), .readOnly("/x"), .denied("/x")])
  func `a folder that cannot be written is told`(error: FileError) throws {
    let desk = Desk()
    try desk.answer(1..<3)
    desk.files.add(.init(in: "append", at: "/data/log/", error))
    #expect(throws: StoreError.unwritable(error.naming("/data/log"))) {
      try desk.open(.reading).tryWriting()
    }
  }
}
