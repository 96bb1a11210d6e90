import Effects
@unsafe @preconcurrency import Glibc

/// The programs that were built together with the tests.
enum BuiltProgram {
  /// The path of `viva`, in the folder that the test bundle runs from.
  static let viva = Paths.join(folder, "viva")

  private static var folder: String {
    guard let path = unsafe realpath("/proc/self/exe", nil) else {
      preconditionFailure("a running program has a file")
    }
    defer { unsafe free(path) }
    return Paths.folder(of: unsafe String(cString: path))
  }
}
