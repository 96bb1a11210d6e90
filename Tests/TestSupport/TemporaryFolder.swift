import Effects
import Glibc

/// A folder of its own for one test, removed with all that is in it when the value goes.
package final class TemporaryFolder: Sendable {
  /// Its absolute path.
  package let path: String

  /// Makes an empty folder, only for this account.
  package init() throws {
    var template = Array("/tmp/viva-test-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, let path = unsafe mkdtemp(start) else { return nil }
      return unsafe String(cString: path)
    }
    guard let made else { throw FileError.failed("/tmp", code: errno) }
    path = made
  }

  deinit { Self.remove(path) }

  /// The path of a name in it.
  package func appending(_ name: String) -> String { Paths.join(path, name) }

  /// Puts a text file in it, with the folders above, and tells its path.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    let file = appending(name)
    try LiveFiles().makeFolder(Paths.folder(of: file), mode: 0o755)
    try LiveFiles().replace(file, with: Array(text.utf8), mode: 0o644)
    return file
  }

  private static func remove(_ path: String) {
    var facts = stat()
    guard unsafe lstat(path, &facts) == 0 else { return }
    if facts.st_mode & S_IFMT == S_IFDIR {
      for name in (try? LiveFiles().list(path)) ?? [] { remove(Paths.join(path, name)) }
      unsafe rmdir(path)
    } else {
      unsafe unlink(path)
    }
  }
}
