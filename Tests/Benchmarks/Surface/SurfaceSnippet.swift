import Effects

/// A snippet of the corpus: Swift in a fence, under a heading that names it.
struct SurfaceSnippet {
  /// The page and the heading.
  let name: String
  /// The code.
  let text: String

  /// All snippets of a folder of pages, in order.
  static func all(in folder: String) throws -> [SurfaceSnippet] {
    let files = LiveFiles()
    return try files.list(folder).filter { $0.hasSuffix(".md") }.sorted().flatMap { page in
      let bytes = try files.read(Paths.join(folder, page), limit: 1 << 20)
      return snippets(of: String(decoding: bytes, as: UTF8.self), page: page)
    }
  }

  private static func snippets(of text: String, page: String) -> [SurfaceSnippet] {
    var snippets: [SurfaceSnippet] = []
    var heading = ""
    var code: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = code {
        if line == "```" {
          let text = lines.joined(separator: "\n") + "\n"
          snippets.append(SurfaceSnippet(name: "\(page) \(heading)", text: text))
          code = nil
        } else {
          code = lines + [line]
        }
      } else if line == "```swift" {
        code = []
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      }
    }
    return snippets
  }
}
