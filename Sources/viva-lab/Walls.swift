internal import CSandbox
internal import Glibc

/// The walls that the program stands within before it loads what a learner wrote.
enum Walls {
  /// Seconds of processor time, after which the run is stuck.
  private static let processorSeconds: UInt64 = 3
  /// Seconds of waiting, after which the run is stuck.
  private static let seconds: UInt32 = 8
  /// Bytes of memory, and of address space, of which the runtime alone reserves a part.
  private static let memory: UInt64 = 1 << 30
  private static let addressSpace: UInt64 = 4 << 30
  /// Bytes that a snippet may print.
  private static let printed: UInt64 = 1 << 20

  /// Enters them, for good; which of them hold.
  ///
  /// - Parameter library: The path of the snippet, which can still be read.
  /// - Returns: Whether files, and whether the system's other calls, are out of reach.
  @discardableResult
  static func enter(readable library: String) -> (files: Bool, calls: Bool) {
    // Where the runtime's libraries are has to be looked up before nothing else can be read.
    let paths =
      [library] + libraryFolders + [
        "/dev/null", "/dev/urandom", "/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo",
      ]
    var limits = viva_limits(
      processor_seconds: processorSeconds,
      address_space: addressSpace,
      data: memory,
      file_size: printed,
      open_files: 64
    )
    guard unsafe viva_limit(&limits) == 0 else {
      Diagnostics.fail("the limits of a run cannot be set", status: .wrongUsage)
    }
    Falls.watch(seconds: seconds)
    var pointers = unsafe paths.map { unsafe UnsafePointer(strdup($0)) } + [nil]
    let entered = unsafe viva_enter(&pointers)
    return (entered.files == VIVA_WALL_HOLDS, entered.calls == VIVA_WALL_HOLDS)
  }

  /// The folders of the libraries that this process uses.
  private static var libraryFolders: [String] {
    guard let maps = unsafe fopen("/proc/self/maps", "r") else { return [] }
    defer { unsafe fclose(maps) }
    var folders: Set<String> = []
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    while unsafe getline(&line, &room, maps) > 0 {
      guard let text = unsafe line.map({ unsafe String(cString: $0) }),
        let start = text.firstIndex(of: "/"), text.contains(".so"),
        let end = text.lastIndex(of: "/"), start < end
      else { continue }
      folders.insert(String(text[start..<end]))
    }
    unsafe free(line)
    return folders.sorted()
  }
}
