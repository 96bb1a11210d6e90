import SwiftSyntax
import Testing

struct HygieneTests {
  private let checkout = Checkout()

  // Written in two halves, so that this file is not what it looks for.
  private static let markers = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
  private static let places = ["/wo" + "rk/", "/ro" + "ot/", "/Us" + "ers/"]

  @Test func `nothing is left for later in a comment`() throws {
    var found: [String] = []
    for path in try textFiles() {
      for (line, text) in try lines(of: path) where containsWord(Self.markers, in: text) {
        found.append("\(path):\(line)")
      }
    }
    #expect(found == [])
  }

  @Test func `no file mentions a path of the machine it was written on`() throws {
    let places = Self.places + [checkout.root + "/"]
    var found: [String] = []
    for path in try textFiles() {
      for (line, text) in try lines(of: path)
      where places.contains(where: { startsPath($0, in: text) }) {
        found.append("\(path):\(line)")
      }
    }
    #expect(found == [])
  }

  @Test func `every text file ends in one line end and none has tabs or carriage returns`() throws {
    var found: [String] = []
    for path in try checkout.files(below: "Sources") + checkout.files(below: "Content") {
      let text = try checkout.text(path).utf8
      if text.last != 0x0a || text.suffix(2).elementsEqual([0x0a, 0x0a]) || text.contains(0x0d) {
        found.append(path)
      }
    }
    #expect(found == [])
  }

  @Test func `the top level holds what its user asked for and nothing else`() throws {
    let expected = ["Content", "Package.swift", "README.md", "Sources", "Tests"]
    let names = try checkout.names(in: "").filter { !$0.hasPrefix(".") }
    #expect(names.filter { !expected.contains($0) } == [])
    // The README and the banks come last; all else has to be there from the first day.
    #expect(["Package.swift", "Sources", "Tests"].allSatisfy(names.contains))
  }

  private func textFiles() throws -> [String] {
    let endings = [".swift", ".md", ".h", ".c", ".modulemap", ".json", ".txt"]
    let folders = ["Sources", "Tests", "Content"]
    let files = try folders.flatMap { try checkout.files(below: $0) }
    let top = ["Package.swift", "README.md", ".swift-format", ".gitignore", ".ci/run"]
    return files.filter { file in endings.contains(where: file.hasSuffix) }
      + (try top.filter(checkout.holds))
  }

  private func lines(of path: String) throws -> [(Int, Substring)] {
    let text = try checkout.text(path)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ($0.offset + 1, $0.element)
    }
  }

  private func containsWord(_ words: [String], in line: Substring) -> Bool {
    guard words.contains(where: { line.contains($0) }) else { return false }
    return line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
      words.contains(String(word))
    }
  }

  /// Whether an absolute path that begins so stands in a line, and not a longer relative one.
  private func startsPath(_ place: String, in line: Substring) -> Bool {
    line.ranges(of: place).contains { range in
      let before = line[..<range.lowerBound].last
      return before.map { !$0.isLetter && !$0.isNumber && !"-_.~{}/".contains($0) } ?? true
    }
  }
}
