import Effects
@unsafe @preconcurrency import Glibc

/// The folder that the build has put the tests and the programs in.
enum BuildFolder {
  static var path: String {
    guard let path = unsafe realpath("/proc/self/exe", nil) else {
      preconditionFailure("a running program has a file")
    }
    defer { unsafe free(path) }
    return Paths.folder(of: unsafe String(cString: path))
  }
}
