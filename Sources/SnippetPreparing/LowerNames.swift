/// What code is refused that a verdict depends on: the ways from Swift to the process it runs in.
///
/// The table makes no sandbox; it takes the ways that are short enough to be walked by accident or
/// for fun. What a run may do to the machine, the walls decide.
enum LowerNames {
  /// Modules of the system, and the runtime's own.
  static let modules = words(
    """
    Android Bionic Builtin C CDispatch CoreFoundation Cxx CxxStdlib Darwin Glibc LabCombine LabUI Musl \
    SwiftGlibc SwiftShims System SystemPackage WASILibc WinSDK ucrt
    """
  )

  /// Attributes that name symbols or sections, or replace what others wrote.
  static let attributes = words(
    "c cdecl safe section unsafe used"
  )

  /// Types that are files, programs or bare memory.
  static let types = words(
    """
    AutoreleasingUnsafeMutablePointer CVaListPointer DispatchIO FileDescriptor FileHandle InputStream \
    ManagedBufferPointer OpaquePointer OutputStream Pipe Process Stream Unmanaged UnsafeBufferPointer \
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer \
    UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawPointer
    """
  )

  /// How the names of what the lab adds to code, or keeps for what it adds, begin.
  static let labPrefixes = ["__viva", "_lab"]

  /// What the lab's modules show for what is added alone.
  static let labNames = words("_InitProbe _Installation _ViewNode _install _isSame _render")

  /// Functions of Swift that lead to bare memory or to the program's input, whatever they are given.
  static let functions = words(
    """
    NSClassFromString readLine unsafeAddress unsafeBitCast unsafeDowncast withUnsafeBytes \
    withUnsafeMutableBytes withUnsafeMutablePointer withUnsafePointer withVaList
    """
  )

  /// Members that lead there.
  static let members = words(
    """
    assumingMemoryBound baseAddress bindMemory createFile mutableBytes pointee storeBytes withCString \
    withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withMemoryRebound \
    withUnsafeBufferPointer withUnsafeBytes withUnsafeMutableBufferPointer withUnsafeMutableBytes \
    withUnsafeTemporaryAllocation
    """
  )

  /// Functions of C, with the numbers of arguments that they can be called with.
  static let calls: [String: ClosedRange<Int>] = [
    "_Exit": 1...1, "_exit": 1...1, "aio_read": 1...1, "aio_write": 1...1, "at_quick_exit": 1...1,
    "atexit": 1...1, "close": 1...1, "creat": 2...2, "dladdr": 2...2, "dlclose": 1...1,
    "dlopen": 2...2, "dlsym": 2...2, "dlvsym": 3...3, "dup": 1...1, "dup2": 2...2, "dup3": 3...3,
    "execv": 2...2, "execve": 3...3, "execvp": 2...2, "exit": 1...1, "fclose": 1...1,
    "fcntl": 2...3,
    "fdopen": 2...2, "fflush": 1...1, "fgetc": 1...1, "fgets": 3...3, "fopen": 2...2, "fork": 0...0,
    "fputc": 2...2, "fputs": 2...2, "fread": 4...4, "freopen": 3...3, "fwrite": 4...4,
    "getchar": 0...0, "getdelim": 4...4, "getline": 3...3, "ioctl": 3...3, "kill": 2...2,
    "lseek": 3...3, "memcpy": 3...3, "memmove": 3...3, "memset": 3...3, "mmap": 6...6,
    "mprotect": 3...3, "munmap": 2...2, "on_exit": 2...2, "open": 2...3, "openat": 3...4,
    "pipe": 1...1, "pipe2": 2...2, "poll": 3...3, "popen": 2...2, "posix_spawn": 6...6,
    "posix_spawnp": 6...6, "pread": 4...4, "pthread_create": 4...4, "pthread_exit": 1...1,
    "pthread_kill": 2...2, "putc": 2...2, "putenv": 1...1, "pwrite": 4...4, "pwritev": 4...4,
    "quick_exit": 1...1, "raise": 1...1, "read": 3...3, "readv": 3...3, "recv": 4...4,
    "recvfrom": 6...6, "recvmsg": 3...3, "send": 4...4, "sendfile": 4...4, "sendmsg": 3...3,
    "sendto": 6...6, "setenv": 3...3, "setvbuf": 4...4, "sigaction": 3...3, "signal": 2...2,
    "socket": 3...3, "socketpair": 4...4, "splice": 6...6, "syscall": 1...7, "system": 1...1,
    "tee": 4...4, "vdprintf": 3...3, "vfork": 0...0, "vfprintf": 3...3, "vmsplice": 4...4,
    "vsyslog": 3...3, "write": 3...3, "writev": 3...3,
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
