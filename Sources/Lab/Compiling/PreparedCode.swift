import Core
import LinterProtocol

/// A snippet as it is compiled.
struct PreparedCode {
  /// The files, with what was added.
  let sources: [(name: String, text: String)]
  /// Finds the learner's places for the compiler's.
  let reading: MessageReading
  /// Whether a file has Foundation and none of the modules that bring Observation along.
  let importsFoundationAlone: Bool
  /// Whether it is a program, compiled as it is.
  let isProgram: Bool

  init(_ code: SnippetFiles, _ preparation: Preparation) {
    var sources: [(name: String, text: String)] = []
    var maps: [String: PlaceMap] = [:]
    for (file, changes) in zip(code.files, preparation.files) {
      let bytes = PlaceMap.apply(changes.edits, to: file.text, appending: changes.appended)
      // The compiler takes statements in a file of this name only.
      let name = file.path == preparation.program ? "main.swift" : file.path
      sources.append((name, String(decoding: bytes, as: UTF8.self)))
      maps[name] = PlaceMap(
        name: file.name,
        isLearners: file.isLearners,
        original: file.text,
        prepared: bytes,
        edits: changes.edits
      )
    }
    isProgram = preparation.program != nil
    if !isProgram { sources.append(("entry.swift", preparation.entry)) }
    self.sources = sources
    reading = MessageReading(maps: maps)
    importsFoundationAlone = code.files.contains { Self.importsFoundationAlone($0.text) }
  }

  private static func importsFoundationAlone(_ text: String) -> Bool {
    var imports: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      if words.count == 2, words[0] == "import" { imports.insert(String(words[1])) }
    }
    return imports.contains("Foundation") && imports.isDisjoint(with: ["Observation", "SwiftUI"])
  }
}
