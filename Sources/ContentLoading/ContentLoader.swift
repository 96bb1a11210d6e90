import BankParsing
package import Core
package import Effects

/// Finds and reads banks.
package struct ContentLoader: Sendable {
  /// The most Markdown files that are read.
  package static let mostFiles = 20_000

  private let files: any FileAccess
  private let crew: Crew

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - files: The file system that it reads from.
  ///   - crew: The threads that share the files; what is loaded does not depend on them.
  package init(files: any FileAccess, crew: Crew = Crew(size: 1)) {
    self.files = files
    self.crew = crew
  }

  /// Reads folders with all below them, and single files, which must be banks.
  ///
  /// Files are read in the order of their paths, bytewise, each real file once.
  ///
  /// - Parameter paths: Files and folders.
  /// - Returns: All that could be read, with a problem for all that could not.
  package func load(_ paths: [String]) -> LoadedContent {
    var search = ContentSearch(files: files)
    for path in paths { search.add(path) }
    let found = search.found
    var readings = crew.map(found.count) { [files] in Reading(found[$0], from: files) }
    // Taken from the end, what was read is moved on without being copied.
    readings.reverse()
    var problems = search.problems
    var parsed: [ParsedBank] = []
    var claims: [Claim]?
    while let reading = readings.popLast() {
      if let list = reading.claims { claims = (claims ?? []) + list }
      switch reading.outcome {
      case .success(let bank): parsed.append(bank)
      case .failure(let problem): problems.append(problem)
      }
    }
    let count = parsed.count
    let library = Library(consume parsed)
    if library.items.isEmpty, problems.isEmpty {
      let errors = library.findings.count { $0.severity == .error }
      problems.append(
        .noItems(paths, banks: library.banks.count, files: count, errors: errors)
      )
    }
    return LoadedContent(library: library, claims: claims, problems: problems)
  }

  /// What one file comes to.
  private struct Reading: Sendable {
    let outcome: Result<ParsedBank, ContentProblem>
    var claims: [Claim]?

    init(_ found: ContentSearch.Found, from files: any FileAccess) {
      do throws(FileError) {
        let bytes = try files.read(found.path, limit: BankLimits.file)
        if found.isClaimList { claims = ClaimList.parse(bytes) }
        let bank = BankParser.parse(bytes, file: found.path)
        if found.isNamed, let absence = bank.absence {
          outcome = .failure(.notABank(found.path, absence))
        } else {
          outcome = .success(bank)
        }
      } catch {
        outcome = .failure(.unreadable(error))
      }
    }
  }
}
