import Core
import Effects
import Lab
import TestSupport
import Testing

@unsafe @preconcurrency import Glibc

/// What the lab keeps between two runs, damaged by others or by a run that was cut off.
@Suite(.serialized)
struct ModuleCacheTests {
  private let files = LiveFiles()
  private let folder: TemporaryFolder
  private var cache: String { folder.path }

  init() throws {
    // Its own for each test: beside the build there is one for every build of the lab.
    folder = try TemporaryFolder()
  }

  /// A snippet that nobody compiled before.
  private func compile(_ number: Int, telling tell: @escaping (String) -> Void = { _ in }) throws {
    let text =
      "import SwiftUI\nstruct S: View { var body: some View { Text(\"\(number) \(clock())\") } }\n"
    let file = CodeFile(name: "S.swift", text: text, line: 1)
    let compilation = try LiveLab.make(cache: cache, tell: tell).compile(Snippet(files: [file]))
    guard case .compiled = compilation else {
      throw LiveLab.NotCompiled(compilation: compilation)
    }
  }

  /// The folder of the one compiler that there is.
  private var place: String {
    get throws {
      let lab = Paths.join(cache, "lab")
      let names = try files.list(lab).filter { name in
        try files.status(Paths.join(lab, "\(name)/modules"))?.kind == .folder
      }
      return Paths.join(lab, try #require(names.first))
    }
  }

  private var modules: [String] {
    get throws {
      let folder = Paths.join(try place, "modules")
      return try files.list(folder).map { Paths.join(folder, $0) }.flatMap { path in
        try files.status(path)?.kind == .folder
          ? try files.list(path).map { Paths.join(path, $0) } : [path]
      }
    }
  }

  @Test func `nobody waits for a compiler that is gone`() throws {
    try compile(1)
    let module = try #require(try modules.first { $0.contains("SwiftGlibc") })
    for path in try modules where path.hasSuffix(".pcm") {
      try files.replace("\(path).lock", with: Array("here 2\n".utf8), mode: 0o600)
    }
    // Without the module the lock would be waited for.
    try files.remove(module)
    let start = ContinuousClock.now
    try compile(2)
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(!(try modules.contains { $0.hasSuffix(".lock") }))
  }

  @Test func `a damaged cache is made anew and says so once`() throws {
    try compile(3)
    for path in try modules {
      try files.replace(path, with: Array("junk".utf8), mode: 0o600)
    }
    var told: [String] = []
    try compile(4) { told.append($0) }
    try compile(5) { told.append($0) }
    #expect(told == ["what the compiler keeps was damaged; making it anew"])
  }

  @Test func `a cache that was taken away is filled again`() throws {
    try compile(6)
    for path in try modules { try files.remove(path) }
    let folder = Paths.join(try place, "modules")
    for name in try files.list(folder) { try files.remove(Paths.join(folder, name)) }
    try files.remove(folder)
    try compile(7)
    #expect(try modules.contains { $0.hasSuffix(".pcm") })
  }

  @Test func `what a program left that was killed goes after an hour`() throws {
    try compile(8)
    let old = Paths.join(try place, "work-old")
    let new = Paths.join(try place, "work-new")
    for folder in [old, new] {
      try files.makeFolder(folder, mode: 0o700)
      try files.replace(Paths.join(folder, "S.swift"), with: [], mode: 0o600)
    }
    var times = [timespec(), timespec()]
    let twoHoursAgo = Int(time(nil)) - 7_200
    for index in times.indices { times[index].tv_sec = twoHoursAgo }
    #expect(unsafe utimensat(AT_FDCWD, old, &times, 0) == 0)
    try compile(9)
    #expect(try files.status(old) == nil)
    #expect(try files.status(new) != nil)
  }
}
