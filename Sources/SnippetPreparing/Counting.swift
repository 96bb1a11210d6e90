/// What is added to a file so that instances are counted and properties have names.
struct Counting {
  /// Texts to insert, by the byte before which they go.
  var insertions: [(offset: Int, text: String)] = []
  /// Calls that tell the names of properties, for the end of the file.
  var namings: [String] = []

  /// Adds nothing.
  init() {}

  /// Counts what a file declares.
  init(in file: FileFacts, of code: CodeFacts) {
    for (number, type) in file.types.enumerated() {
      // The compiler would encode a counter with the rest.
      guard !code.conforms(type, to: ["Codable", "Encodable", "Decodable"]) else { continue }
      var text = ""
      switch type.kind {
      case .class, .actor:
        text += " private let __vivaProbe\(number) = __VivaProbe(\"\(type.name)\");"
        if type.attributes.contains("Observable"), type.isReachable, !type.tracked.isEmpty {
          let calls = type.tracked.map { "__vivaName(\\\(type.path).\($0), \"\($0.bare)\")" }
          text +=
            " static func __vivaNames\(number)() { \(calls.joined(separator: "; ")) };"
          namings.append("\(type.path).__vivaNames\(number)()")
        }
      case .struct where code.isView(type):
        text += " private let __vivaProbe\(number) = __VivaValueProbe(\"\(type.name)\");"
      case .struct, .other: continue
      }
      insertions.append((type.start, text))
    }
  }
}

extension String {
  /// A name without backticks.
  fileprivate var bare: String { filter { $0 != "`" } }
}
