import Glibc

/// What the process does once, before anything else.
package enum StandardStreams {
  /// Makes sure that descriptors 0 to 2 are taken, so that no file of ours lands there, and that
  /// a closed pipe or a file size limit is an error of the write, not the end of the process.
  ///
  /// A stream that was closed is filled with one that refuses its use.
  package static func prepare() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 && errno == EBADF {
      _ = unsafe open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// What stands behind standard input.
  package enum Input: Sendable {
    /// A person.
    case terminal
    /// A pipe, a file or a socket.
    case lines
    /// Nothing that could be read: it is closed, or a device as `/dev/null`.
    case nothing
  }

  /// What stands behind standard input now.
  package static var input: Input {
    if isatty(0) == 1 { return .terminal }
    var facts = stat()
    guard unsafe fstat(0, &facts) == 0 else { return .nothing }
    let kind = facts.st_mode & S_IFMT
    return kind == S_IFCHR || kind == S_IFDIR ? .nothing : .lines
  }
}
