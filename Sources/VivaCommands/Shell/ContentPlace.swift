import ContentLoading
import Core

/// Where the banks that come with the program are.
@MainActor
enum ContentPlace {
  /// Why there are no banks to work with.
  enum Problem: Error, Equatable, Sendable {
    /// The program was moved away from the banks that come with it.
    case notShipped(executable: String)
  }

  /// The folder of the shipped banks.
  static func shipped(_ machine: Machine) throws(Problem) -> String {
    let place = ContentLocation.shipped(
      executable: machine.executable,
      sourceFile: #filePath,
      files: machine.files
    )
    guard let place else { throw .notShipped(executable: machine.executable) }
    return place
  }
}

extension ContentPlace.Problem: CustomStringConvertible {
  /// What the shell is told.
  var status: ExitStatus { .environment }

  var description: String {
    switch self {
    case .notShipped(let executable):
      """
      the banks that come with viva are not beside '\(VisibleText.escapedLine(executable))': \
      looked for 'share/viva/Content' and 'Content' in the folders above it; \
      move the program back, or name banks with --content PATH
      """
    }
  }
}

/// A number with its noun, as `1 item` or `2 items`.
func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
