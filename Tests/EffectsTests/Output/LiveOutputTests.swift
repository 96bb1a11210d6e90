import Effects
import Glibc
import Testing
import TestSupport

struct LiveOutputTests {
  @Test func `a closed output and a full one say so once, at the flush`() {
    let cases: [(OutputError, String)] = [
      (.closed, "nobody reads the output any more"),
      (
        .failed(.full("standard output")),
        "there is no room for 'standard output'; free space on that disk or choose another folder"
      ),
    ]
    for (error, words) in cases { #expect(error.description == words) }
  }
}
