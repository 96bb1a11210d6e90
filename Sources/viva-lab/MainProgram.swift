@unsafe @preconcurrency internal import Glibc

/// A compiled program: statements that are run from top to bottom, within the same walls as snippets.
enum MainProgram {
  private typealias Main =
    @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32

  /// Runs the library's `main`, with nothing on its standard input, and ends with its status.
  static func run(_ library: String) -> Never {
    Snippet.requirePath(library)
    // A program may end when it wants; only what makes it fall is told.
    unsafe Falls.isOver = true
    let nothing = unsafe open("/dev/null", O_RDONLY)
    guard nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0 else {
      Diagnostics.fail("'/dev/null' cannot be opened", status: .wrongUsage)
    }
    // What it prints is in its file even when it crashes with the next line.
    unsafe setvbuf(stdout, nil, _IOLBF, 0)
    Walls.enter(readable: library)
    let main = unsafe unsafeBitCast(Snippet.symbol("main", in: library), to: Main.self)
    exit(main(0, nil))
  }
}
