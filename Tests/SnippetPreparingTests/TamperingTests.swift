import Core
import LinterProtocol
import SnippetPreparing
import Testing

/// What an answer must not reach for, as the exercise watches it by that.
struct TamperingTests {
  private static let driver = """
    import SwiftUI
    @MainActor enum Scale { static var count = 0; static func startCounting() { count = 0 } }
    @MainActor func startCounting() { Scale.startCounting() }
    func deliver(_ shelf: Shelf) {}
    struct Fields: View { var body: some View { Text("\\(Mirror(reflecting: Shelf()).children.count)") } }

    """

  private func refusals(
    _ code: String,
    isGraded: Bool = true,
    models: [String] = ["struct Shelf {}"]
  ) -> [String] {
    SnippetPreparer.prepare(
      PreparationJob(
        files: [
          .init(path: "Driver.swift", text: Self.driver),
          .init(path: "S.swift", text: code, isGraded: isGraded),
        ],
        models: models
      )
    ).problems.map { "\($0.start.line):\($0.start.column) \($0.message)" }
  }

  @Test(arguments: [
    ("func sort() {\n  defer { Scale.startCounting() }\n}\n", "2:17 'startCounting'"),
    ("let reset = startCounting\n", "1:13 'startCounting'"),
    (
      "extension Shelf { var customMirror: Mirror { Mirror(self, children: []) } }\n",
      "1:23 'customMirror'"
    ),
    ("extension Shelf: CustomReflectable {}\n", "1:18 'CustomReflectable'"),
  ])
  func `what an exercise watches by is not to be turned by what it watches`(
    code: String,
    place: String
  ) {
    #expect(refusals(code) == ["\(place) is what the exercise watches the code by"])
  }

  @Test(arguments: [
    "struct Shelf { func deliver() {} }\n", "// startCounting\nlet a = \"startCounting\"\n",
  ])
  func `other names and words are free`(code: String) {
    #expect(refusals(code) == [])
  }

  @Test func `what starter or solution use is an answer's as well`() {
    let code = "func begin() { startCounting() }\n"
    #expect(refusals(code, models: [code]) == [])
    #expect(refusals(code, isGraded: false) == [])
  }
}
