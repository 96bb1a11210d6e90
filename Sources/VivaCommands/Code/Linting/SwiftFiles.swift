import Effects

/// Finds the Swift files that paths stand for.
struct SwiftFiles {
  private let files: any FileAccess
  private var seen: Set<FileStatus.Identity> = []
  /// The files, each once, those of a folder in the order of their paths.
  private(set) var found: [Found] = []
  /// What could not be looked at.
  private(set) var problems: [any Error] = []
  private var failures: [(operand: Int, error: any Error)] = []
  private static let most = 20_000

  /// A file, and the number of the operand that it was found by.
  struct Found: Equatable {
    let path: String
    let operand: Int
  }

  /// A place that a call names.
  struct Operand {
    let path: String
    var exclusion = Exclusion()
    /// How many folders are above it; operands that overlap share out what is in them by that.
    var depth = 0
  }

  private struct Place {
    /// The path as it is shown.
    let path: String
    /// The path below the operand; empty for the operand.
    let below: String
    let operand: Int
    var isNamed: Bool { below.isEmpty }
  }

  /// Looks for files.
  ///
  /// A file named outright is taken whatever it is called; of a folder all `.swift` files are,
  /// but not what is hidden, `.build` among it. Links to folders are followed after all else, so
  /// that a file has the path at which it lies, and no folder is entered twice. What several operands
  /// hold is the deepest one's, in whatever order they are named.
  init(at operands: [Operand], files: any FileAccess) throws(SwiftFilesProblem) {
    self.files = files
    let deepestFirst = operands.indices.sorted {
      (operands[$1].depth, $0) < (operands[$0].depth, $1)
    }
    var links: [Place] = []
    for number in deepestFirst {
      try take([Place(path: operands[number].path, below: "", operand: number)], operands, &links)
    }
    while let link = links.popLast() { try take([link], operands, &links) }
    found = Self.inOrder(found, by: \.operand)
    problems = Self.inOrder(failures, by: \.operand).map(\.error)
  }

  /// Takes all that is at some places and in them; links to folders are for later.
  private mutating func take(
    _ places: [Place],
    _ operands: [Operand],
    _ links: inout [Place]
  ) throws(SwiftFilesProblem) {
    var waiting = places
    while let place = waiting.popLast() {
      do {
        waiting += try visit(place, operands[place.operand].exclusion, &links)
      } catch {
        failures.append((place.operand, error))
      }
      guard found.count <= Self.most else { throw .tooMany(Self.most) }
    }
  }

  /// The same elements by operand, those of one in the order in which they were met.
  private static func inOrder<Element>(
    _ elements: [Element],
    by operand: (Element) -> Int
  ) -> [Element] {
    elements.enumerated().sorted {
      (operand($0.element), $0.offset) < (operand($1.element), $1.offset)
    }.map(\.element)
  }

  /// Takes a file, or gives what is in a folder, the first last; what is not to be taken is passed
  /// over.
  private mutating func visit(
    _ place: Place,
    _ exclusion: Exclusion,
    _ links: inout [Place]
  ) throws -> [Place] {
    guard let status = try status(of: place) else { return [] }
    let isFolder = status.kind == .folder
    let isLeftOut =
      place.isNamed
      ? exclusion.leavesOutOperand(isFolder: isFolder)
      : exclusion.leavesOut(place.below, isFolder: isFolder)
    guard !isLeftOut else { return [] }
    switch status.kind {
    case .folder:
      guard seen.insert(status.identity).inserted else { return [] }
      let (own, linked) = try contents(of: place)
      links = linked + links
      return own
    case .file:
      guard place.isNamed || place.path.hasSuffix(".swift") else { return [] }
      if seen.insert(status.identity).inserted {
        found.append(Found(path: place.path, operand: place.operand))
      }
      return []
    case .other:
      guard place.isNamed || place.path.hasSuffix(".swift") else { return [] }
      throw FileError.notRegular(place.path)
    }
  }

  /// What stands at a place; `nil` for what went away since its folder was read.
  private func status(of place: Place) throws -> FileStatus? {
    let status: FileStatus?
    do {
      status = try files.status(place.path)
    } catch {
      guard place.isNamed || Self.mayBeSwift(place.path) else { return nil }
      throw error
    }
    if let status { return status }
    if place.isNamed { throw FileError.missing(place.path) }
    guard Self.mayBeSwift(place.path) else { return nil }
    if place.path.unicodeScalars.contains("\u{fffd}") {
      throw SwiftFilesProblem.unnameable(place.path)
    }
    if place.path.hasSuffix(".swift"), try files.isLink(place.path) {
      throw SwiftFilesProblem.leadsNowhere(place.path)
    }
    return nil
  }

  /// Whether something that cannot be looked at may be a Swift file, or a folder of them; folders
  /// seldom have a dot in their names.
  private static func mayBeSwift(_ path: String) -> Bool {
    let name = Paths.name(of: path)
    return name.hasSuffix(".swift") || !name.contains(".")
  }

  private func contents(of place: Place) throws -> (own: [Place], linked: [Place]) {
    var own: [Place] = []
    var linked: [Place] = []
    for name in try files.list(place.path).reversed() where !name.hasPrefix(".") {
      let inner = Place(
        path: place.path == "." ? name : Paths.join(place.path, name),
        below: place.below.isEmpty ? name : Paths.join(place.below, name),
        operand: place.operand
      )
      // Only a folder can be met twice on different ways; a link to a file is its other name.
      if !name.hasSuffix(".swift"), (try? files.isLink(inner.path)) == true {
        linked.append(inner)
      } else {
        own.append(inner)
      }
    }
    return (own, linked)
  }
}
