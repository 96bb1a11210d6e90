/// Why the file system refused.
package enum FileError: Error, Equatable, Sendable {
  case missing(String)
  case denied(String)
  case isFolder(String)
  case notRegular(String)
  case notFolder(String)
  /// A symbolic link where only a thing of its own will do, or one that leads nowhere.
  case isLink(String)
  /// A symbolic link into a folder in which any account may put files.
  case openLink(String)
  case tooLarge(String, limit: Int)
  case full(String)
  case readOnly(String)
  /// Any other failure, with the system's error number.
  case failed(String, code: Int32)

  /// The path it happened at.
  package var path: String {
    switch self {
    case .missing(let path), .denied(let path), .isFolder(let path), .notRegular(let path),
      .notFolder(let path), .isLink(let path), .openLink(let path), .tooLarge(let path, _),
      .full(let path), .readOnly(let path), .failed(let path, _):
      path
    }
  }
}

extension FileError: CustomStringConvertible {
  /// What went wrong and the way out, lower case and without a full stop.
  package var description: String {
    switch self {
    case .missing(let path):
      "there is no '\(path)'; check the spelling and the working folder"
    case .denied(let path):
      "'\(path)' may not be used by this account; check its owner and permissions"
    case .isFolder(let path):
      "'\(path)' is a folder where a file was expected; name a file in it"
    case .notRegular(let path):
      "'\(path)' is no regular file; only regular files are read"
    case .notFolder(let path):
      "'\(path)' is no folder, but has to be one; move it away"
    case .isLink(let path):
      "'\(path)' is a link that cannot be used here; put what it stands for in its place"
    case .openLink(let path):
      "'\(path)' is a link into a folder in which any account may put files; move what it leads "
        + "to, or take that right away with 'chmod o-w'"
    case .tooLarge(let path, let limit):
      "'\(path)' is larger than \(Self.size(limit)), the most that is read; split it"
    case .full(let path):
      "there is no room for '\(path)'; free space on that disk or choose another folder"
    case .readOnly(let path):
      "'\(path)' is on a read-only file system; choose another folder"
    case .failed(let path, let code):
      "'\(path)' could not be used: \(SystemError.words(for: code))"
    }
  }

  /// What went wrong where a file of the program's own has to be, and the way out: nobody named it, so
  /// nobody can name another.
  package var inOwnPlace: String {
    switch self {
    case .isFolder(let path): "'\(path)' is a folder, but a file has to be there; move it away"
    case .notRegular(let path):
      "'\(path)' is no regular file, but has to be one; move it away"
    default: description
    }
  }

  private static func size(_ bytes: Int) -> String {
    if bytes >= 1 << 20, bytes % (1 << 20) == 0 { return "\(bytes >> 20) MiB" }
    if bytes >= 1 << 10, bytes % (1 << 10) == 0 { return "\(bytes >> 10) KiB" }
    return "\(bytes) bytes"
  }
}
