import Effects
import Testing

/// viva as the README installs it, under a prefix of its own, with a `swift` that builds nothing: it
/// copies what the tests' own build has made, and notes that it was called.
struct Installation {
  private let home: Home

  /// Installs it; a build is held up until the test writes into `go`, after it was told by `started`.
  init(held: Bool = false) throws {
    var home = try Home()
    let build = Paths.folder(of: BuiltProgram.viva)
    let real = Variables.current()["PATH"] ?? ""
    home.variables["VIVA_LAB_REBUILD"] = nil
    home.variables["build"] = build
    home.variables["prefix"] = home.path("prefix")
    home.variables["real"] = real
    home.variables["PATH"] = "\(home.path("tools")):/usr/bin:/bin"
    try home.write("Screen.swift", Self.screen)
    try home.write("tools/swiftc", "#!/bin/sh\nPATH=\"\(real)\" exec swiftc \"$@\"\n")
    try home.write("tools/swift", Self.builder(home, build: build, held: held))
    self.home = home
    let lines = try Self.installing().joined(separator: "\n")
    let checkout = Self.checkout()
    let run = try shell(
      """
      chmod +x tools/*; mkfifo started go
      cd '\(checkout)'
      \(lines)
      """
    )
    try #require(run.status == 0, "\(run.errors)")
  }

  /// Runs a script of the shell in the home folder.
  func shell(_ script: String) throws -> Run { try home.shell(script) }

  /// How often the lab was built from sources.
  func builds() throws -> Int {
    try home.shell("cat built 2>/dev/null || true").output.filter { $0 == "\n" }.count
  }

  /// Makes the installed module one of another compiler's.
  func makeForeign() throws {
    let run = try home.shell(
      "sed -i 's/Swift version 6/Swift version 5/g' $prefix/lib/viva/lab/LabUI.swiftmodule"
    )
    try #require(run.status == 0, "\(run.errors)")
  }

  private static let screen = """
    import SwiftUI

    struct Screen: View {
      @State private var count = 0
      var body: some View { Button("Add \\(count)") { count += 1 } }
    }

    """

  /// A `swift build` that fails where there is a file `fails`.
  private static func builder(_ home: Home, build: String, held: Bool) -> String {
    """
    #!/bin/sh
    while [ $# -gt 0 ]; do
      [ "$1" = --scratch-path ] && scratch=$2
      shift
    done
    echo built >>'\(home.path("built"))'
    [ -e '\(home.path("fails"))' ] && { echo 'error: it is no good'; exit 1; }
    mkdir -p "$scratch/release/Modules"
    echo half >"$scratch/release/Modules/LabUI.swiftmodule"
    echo half >"$scratch/release/viva-lab"
    \(held ? "echo >'\(home.path("started"))'; cat '\(home.path("go"))' >/dev/null" : "")
    echo '[50/100] Compiling LabUI'
    cp '\(build)'/Modules/LabUI.swiftmodule '\(build)'/Modules/LabCombine.swiftmodule "$scratch/release/Modules/"
    install '\(build)'/viva-lab "$scratch/release/"

    """
  }

  /// The README's lines that install, without those that build and that say where.
  private static func installing() throws -> [Substring] {
    let text = String(
      decoding: try LiveFiles().read(Paths.join(checkout(), "README.md"), limit: 1 << 20),
      as: UTF8.self
    )
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("build=.build/release prefix=") })
    return lines[(start + 1)...].prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
  }

  private static func checkout() -> String {
    var folder = Paths.folder(of: #filePath)
    for _ in 0..<3 { folder = Paths.folder(of: folder) }
    return folder
  }
}
