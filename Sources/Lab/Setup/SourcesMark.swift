import Effects

/// Remembers which sources a lab was made from, so that a change of them is seen.
struct SourcesMark {
  let place: LabPlace
  let sources: LabSources
  let files: any FileAccess

  /// Whether the sources are those that the lab was made from.
  ///
  /// A lab that is seen for the first time was made from the sources as they are, unless one of
  /// them was written after it.
  func isFresh() throws -> Bool {
    let state = try sources.state()
    guard let marked else {
      guard state.written <= place.parts.written(files) else { return false }
      try? mark(try sources.hash(), state.text)
      return true
    }
    if marked.state == state.text { return true }
    let hash = try sources.hash()
    guard hash == marked.hash else { return false }
    try? mark(hash, state.text)
    return true
  }

  private var marked: (hash: String, state: String)? {
    guard let bytes = try? files.read(place.sourcesMark, limit: 256) else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.count == 2 ? (String(words[0]), String(words[1])) : nil
  }

  // What cannot be remembered is found out again.
  private func mark(_ hash: String, _ state: String) throws {
    try files.makeFolder(place.folder, mode: 0o700)
    try files.replace(place.sourcesMark, with: Array("\(hash) \(state)\n".utf8), mode: 0o600)
  }
}
