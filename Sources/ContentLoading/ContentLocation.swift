package import Effects

/// Where the banks are that come with the program.
package enum ContentLocation {
  /// Looks for the folder `Content` upwards from the program, and then from its sources.
  ///
  /// In each folder above the executable: `share/viva/Content`, where the program was installed
  /// below a prefix; then `Content` beside `Package.swift`, where it was built in a checkout.
  ///
  /// - Parameters:
  ///   - executable: The absolute path of the program's file, links resolved.
  ///   - sourceFile: A source file's path, for a program that was built elsewhere.
  ///   - files: The file system to look in.
  /// - Returns: The folder's path; `nil` when there is none.
  package static func shipped(
    executable: String,
    sourceFile: String = #filePath,
    files: any FileAccess
  ) -> String? {
    for folder in ancestors(of: executable) {
      let installed = Paths.join(folder, "share/viva/Content")
      if isFolder(installed, files) { return installed }
      if let checkout = checkout(folder, files) { return checkout }
    }
    return ancestors(of: sourceFile).lazy.compactMap { checkout($0, files) }.first
  }

  private static func checkout(_ folder: String, _ files: any FileAccess) -> String? {
    let content = Paths.join(folder, "Content")
    guard let status = try? files.status(Paths.join(folder, "Package.swift")), status.kind == .file,
      isFolder(content, files)
    else { return nil }
    return content
  }

  private static func isFolder(_ path: String, _ files: any FileAccess) -> Bool {
    guard let status = try? files.status(path) else { return false }
    return status.kind == .folder
  }

  private static func ancestors(of path: String) -> [String] {
    guard path.utf8.first == UInt8(ascii: "/") else { return [] }
    var result: [String] = []
    var folder = Paths.folder(of: path)
    while folder != "/" {
      result.append(folder)
      folder = Paths.folder(of: folder)
    }
    return result + ["/"]
  }
}
