internal import Glibc

/// The compiled snippet.
enum Snippet {
  /// Loads a library and lets its entry register what it has.
  static func load(_ path: String) {
    guard let library = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? path
      Diagnostics.fail("the snippet cannot be loaded: \(reason)", status: .badInput)
    }
    guard let entry = unsafe dlsym(library, "lab_entry") else {
      Diagnostics.fail("'\(path)' has no function 'lab_entry'", status: .badInput)
    }
    unsafe unsafeBitCast(entry, to: (@convention(c) () -> Void).self)()
  }
}
