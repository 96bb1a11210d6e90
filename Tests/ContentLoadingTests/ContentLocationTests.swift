import ContentLoading
import Effects
import TestSupport
import Testing

struct ContentLocationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String]
    var executable = "/opt/viva/.build/release/viva"
    var found: String?
  }

  static let cases = [
    Case(
      testDescription: "a checkout",
      files: ["/opt/viva/Package.swift", "/opt/viva/Content/a.md"],
      found: "/opt/viva/Content"
    ),
    Case(
      testDescription: "an installed program",
      files: ["/usr/share/viva/Content/a.md"],
      executable: "/usr/bin/viva",
      found: "/usr/share/viva/Content"
    ),
    Case(
      testDescription: "a folder named Content without a package",
      files: ["/opt/viva/Content/a.md"],
      found: nil
    ),
    Case(
      testDescription: "the sources, where the program was built elsewhere",
      files: ["/src/viva/Package.swift", "/src/viva/Content/a.md"],
      executable: "/tmp/build/viva",
      found: "/src/viva/Content"
    ),
    Case(
      testDescription: "the nearest of several",
      files: [
        "/opt/viva/Package.swift", "/opt/viva/Content/a.md", "/opt/share/viva/Content/a.md",
      ],
      found: "/opt/viva/Content"
    ),
    Case(testDescription: "a relative path", files: ["/Content/a.md"], executable: "viva"),
  ]

  @Test(arguments: cases)
  func `the shipped banks are found from the program or its sources`(_ item: Case) {
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: item.files.map { ($0, "") }))
    let found = ContentLocation.shipped(
      executable: item.executable,
      sourceFile: "/src/viva/Sources/viva/Viva.swift",
      files: files
    )
    #expect(found == item.found)
  }
}
