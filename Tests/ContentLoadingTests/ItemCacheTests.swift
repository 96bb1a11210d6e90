import ContentLoading
import Core
import Effects
import Testing
import TestSupport

struct ItemCacheTests {
  private let files = MemoryFiles(["/bin/viva": "program"])
  private let links: [ItemLink]

  init() throws {
    let first = try #require(ItemID("first"))
    let second = try #require(ItemID("second#c1"))
    links = [ItemLink(id: first), ItemLink(id: second, after: first, when: .weak)]
    for number in 0..<ItemCache.fewestFiles { files["/banks/\(number).md"] = Array("# One\n".utf8) }
  }

  @Test func `what was kept is found again while nothing changes`() throws {
    try cache().keep(links, of: ["/banks"])
    #expect(try cache().links(of: ["/banks"]) == links)
  }

  @Test(
    arguments: [
      Change("a bank has other text") { $0["/banks/7.md"] = Array("# Two\n".utf8) },
      Change("a bank is new") { $0["/banks/new.md"] = Array("# New\n".utf8) },
      Change("a bank is gone") { $0["/banks/0.md"] = nil },
      Change("the program is another one") { $0["/bin/viva"] = Array("other".utf8) },
      Change("the cache is cut short") { $0["/cache/items"]?.removeLast(20) },
      Change("the cache has another id") { $0["/cache/items"]?[40] = UInt8(ascii: "x") },
      Change("the cache is empty") { $0["/cache/items"] = [] },
      Change("the cache is gone") { $0["/cache/items"] = nil },
    ]
  )
  func `nothing is taken from the cache when`(change: Change) throws {
    try cache().keep(links, of: ["/banks"])
    change.make(files)
    #expect(try cache().links(of: ["/banks"]) == nil)
  }

  @Test func `what was kept for other folders is not found`() throws {
    try cache().keep(links, of: ["/banks"])
    #expect(try cache().links(of: ["/banks/7.md", "/banks"]) == nil)
  }

  @Test func `a bank that may have changed again within the clock's resolution is parsed`() throws {
    try cache().keep(links, of: ["/banks"])
    let unsettled = ItemCache(in: "/cache", program: "/bin/viva", files: files)
    #expect(try #require(unsettled).links(of: ["/banks"]) == nil)
  }

  @Test func `for few files nothing is kept`() throws {
    files["/banks/0.md"] = nil
    try cache().keep(links, of: ["/banks"])
    #expect(files["/cache/items"] == nil)
  }

  @Test func `a folder that cannot be written costs nothing but time`() throws {
    files.add(.init(in: "replace", at: "/cache", .readOnly("/cache/items")))
    try cache().keep(links, of: ["/banks"])
    #expect(try cache().links(of: ["/banks"]) == nil)
  }

  @Test func `without the program's file there is no cache`() {
    #expect(ItemCache(in: "/cache", program: "/bin/none", files: files) == nil)
  }

  private func cache() throws -> ItemCache {
    try #require(ItemCache(in: "/cache", program: "/bin/viva", settling: 0, files: files))
  }

  /// Something that happens to the files between two runs.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (MemoryFiles) -> Void

    init(_ name: String, _ make: @escaping @Sendable (MemoryFiles) -> Void) {
      testDescription = name
      self.make = make
    }
  }
}
