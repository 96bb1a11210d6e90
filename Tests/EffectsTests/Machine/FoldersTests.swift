import Effects
import Testing

struct FoldersTests {
  @Test func `the variables of the XDG specification say where files go`() throws {
    let folders = try #require(
      Folders(
        Variables(["HOME": "/home/ada", "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "relative"])
      )
    )
    #expect(folders.data == "/data/viva")
    #expect(folders.config == "/home/ada/.config/viva")
    #expect(folders.state == "/home/ada/.local/state/viva")
    #expect(folders.cache == "/home/ada/.cache/viva")
  }

  @Test func `without a home there are no folders`() {
    #expect(Folders(Variables([:])) == nil)
    #expect(Folders(Variables(["HOME": "home"])) == nil)
  }

  @Test func `a variable that is empty counts as not set`() {
    #expect(Variables(["A": ""])["A"] == nil)
    #expect(Variables(["A": "1"])["A"] == "1")
  }

  @Test func `the process's own variables are found`() {
    #expect(Variables.current()["PATH"] != nil)
  }
}
