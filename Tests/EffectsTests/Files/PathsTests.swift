import Effects
import Testing

struct PathsTests {
  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("a/b/", "a", "b"), ("/", "/", "/"),
    ("//a", "/", "a"), ("a//b", "a/", "b"),
  ])
  func `a path is a folder and a name`(_ path: String, _ folder: String, _ name: String) {
    #expect(Paths.folder(of: path) == folder)
    #expect(Paths.name(of: path) == name)
  }

  @Test func `joining adds a slash where one is missing`() {
    #expect(Paths.join("/a", "b") == "/a/b")
    #expect(Paths.join("/", "b") == "/b")
    #expect(Paths.join("", "b") == "b")
    #expect(Paths.join("/a", "/b") == "/b")
  }
}
