/// A pattern for paths: `*` within a name, `**` over folders, `?` one character.
package struct GlobPattern: Equatable {
  private let text: [UInt8]

  /// Takes a pattern; one without `/` is matched against every name in the path.
  package init(_ text: String) {
    let ended = text.hasSuffix("/") ? String(text.dropLast()) : text
    let trimmed = ended.hasPrefix("./") ? String(ended.dropFirst(2)) : ended
    self.text = Array((trimmed.contains("/") ? trimmed : "**/" + trimmed).utf8)
  }

  /// Whether the pattern stands for a path, or for a folder that the path begins with.
  package func matches(_ path: String) -> Bool {
    let bytes = Array((path.hasPrefix("./") ? String(path.dropFirst(2)) : path).utf8)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") } + [bytes.count]
    return ends.contains { matches(Array(bytes[..<$0])) }
  }

  /// Keeps the set of places in the pattern that the bytes so far may have come to, so that no
  /// pattern takes longer than pattern times path.
  private func matches(_ path: [UInt8]) -> Bool {
    var places = closure([0], atName: true)
    for byte in path {
      var next: Set<Int> = []
      for place in places where place < text.count {
        switch text[place] {
        case UInt8(ascii: "*"):
          if isDouble(place) || byte != UInt8(ascii: "/") { next.insert(place) }
        case UInt8(ascii: "?"): if byte != UInt8(ascii: "/") { next.insert(place + 1) }
        case byte: next.insert(place + 1)
        default: break
        }
      }
      places = closure(next, atName: byte == UInt8(ascii: "/"))
    }
    return places.contains(text.count)
  }

  /// Adds the places that can be reached without a byte; some only where a name begins.
  private func closure(_ places: Set<Int>, atName: Bool) -> Set<Int> {
    var closed = places
    var waiting = Array(places)
    while let place = waiting.popLast() {
      guard place < text.count, text[place] == UInt8(ascii: "*") else { continue }
      var after = [place + (isDouble(place) ? 2 : 1)]
      // `**/` stands for no folder as well.
      if atName, isDouble(place), place + 2 < text.count, text[place + 2] == UInt8(ascii: "/") {
        after.append(place + 3)
      }
      for next in after where closed.insert(next).inserted { waiting.append(next) }
    }
    return closed
  }

  private func isDouble(_ place: Int) -> Bool {
    place + 1 < text.count && text[place + 1] == UInt8(ascii: "*")
  }
}
