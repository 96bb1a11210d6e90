import Core

/// A snippet's files under names that the compiler, and messages, can be given.
struct SnippetFiles {
  /// The files, those around the learner's first.
  let files: [File]

  /// One file.
  struct File {
    /// The name for the compiler.
    let path: String
    /// The name that the learner knows.
    let name: String
    let text: String
    let isLearners: Bool
  }

  init(_ snippet: Snippet) {
    var taken: Set<String> = ["entry.swift"]
    var files: [File] = []
    for (number, (file, isLearners))
      in (snippet.driver.map { ($0, false) } + snippet.files.map { ($0, true) }).enumerated()
    {
      let own = file.name.split(separator: "/").last.map(String.init) ?? ""
      let isPlain =
        own.hasSuffix(".swift") && !own.hasPrefix("-") && own.utf8.count < 100
        && own.utf8.allSatisfy(Self.isPlain)
      var path = isPlain ? own : "file\(number).swift"
      if !taken.insert(path.lowercased()).inserted { path = "file\(number).swift" }
      taken.insert(path)
      files.append(
        File(path: path, name: file.name, text: file.text, isLearners: isLearners)
      )
    }
    self.files = files
  }

  /// The bytes of all files.
  var size: Int { files.reduce(0) { $0 + $1.text.utf8.count } }

  /// A finding under the name that the learner knows.
  func named(_ finding: Finding) -> Finding {
    var named = finding
    if let file = files.first(where: { $0.path == finding.file }) { named.file = file.name }
    return named
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
