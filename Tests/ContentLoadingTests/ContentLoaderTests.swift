import BankParsing
import ContentLoading
import Core
import Effects
import Glibc
import TestSupport
import Testing

struct ContentLoaderTests {
  static func bank(_ id: String) -> String {
    "# Bank\n<!-- bank: \(id); level: mid -->\n## Question?\n<!-- id: \(id) -->\nA.\n"
  }

  static func load(_ files: [String: String], _ paths: [String]) -> LoadedContent {
    ContentLoader(files: MemoryFiles(files)).load(paths)
  }

  @Test func `a folder is walked, and files come in the order of their paths`() {
    let content = Self.load(
      [
        "/c/b.md": Self.bank("b"), "/c/a/z.md": Self.bank("z"), "/c/a.md": Self.bank("a"),
        "/c/README.md": "# Read me\n", "/c/.git/x.md": Self.bank("x"), "/c/.y.md": Self.bank("y"),
        "/c/notes.txt": Self.bank("n"), "/c/B.md": Self.bank("upper"),
      ],
      ["/c"]
    )
    #expect(
      content.library.banks.map(\.file) == ["/c/B.md", "/c/a.md", "/c/a/z.md", "/c/b.md"]
    )
    #expect(content.library.passedOver == ["/c/README.md"])
    #expect(content.library.findings == [])
    #expect(content.problems == [])
    #expect(content.claims == nil)
  }

  @Test func `names that differ in case alone are two files, and what editors leave is none`() {
    var files = ["/c/A.md": Self.bank("upper"), "/c/a.md": Self.bank("a")]
    for name in [".a.md.swp", ".#a.md", "#a.md#", "a.md~", "a.md.orig", "a.MD", "4913"] {
      files["/c/\(name)"] = Self.bank("left")
    }
    let content = Self.load(files, ["/c"])
    #expect(content.library.items.map(\.id.text) == ["upper", "a"])
    #expect(content.library.findings == [])
    #expect(content.problems == [])
  }

  @Test func `the list of claims is read from the top of a folder`() {
    let content = Self.load(
      [
        "/c/a.md": Self.bank("a"), "/c/claims.md": "| C01 | Fact. | Q | | |\n",
        "/c/x/claims.md": "| C02 | Fact. | Q | | |\n",
      ],
      ["/c"]
    )
    #expect(content.claims?.map(\.number) == ["C01"])
    #expect(content.library.passedOver == ["/c/claims.md", "/c/x/claims.md"])
  }

  @Test func `a file given twice, or in a folder given too, is read once`() {
    let files = ["/c/a.md": Self.bank("a"), "/c/b.md": Self.bank("b")]
    let content = Self.load(files, ["/c/a.md", "/c", "/c/a.md", "/c"])
    #expect(content.library.items.map(\.id.text) == ["a", "b"])
    #expect(content.library.findings == [])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var paths: [String]
    var problems: [String]
  }

  static let good = ["/c/a.md": bank("a")]
  static let cases = [
    Case(
      testDescription: "a path that does not exist",
      files: good,
      paths: ["/c/a.md", "/d"],
      problems: ["there is no '/d'; check the spelling and the working folder"]
    ),
    Case(
      testDescription: "a named file that is no bank",
      files: good.merging(["/c/README.md": "# Read me\n"]) { old, _ in old },
      paths: ["/c/a.md", "/c/README.md"],
      problems: [
        "'/c/README.md' is no bank: no comment stands directly after its first heading; write "
          + "'<!-- bank: its-id -->' there"
      ]
    ),
    Case(
      testDescription: "the whole disk",
      files: good,
      paths: ["/"],
      problems: ["'/' is the whole disk, which is not searched; name the folder of the banks"]
    ),
    Case(
      testDescription: "a folder without banks",
      files: ["/c/README.md": "# Read me\n"],
      paths: ["/c"],
      problems: [
        "no item in '/c': 0 banks among 1 Markdown file; a bank begins with a '# ' heading and, "
          + "after it, a comment as '<!-- bank: its-id -->'"
      ]
    ),
    Case(
      testDescription: "a folder without Markdown",
      files: ["/c/a.txt": ""],
      paths: ["/c"],
      problems: [
        "no item in '/c': 0 banks among 0 Markdown files; banks are files whose names end in '.md'"
      ]
    ),
    Case(
      testDescription: "banks without items",
      files: ["/c/a.md": "# A\n<!-- bank: a -->\n"],
      paths: ["/c"],
      problems: [
        "no item in '/c': 1 bank among 1 Markdown file; an item begins with a '## ' heading; 'viva "
          + "check' says what is wrong"
      ]
    ),
    Case(
      testDescription: "nothing",
      files: good,
      paths: [],
      problems: [
        "no item in nothing: 0 banks among 0 Markdown files; banks are files whose names end in "
          + "'.md'"
      ]
    ),
  ]

  @Test(arguments: cases)
  func `what cannot be loaded is said, with the way out`(_ item: Case) {
    let content = Self.load(item.files, item.paths)
    #expect(content.problems.map(\.description) == item.problems)
  }

  @Test func `a file that may not be read leaves the others`() {
    let files = MemoryFiles(["/c/a.md": Self.bank("a"), "/c/b.md": Self.bank("b")])
    files.add(.init(in: "read", at: "a.md", .denied("/c/a.md")))
    let content = ContentLoader(files: files).load(["/c"])
    #expect(content.problems == [.unreadable(.denied("/c/a.md"))])
    #expect(content.library.items.map(\.id.text) == ["b"])
  }

  @Test func `links that lead back, out or nowhere end, and each real file is read once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("top/a.md", Self.bank("a"))
    try folder.write("outside/b.md", Self.bank("b"))
    for (target, link) in [
      ("..", "top/back"), (".", "top/self"), ("../outside", "top/out"), ("a.md", "top/copy.md"),
      ("nowhere", "top/broken.md"),
    ] {
      let status = unsafe symlink(target, folder.appending(link))
      #expect(status == 0)
    }
    let content = ContentLoader(files: LiveFiles()).load([folder.appending("top")])
    #expect(content.problems == [])
    #expect(content.library.items.map(\.id.text).sorted() == ["a", "b"])
    #expect(content.library.findings == [])
  }

  @Test func `a pipe that is named like a bank is passed over, or refused by name`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", Self.bank("a"))
    let pipe = folder.appending("pipe.md")
    let status = unsafe mkfifo(pipe, 0o600)
    #expect(status == 0)
    let loader = ContentLoader(files: LiveFiles())
    #expect(loader.load([folder.path]).problems == [])
    #expect(loader.load([pipe]).problems == [.unreadable(.notRegular(pipe))])
  }
}
