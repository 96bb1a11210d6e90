internal import Glibc

/// The compiled snippet.
enum Snippet {
  /// Loads a library and lets its entry register what it has.
  static func load(_ path: String) {
    unsafe unsafeBitCast(symbol("lab_entry", in: path), to: (@convention(c) () -> Void).self)()
  }

  /// Refuses a path that depends on the working folder.
  static func requirePath(_ library: String) {
    guard library.hasPrefix("/") else {
      Diagnostics.fail("'\(library)' has to be an absolute path", status: .wrongUsage)
    }
  }

  /// Loads a library and finds a function in it.
  static func symbol(_ name: String, in path: String) -> UnsafeMutableRawPointer {
    guard let library = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? path
      let words = reason.split(separator: " ")
      // The loader begins with the path, which says nothing to whoever wrote the code.
      if reason.contains("undefined symbol: "), let name = words.last {
        Diagnostics.fail("the lab has no '\(name)', which the code calls", status: .badInput)
      }
      Diagnostics.fail("the snippet cannot be loaded: \(reason)", status: .badInput)
    }
    guard let symbol = unsafe dlsym(library, name) else {
      Diagnostics.fail("'\(path)' has no function '\(name)'", status: .badInput)
    }
    return unsafe symbol
  }
}
