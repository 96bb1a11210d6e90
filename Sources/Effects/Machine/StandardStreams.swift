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
}
