import Testing
import VivaCommands

struct GlobPatternTests {
  @Test(arguments: [
    ("Generated", "Generated/A.swift"),
    ("Generated", "Sources/Generated/A.swift"),
    ("Generated/", "Sources/Generated/A.swift"),
    ("A.swift", "A.swift"),
    ("A.swift", "Sources/App/A.swift"),
    ("*.swift", "Sources/App/A.swift"),
    ("Tests/**", "Tests/AppTests/A.swift"),
    ("Sources/*/A.swift", "Sources/App/A.swift"),
    ("Sources/*", "Sources/App/Deep/A.swift"),
    ("**/Mocks/*", "Mocks/A.swift"),
    ("**/Mocks/*", "Sources/App/Mocks/A.swift"),
    ("Sources/**/A.swift", "Sources/A.swift"),
    ("Sources/**/A.swift", "Sources/App/Deep/A.swift"),
    ("?.swift", "A.swift"),
    ("./Sources", "Sources/A.swift"),
    ("Sources", "./Sources/A.swift"),
    ("*", "A.swift"),
  ])
  func `a pattern stands for paths and for what is in a folder`(pattern: String, path: String) {
    #expect(GlobPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Generated", "Generatedly/A.swift"),
    ("Generated", "NotGenerated/A.swift"),
    ("A.swift", "AA.swift"),
    ("Sources/*.swift", "Sources/App/A.swift"),
    ("Sources/*/A.swift", "Sources/App/Deep/A.swift"),
    ("?.swift", "AA.swift"),
    ("Sources/?", "Sources/"),
    ("", "A.swift"),
    ("App/A.swift", "Sources/App/A.swift"),
  ])
  func `it stands for nothing else`(pattern: String, path: String) {
    #expect(!GlobPattern(pattern).matches(path))
  }

  @Test func `a pattern made to be slow is not`() {
    let stars = String(repeating: "*a", count: 200)
    let path = String(repeating: "a", count: 2000) + "b"
    #expect(!GlobPattern(stars).matches(path))
  }
}
