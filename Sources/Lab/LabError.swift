import Core
package import Effects

/// Why the lab cannot do its work, which is never the learner's mistake.
package enum LabError: Error, Equatable, Sendable {
  /// No compiler is on the search path.
  case noCompiler
  /// The compiler did not say how it works; its own words.
  case strangeCompiler(String)
  /// No linker is beside the compiler or on the search path.
  case noLinker
  /// Neither the lab nor its sources are where they should be.
  case labMissing(String)
  /// The lab is another compiler's, and its sources are not where they should be; the version.
  case foreign(String)
  /// The lab could not be made for this compiler; the last words of the attempt.
  case notBuilt(String)
  /// The build from sources failed; its words, and the folder of the package.
  case notMade(String, root: String)
  /// The folder for what can be made again cannot be used.
  case noRoom(FileError)
  /// Another process does not let go of the lab.
  case locked(LockError)
  /// The compiler was stopped, for its time or its memory was up; the file it was at.
  case compilerStopped(seconds: Int)
  /// The compiler was stopped at code of more than ``largeBytes``, for its time was up.
  case tooLarge(seconds: Int)
  /// The compiler broke; its last words.
  case compilerBroke(String)
  /// The linker refused; its words.
  case notLinked(String)
  /// What the lab keeps cannot be kept where it should be; the reason.
  case noPlace(String)
  /// A program could not be run.
  case process(ProcessError)
  /// A view that the scenario names is not there, or cannot be made as it is; the reason.
  case noRoot(String)
  /// The learner wanted no more of it.
  case interrupted
}

extension LabError: CustomStringConvertible {
  /// What is wrong and the way out, lower case and without a full stop.
  package var description: String {
    switch self {
    case .noCompiler:
      "there is no 'swiftc' on the search path; install Swift from swift.org, or add its 'bin' to PATH"
    case .strangeCompiler(let words):
      "the compiler does not say how it works: \(Self.shown(words))"
    case .noLinker:
      "there is no 'ld.lld', 'ld.gold' or 'ld' beside the compiler or on the search path"
    case .labMissing(let place):
      "the lab is not beside '\(Self.shown(place))'; build it with "
        + "'swift build -c release --product viva-lab', or keep it beside viva"
    case .compilerBroke(let words) where words.contains(Self.full),
      .notLinked(let words) where words.contains(Self.full):
      "there is no room for what is compiled in the folder for what can be made again; free space on "
        + "that disk, or name another with XDG_CACHE_HOME"
    case .notBuilt(let words) where words.contains(Self.full),
      .notMade(let words, _) where words.contains(Self.full):
      "there is no room for the lab in the folder for what can be made again; free space on that "
        + "disk, or name another with XDG_CACHE_HOME"
    case .foreign(let version):
      "the lab was made by another compiler than \(Self.shown(version)), and its sources are not "
        + "beside it; install viva anew with this compiler, as its README says"
    case .notMade(let words, let root):
      "the lab could not be made for this compiler: \(Self.shown(words)); 'swift build -c release "
        + "--product viva-lab' in '\(Self.shown(root))' shows all of it"
    case .noRoom(let error):
      "the lab keeps what it compiles where it cannot: \(error); XDG_CACHE_HOME names another"
    case .locked(.held(_, let process)):
      "another viva\(process.map { " (process \($0))" } ?? "") has been making the lab for long; "
        + "wait for it or end it"
    case .locked(.unsupported(let path)):
      "'\(Self.shown(path))' cannot be locked; set XDG_CACHE_HOME to a folder on a local disk"
    case .locked(.refused(let error)): "\(error)"
    case .notBuilt(let words):
      "the lab could not be made for this compiler: \(Self.shown(words))"
    case .compilerStopped(let seconds):
      "the compiler did not come to an end within \(seconds) s; give the parts of the longest expressions names and types"
    case .tooLarge(let seconds):
      "the code is too large for the lab: the compiler did not come to an end within \(seconds) s; split it"
    case .compilerBroke(let words): "the compiler broke: \(Self.shown(words))"
    case .notLinked(let words): "the snippet could not be linked: \(Self.shown(words))"
    case .noPlace(let reason): "the lab cannot keep what it makes: \(reason)"
    case .process(let error): "\(error)"
    case .noRoot(let reason): reason
    case .interrupted: "interrupted"
    }
  }

  /// Bytes of code from which the time that the compiler takes is put down to its size.
  static let largeBytes = 64 << 10

  /// What compiler and build say when a disk is full.
  static let full = "No space left on device"

  private static func shown(_ text: String) -> String {
    String(VisibleText.escapedLine(text).prefix(400))
  }
}
