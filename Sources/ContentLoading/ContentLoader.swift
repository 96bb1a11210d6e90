import BankParsing
import Core
package import Effects

/// Finds and reads banks.
package struct ContentLoader: Sendable {
  /// The most Markdown files that are read.
  package static let mostFiles = 20_000

  private let files: any FileAccess

  /// Makes a loader that reads from a file system.
  package init(files: any FileAccess) { self.files = files }

  /// Reads folders with all below them, and single files, which must be banks.
  ///
  /// Files are read in the order of their paths, bytewise, each real file once.
  ///
  /// - Parameter paths: Files and folders.
  /// - Returns: All that could be read, with a problem for all that could not.
  package func load(_ paths: [String]) -> LoadedContent {
    var search = ContentSearch(files: files)
    for path in paths { search.add(path) }
    var problems = search.problems
    var parsed: [ParsedBank] = []
    var claims: [Claim]?
    for found in search.found {
      do throws(FileError) {
        let bytes = try files.read(found.path, limit: BankLimits.file)
        if found.isClaimList { claims = (claims ?? []) + ClaimList.parse(bytes) }
        let bank = BankParser.parse(bytes, file: found.path)
        if found.isNamed, let absence = bank.absence {
          problems.append(.notABank(found.path, absence))
        } else {
          parsed.append(bank)
        }
      } catch {
        problems.append(.unreadable(error))
      }
    }
    let library = Library(parsed)
    if library.items.isEmpty, problems.isEmpty {
      let errors = library.findings.count { $0.severity == .error }
      problems.append(
        .noItems(paths, banks: library.banks.count, files: parsed.count, errors: errors)
      )
    }
    return LoadedContent(library: library, claims: claims, problems: problems)
  }
}
