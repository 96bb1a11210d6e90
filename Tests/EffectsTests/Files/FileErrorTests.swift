import Effects
import Testing

struct FileErrorTests {
  @Test(arguments: [
    (FileError.missing("a"), "there is no 'a'; check the spelling and the working folder"),
    (.denied("a"), "'a' may not be used by this account; check its owner and permissions"),
    (.isFolder("a"), "'a' is a folder where a file was expected; name a file in it"),
    (.notRegular("a"), "'a' is no regular file; only regular files are read"),
    (.notFolder("a"), "'a' is no folder, but has to be one; move it away"),
    (.isLink("a"), "'a' is a link that cannot be used here; put what it stands for in its place"),
    (.tooLarge("a", limit: 8 << 20), "'a' is larger than 8 MiB, the most that is read; split it"),
    (.full("a"), "there is no room for 'a'; free space on that disk or choose another folder"),
    (.readOnly("a"), "'a' is on a read-only file system; choose another folder"),
    (.failed("a", code: 5), "'a' could not be used: input/output error (error 5)"),
  ])
  func `each error names the path and the way out`(_ error: FileError, _ words: String) {
    #expect(error.description == words)
    #expect(error.path == "a")
  }

  @Test func `what stands in the place of a file of ours is to be moved away`() {
    #expect(
      FileError.isFolder("a").inOwnPlace
        == "'a' is a folder, but a file has to be there; move it away"
    )
    #expect(
      FileError.notRegular("a").inOwnPlace
        == "'a' is no regular file, but has to be one; move it away"
    )
    #expect(FileError.full("a").inOwnPlace == FileError.full("a").description)
  }
}
