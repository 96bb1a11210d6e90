import Core

/// Workflow commands that GitHub shows beside the lines they are about.
///
/// - SeeAlso: GitHub Docs, "Workflow commands for GitHub Actions"; the escapes are those of
///   actions/toolkit, `packages/core/src/command.ts`.
struct GitHubFormat: FindingFormat {
  let name = "github"

  func text(of run: LintRun) -> String { run.findings.map { Self.line($0) + "\n" }.joined() }

  private static func line(_ finding: Finding) -> String {
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let properties = [
      "file=\(escaped(finding.file, isProperty: true))",
      "line=\(finding.start.line)",
      "endLine=\(finding.end.line)",
      "col=\(finding.start.column)",
      "endColumn=\(finding.end.column)",
      "title=\(escaped(finding.code, isProperty: true))",
    ]
    let message = finding.fix.isEmpty ? finding.message : "\(finding.message); \(finding.fix)"
    return "::\(command) \(properties.joined(separator: ","))::\(escaped(message))"
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var result = ""
    for scalar in VisibleText.escaped(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
