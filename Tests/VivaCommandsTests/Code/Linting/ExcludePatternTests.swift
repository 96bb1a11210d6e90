import Testing
import VivaCommands

/// What gitignore(5) says of a line, and `git check-ignore` of these.
struct ExcludePatternTests {
  @Test(arguments: [
    ("Generated", "Generated", true), ("Generated", "a/Generated", false),
    ("Generated/", "a/Generated", true), ("/Generated", "Generated", false),
    ("a/Generated", "a/Generated", true), ("/a/Generated", "a/Generated", true),
    ("a/b/", "a/b", true), ("*.swift", "a/b/A.swift", false), ("a/*.swift", "a/A.swift", false),
    ("**/Mocks", "Mocks", true), ("**/Mocks/", "a/Mocks", true), ("Tests/**", "Tests/a/B", false),
    ("./a", "a", true), ("./a/b", "a/b", false), ("a  ", "a", false), ("a\\ ", "a ", false),
    ("\\!a", "!a", false), ("\\#a", "#a", false), ("#a", "#a", false), ("**", "a/b", false),
    ("/*", "a", false), ("a**", "b/abc", false), ("*/", "a/b", true),
  ])
  func `a pattern stands for a path`(pattern: String, path: String, isFolder: Bool) {
    #expect(ExcludePattern(pattern).matches(path, isFolder: isFolder))
    #expect(!ExcludePattern(pattern).isNegated)
  }

  @Test(arguments: [
    ("Generated", "Generatedly", true), ("Generated/", "Generated", false),
    ("/Generated", "a/Generated", true), ("a/Generated", "x/a/Generated", true),
    ("a/b", "b", false), ("/*.swift", "a/A.swift", false), ("a/*", "a/b/c", false),
    ("Tests/**", "Tests", true), ("./a", "x/a", true), ("", "a", false), ("/", "a", true),
    ("a ", "a ", false), ("*/", "a", false), ("\\", "\\", false), ("a\\ ", "a", false),
  ])
  func `it stands for nothing else`(pattern: String, path: String, isFolder: Bool) {
    #expect(!ExcludePattern(pattern).matches(path, isFolder: isFolder))
  }

  @Test(arguments: [("!a", "a"), ("!/a", "a"), ("!*.swift", "x/A.swift")])
  func `an exclamation mark takes back`(pattern: String, path: String) {
    #expect(ExcludePattern(pattern).isNegated)
    #expect(ExcludePattern(pattern).matches(path, isFolder: false))
  }
}
