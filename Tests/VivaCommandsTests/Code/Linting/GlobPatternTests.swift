import Testing
import VivaCommands

struct GlobPatternTests {
  @Test(arguments: [
    ("*.swift", "A.swift"), ("*.swift", ".swift"), ("a*b*c", "abc"), ("a*b*c", "a-b-b-c"),
    ("?.swift", "A.swift"), ("[ab].swift", "b.swift"), ("[a-c]", "b"), ("[!a-c]", "d"),
    ("[^a-c]", "d"), ("[]a]", "]"), ("[a-]", "-"), ("[-a]", "-"), ("[a-c-e]", "-"),
    ("[[:upper:]]x", "Ax"), ("[[:alpha:][:digit:]_]", "_"), ("[[:]", ":"), ("[\\]]", "]"),
    ("[a\\-z]", "-"), ("\\*", "*"), ("\\a", "a"), ("[[]", "["), ("#a", "#a"),
    ("**", "a/b"), ("**/a", "a"), ("**/a", "x/y/a"), ("a/**", "a/b/c"), ("a/**/b", "a/b"),
    ("a/**/b", "a/x/y/b"), ("a/***/b", "a/x/y/b"), ("a**b", "axxb"), ("a/*/b", "a/x/b"),
    ("a/**/b/**/c", "a/b/x/c"), ("**/a/**", "x/a/y"), ("**/*.swift", "A.swift"),
  ])
  func `a pattern stands for a path`(pattern: String, path: String) {
    #expect(GlobPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.swift", "a/A.swift"), ("*", "a/b"), ("?", "/"), ("?", ""), ("?", "é"), ("[!a]", "/"),
    ("a[/]b", "a/b"), ("[a-c]", "d"), ("[c-a]", "b"), ("[[:upper:]]", "a"), ("[[:nothing:]]", "n"),
    ("[a", "[a"), ("[", "["), ("a\\", "a\\"), ("\\*", "a"), ("A", "a"), ("", "a"),
    ("**a", "x/a"), ("a**b", "a/b"), ("a/**", "a"), ("a/**/b", "ab"), ("a/**/b", "a/xb"),
    ("a/*/b", "a/x/y/b"), ("a/*/b", "a/b"), ("**/a", "xa"), ("a/**b", "a/x/b"),
  ])
  func `it stands for nothing else`(pattern: String, path: String) {
    #expect(!GlobPattern(pattern).matches(path))
  }

  @Test(arguments: ["*a", "**/a/", "**/*a/", "a*", "?*"])
  func `a pattern made to be slow is not`(part: String) {
    let stars = String(repeating: part, count: 200)
    let path = String(repeating: "a", count: 1000) + "/b"
    #expect(!GlobPattern(stars).matches(path))
  }
}
