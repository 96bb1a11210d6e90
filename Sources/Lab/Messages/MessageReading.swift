import Core
import LinterProtocol

/// Turns the compiler's messages into findings at the learner's own places.
struct MessageReading {
  /// The files by the names that the compiler was given.
  let maps: [String: PlaceMap]

  /// The id of what the compiler finds.
  static let code = "compile"

  /// Findings for messages of a severity or above, each once, by place.
  func findings(for messages: [CompilerMessage], from least: Severity) -> [Finding] {
    var findings: [Finding] = []
    let told = messages.filter {
      $0.severity >= least && ($0.severity == .error || !Self.isOfIsolation($0))
    }
    // What has no place of its own repeats what has one, or is all there is.
    let placed = told.filter { isPlaced($0) }
    for message in placed.contains(where: { $0.severity == .error }) ? placed : told {
      guard let finding = finding(for: message), !findings.contains(finding) else { continue }
      findings.append(finding)
    }
    return findings.sorted { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  /// Whether a warning is about isolation, which is the main actor's in the lab unless code says otherwise,
  /// and in a learner's project whatever its settings say.
  private static func isOfIsolation(_ message: CompilerMessage) -> Bool {
    ["actor-isolated", "Sendable", "nonisolated context", "data race"].contains {
      message.text.contains($0)
    }
  }

  /// Whether an error stands in what the preparation has added.
  func blamesAdditions(_ messages: [CompilerMessage]) -> Bool {
    messages.contains { message in
      guard message.severity == .error else { return false }
      let places = ([message] + message.notes).compactMap(place)
      guard let first = places.first else { return maps[message.file] == nil }
      if case .added = first.place { return true }
      return false
    }
  }

  private func isPlaced(_ message: CompilerMessage) -> Bool {
    ([message] + message.notes).contains { maps[$0.file] != nil }
  }

  private func finding(for message: CompilerMessage) -> Finding? {
    // What a macro wrote is in no file of the learner's; a note says where the macro stands.
    let places = ([message] + message.notes).compactMap(place)
    let found = places.first { $0.map.isLearners } ?? places.first
    let text = VisibleText.escapedLine(message.text)
    guard let found else {
      // Without a place it is told all the same, or a failure would have no reason.
      guard message.severity == .error else { return nil }
      let name = maps.values.first { $0.isLearners }?.name ?? message.file
      return finding(message, name, .nowhere, text)
    }
    switch found.place {
    case .written(let position):
      return finding(
        message,
        found.map.isLearners ? found.map.name : "Driver/\(found.map.name)",
        position,
        text
      )
    case .added: return nil
    }
  }

  private func finding(
    _ message: CompilerMessage,
    _ file: String,
    _ position: TextPosition,
    _ text: String
  ) -> Finding {
    if message.group == GradedCode.unsafeGroup {
      return GradedCode.refusal(of: Self.unwatched(message), file: file, start: position)
    }
    let hint = MessageHint.hint(for: message.text)
    return Finding(
      Self.code,
      message.severity,
      file: file,
      start: position,
      message: text,
      why: hint?.why ?? "",
      fix: hint?.fix ?? Self.proposal(in: message)
    )
  }

  /// What the compiler's notes name as the way to memory that is not watched over.
  private static func unwatched(_ message: CompilerMessage) -> String {
    // What is referred to is written there; what has an argument may only pass it on.
    let notes = message.notes.map(\.text)
    let texts = notes.filter { $0.hasPrefix("reference to") } + notes
    for text in texts {
      let parts = text.split(separator: "'", omittingEmptySubsequences: false)
      guard parts.count >= 3 else { continue }
      let name = parts[1].prefix { $0 != "(" }
      let isWritten = !["init", "subscript"].contains(name)
      return "'\(VisibleText.escapedLine(String(isWritten ? name : parts[1])))'"
    }
    return "memory that Swift does not watch over"
  }

  /// What the compiler itself proposes in its notes.
  private static func proposal(in message: CompilerMessage) -> String {
    let proposals = message.notes.map(\.text).filter {
      $0.hasPrefix("did you mean") || $0.hasPrefix("use ") || $0.hasPrefix("add ")
        || $0.hasPrefix("insert ")
    }
    return proposals.first.map(VisibleText.escapedLine) ?? ""
  }

  private func place(_ message: CompilerMessage) -> (map: PlaceMap, place: PlaceMap.Place)? {
    maps[message.file].map { ($0, $0.place(of: message.place)) }
  }
}
