import Effects
import TestSupport

@unsafe @preconcurrency import Glibc

/// What the compiler says of files that import the lab.
enum TypeCheck {
  /// The errors in some files, compiled together.
  static func errors(in files: [(name: String, text: String)]) throws -> [String] {
    StandardStreams.prepare()
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.name, file.text) }
    let modules = Paths.join(buildFolder, "Modules")
    let names = files.map { "'\($0.name)'" }.joined(separator: " ")
    let result = try LiveProcesses().run(
      ProcessRequest(
        ProcessCommand(
          "/bin/sh",
          [
            "-c",
            """
            cd '\(folder.path)' && swiftc -typecheck -swift-version 5 -default-isolation MainActor \
            -wmo -parse-as-library -module-name Snippet -module-alias SwiftUI=LabUI \
            -module-alias Combine=LabCombine -diagnostic-style llvm \
            -Xfrontend -swift-module-file=LabUI='\(modules)/LabUI.swiftmodule' \
            -Xfrontend -swift-module-file=LabCombine='\(modules)/LabCombine.swiftmodule' \
            -module-cache-path '\(buildFolder)/ModuleCache.preparing' \(names)
            """,
          ],
          environment: Variables.current().values
        ),
        timeout: 120_000
      )
    )
    return String(decoding: result.output + result.errors, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("error: ") }.map(String.init)
  }

  private static var buildFolder: String {
    guard let path = unsafe realpath("/proc/self/exe", nil) else {
      preconditionFailure("a running program has a file")
    }
    defer { unsafe free(path) }
    return Paths.folder(of: unsafe String(cString: path))
  }
}
