import Core
import LabProtocol
import Scenarios

extension Lab {
  /// Tries every part of the lab: compiles a snippet that tries to get out of the sandbox, and runs it.
  ///
  /// - Returns: What holds and what does not.
  /// - Throws: ``LabError`` where the lab cannot do its work at all.
  package func examine() throws -> LabReport {
    let snippet = Snippet(files: [CodeFile(name: "Probe.swift", text: Self.probe, line: 1)])
    guard case .compiled(let compiled) = try compile(snippet) else {
      throw LabError.notBuilt("the snippet that tries the sandbox does not compile")
    }
    let run = try run(compiled, Scenario(root: "Probe"))
    guard run.ending == .complete, let screen = run.final?.screen else {
      throw LabError.notBuilt("the snippet that tries the sandbox did not run: \(run.ending)")
    }
    var report = try parts()
    for wall in Self.walls {
      if screen.contains(where: { $0.contains("\(wall): closed") }) {
        report.closed.append(wall)
      } else {
        report.open.append(wall)
      }
    }
    return report
  }

  private static let walls = ["files", "network", "processes", "signals"]

  /// Tries each wall from within, and shows what became of it.
  private static let probe = """
    import Glibc
    import SwiftUI

    struct Probe: View {
      var body: some View {
        Text("files: \\(isClosed(open("/etc/passwd", O_RDONLY)))")
        Text("network: \\(isClosed(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)))")
        Text("processes: \\(isClosed(setsid()))")
        Text("signals: \\(isClosed(kill(getppid(), 0)))")
      }

      private func isClosed(_ result: Int32) -> String { result < 0 ? "closed" : "open" }
    }

    """
}
