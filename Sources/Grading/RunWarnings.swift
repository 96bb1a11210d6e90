import Core
import LabProtocol
import Scenarios

/// What the runtime warns of as SwiftUI would, as findings.
enum RunWarnings {
  /// The warnings of a run, each once, without those that the scenario expects.
  static func findings(
    in run: SnippetRun,
    _ scenario: Scenario,
    _ files: [CodeFile]
  ) -> [Finding] {
    let expected = scenario.lines.compactMap { line -> String? in
      guard case .expectation(.warning(let text, true)) = line.content else { return nil }
      return text
    }
    var findings: [Finding] = []
    for event in run.events {
      guard case .warning(let text, let path) = event.fact,
        !expected.contains(where: { text.lowercased().contains($0.lowercased()) })
      else { continue }
      let (file, start) = place(of: path, in: files)
      let finding = Finding(
        "run",
        .warning,
        file: file,
        start: start,
        message: VisibleText.escapedLine(text + (path.isEmpty ? "" : ", in \(path)"))
      )
      if !findings.contains(finding) { findings.append(finding) }
    }
    return findings
  }

  /// Where the view at a path is declared, if a file of the learner's says so.
  private static func place(of path: String, in files: [CodeFile]) -> (String, TextPosition) {
    let name = path.split(separator: "/").last.map {
      $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    for file in files {
      guard let name, !name.isEmpty,
        let position = DeclaredNames.place(ofStruct: String(name), in: file.text)
      else { continue }
      return (file.name, position)
    }
    return (files.first?.name ?? "", .nowhere)
  }
}
