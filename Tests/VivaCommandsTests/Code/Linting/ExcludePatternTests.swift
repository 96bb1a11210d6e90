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

  @Test(arguments: [
    ("", "it has no name"), ("!", "it has no name"), ("/", "it has no name"),
    (" ", "it has no name"),
    ("!/", "it has no name"), ("./", "a path from the folder on has no '.' or '..' in it"),
    ("[a", "a '[' that is not closed or holds nothing, or a '\\' before nothing"),
    ("a[/]b", "a '[' that is not closed or holds nothing, or a '\\' before nothing"),
    ("a\\", "a '[' that is not closed or holds nothing, or a '\\' before nothing"),
    ("a//b", "there is no name between two '/'"), ("//a", "there is no name between two '/'"),
    ("../x", "a path from the folder on has no '.' or '..' in it"),
    ("a/../b", "a path from the folder on has no '.' or '..' in it"),
    (".", "a path from the folder on has no '.' or '..' in it"),
  ])
  func `a pattern that can stand for nothing is refused`(pattern: String, reason: String) {
    #expect(ExcludePattern.reasonToRefuse(pattern) == reason)
  }

  @Test(arguments: [
    "a", "/a", "a/", "./a", "**", "*/", "a\\ ", "[!a]", "[]]", "!a", "..a", "a/.b", "#a", "**/a/**",
  ])
  func `one that may stand for something is not`(pattern: String) {
    #expect(ExcludePattern.reasonToRefuse(pattern) == nil)
  }
}
