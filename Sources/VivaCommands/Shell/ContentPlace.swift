import ContentLoading
import Core

/// Where the banks that come with the program are.
@MainActor
enum ContentPlace {
  /// Why there are no banks to work with.
  enum Problem: Error, Equatable, Sendable {
    /// The program was moved away from the banks that come with it.
    case notShipped(executable: String)
    /// No item is in the places looked at.
    case noItems(places: [String], files: Int, passedOver: Int, errors: Int)
  }

  /// The folder of the shipped banks.
  static func shipped(_ machine: Machine) throws(Problem) -> String {
    let place = ContentLocation.shipped(
      executable: machine.executable, sourceFile: #filePath, files: machine.files)
    guard let place else { throw .notShipped(executable: machine.executable) }
    return place
  }
}

extension ContentPlace.Problem: CustomStringConvertible {
  /// What the shell is told.
  var status: ExitStatus {
    switch self {
    case .notShipped: .environment
    case .noItems: .badInput
    }
  }

  var description: String {
    switch self {
    case .notShipped(let executable):
      """
      the banks that come with viva are not beside '\(VisibleText.escapedLine(executable))': \
      looked for 'share/viva/Content' and 'Content' in the folders above it; \
      move the program back, or name banks with --content PATH
      """
    case .noItems(let places, let files, let passedOver, let errors):
      """
      no item at all in \(places.map { "'\(VisibleText.escapedLine($0))'" }.joined(separator: ", ")): \
      \(count(files, "Markdown file")), \(passedOver) of them no bank, \(count(errors, "error")); \
      'viva check' with the same paths says what is wrong
      """
    }
  }
}

/// A number with its noun, as `1 item` or `2 items`.
func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
