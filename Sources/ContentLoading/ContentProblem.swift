package import BankParsing
package import Effects

/// Why content, or some of it, could not be loaded.
package enum ContentProblem: Error, Equatable, Sendable {
  /// A file or folder that the file system refuses.
  case unreadable(FileError)
  /// A file that was named and is no bank.
  case notABank(String, BankAbsence)
  /// The root of the file system, which is not searched.
  case wholeDisk(String)
  /// A folder with more files below it than are read.
  case tooManyFiles(String, limit: Int)
  /// No item in all that was read: what was given, the banks and Markdown files found there, and
  /// the errors that left items or banks out.
  case noItems([String], banks: Int, files: Int, errors: Int)
}

extension ContentProblem {
  /// Whether it is about one of the paths that were named, rather than a file found below one.
  package func isAbout(_ paths: [String]) -> Bool {
    switch self {
    case .unreadable(let error): paths.contains(error.path)
    case .notABank(let path, _), .wholeDisk(let path), .tooManyFiles(let path, _):
      paths.contains(path)
    case .noItems: false
    }
  }
}

extension ContentProblem: CustomStringConvertible {
  /// What is wrong and the way out, lower case and without a full stop.
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .notABank(let path, let absence): "'\(path)' is no bank: \(absence)"
    case .wholeDisk(let path):
      "'\(path)' is the whole disk, which is not searched; name the folder of the banks"
    case .tooManyFiles(let path, let limit):
      "'\(path)' holds more than \(limit) files, the most that are searched; "
        + "name the folder of the banks"
    case .noItems(let paths, let banks, let files, let errors):
      "no item in \(Self.list(paths)): \(Self.count(banks, "bank")) among "
        + "\(Self.count(files, "Markdown file")); "
        + Self.wayOut(banks: banks, files: files, errors: errors)
    }
  }

  private static func wayOut(banks: Int, files: Int, errors: Int) -> String {
    if errors > 0 { return "\(count(errors, "error")) left them out; 'viva check' says which" }
    if files == 0 { return "banks are files whose names end in '.md'" }
    if banks == 0 {
      return "a bank begins with a '# ' heading and, after it, a comment as '<!-- bank: its-id -->'"
    }
    return "an item begins with a '## ' heading; 'viva check' says what is wrong"
  }

  private static func list(_ paths: [String]) -> String {
    paths.isEmpty ? "nothing" : paths.map { "'\($0)'" }.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
