import Core
import Effects

/// Walks folders for Markdown files.
struct ContentSearch {
  /// A Markdown file.
  struct Found {
    var path: String
    /// Whether it was named itself.
    var isNamed: Bool
    /// Whether it is the list of claims of a folder that was named.
    var isClaimList: Bool
    var status: FileStatus
  }

  /// What could not be searched.
  private(set) var problems: [ContentProblem] = []

  private let files: any FileAccess
  private var all: [Found] = []
  private var visited: Set<FileStatus.Identity> = []

  /// The most entries of folders that are looked at below one path.
  private static let mostEntries = 10 * ContentLoader.mostFiles

  init(files: any FileAccess) { self.files = files }

  /// The files in the order of their paths, bytewise, each real one once.
  var found: [Found] {
    var seen: Set<FileStatus.Identity> = []
    return all.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .filter { seen.insert($0.status.identity).inserted }
  }

  /// Adds a file, or all files below a folder.
  mutating func add(_ path: String) {
    do throws(FileError) {
      guard let status = try files.status(path) else { throw .missing(path) }
      switch status.kind {
      case .folder: try walk(path, status.identity)
      case .file: append(path, status, isNamed: true, isClaimList: false)
      case .other: throw .notRegular(path)
      }
    } catch {
      problems.append(.unreadable(error))
    }
  }

  private mutating func walk(_ top: String, _ identity: FileStatus.Identity) throws(FileError) {
    if try files.status("/")?.identity == identity {
      problems.append(.wholeDisk(top))
      return
    }
    var folders = [(path: top, identity: identity)]
    var entries = 0
    let before = all.count
    while let folder = folders.popLast() {
      // A link may lead back to a folder above it.
      guard visited.insert(folder.identity).inserted else { continue }
      for name in names(in: folder.path) where name.utf8.first != UInt8(ascii: ".") {
        entries += 1
        guard entries <= Self.mostEntries, all.count - before < ContentLoader.mostFiles else {
          problems.append(.tooManyFiles(top, limit: ContentLoader.mostFiles))
          all.removeSubrange(before...)
          return
        }
        let path = Paths.join(folder.path, name)
        guard let status = status(path) else { continue }
        if status.kind == .folder {
          folders.append((path, status.identity))
        } else if name.hasSuffix(".md"), status.kind == .file {
          let isClaimList = name == "claims.md" && folder.path == top
          append(path, status, isNamed: false, isClaimList: isClaimList)
        }
      }
    }
  }

  private mutating func append(
    _ path: String,
    _ status: FileStatus,
    isNamed: Bool,
    isClaimList: Bool
  ) {
    all.append(
      Found(path: path, isNamed: isNamed, isClaimList: isClaimList, status: status)
    )
  }

  private mutating func names(in folder: String) -> [String] {
    do throws(FileError) { return try files.list(folder) } catch {
      problems.append(.unreadable(error))
      return []
    }
  }

  /// What stands at a path; a link that leads nowhere is passed over.
  private mutating func status(_ path: String) -> FileStatus? {
    do throws(FileError) { return try files.status(path) } catch {
      problems.append(.unreadable(error))
      return nil
    }
  }
}
