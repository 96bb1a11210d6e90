import Core
import Grading
import Testing

struct TrustTests {
  private static let day = Day(number: 20_000)
  private static let trust = Trust([
    Trust.Entry(path: "/b.md", hash: "22", day: day),
    Trust.Entry(path: "/a.md", hash: "11", day: day),
  ])

  @Test(
    arguments: [
      ("/a.md", "11", .granted),
      ("/a.md", "22", .changed(bank: "/a.md", since: day)),
      ("/a.md", nil, .changed(bank: "/a.md", since: day)),
      ("/c.md", "11", .unknown(bank: "/c.md")),
      ("/a.md/", "11", .unknown(bank: "/a.md/")),
    ] as [(String, String?, RunPermission)]
  )
  func `a bank may run as it was trusted, at its own path`(
    path: String,
    hash: String?,
    permission: RunPermission
  ) {
    #expect(Self.trust.permission(for: path, hash: hash) == permission)
  }

  @Test func `trusting anew takes the place of what was said before`() {
    var trust = Self.trust
    trust.allow(Trust.Entry(path: "/a.md", hash: "33", day: Self.day))
    #expect(trust.entries.map(\.path) == ["/a.md", "/b.md"])
    #expect(trust.permission(for: "/a.md", hash: "33").isGranted)
    #expect(!trust.permission(for: "/a.md", hash: "11").isGranted)
  }

  @Test func `nothing is trusted that was not named`() {
    #expect(Trust().permission(for: "/a.md", hash: "11") == .unknown(bank: "/a.md"))
  }

  @Test(arguments: [
    (RunPermission.granted, ""),
    (
      .unknown(bank: "/a.md"),
      "the code of '/a.md' runs only when you trust it: read it, then 'viva trust /a.md'"
    ),
    (
      .unknown(bank: "/a b\u{1b}.md"),
      "the code of '/a b\\u{1b}.md' runs only when you trust it: read it, then 'viva trust \"/a b\\u{1b}.md\"'"
    ),
    (
      .changed(bank: "/a.md", since: day),
      "the code of '/a.md' has changed since you trusted it on 2024-10-04: read it, then 'viva trust /a.md'"
    ),
  ])
  func `what is missing is said with the way out`(permission: RunPermission, words: String) {
    #expect(permission.description == words)
  }
}
