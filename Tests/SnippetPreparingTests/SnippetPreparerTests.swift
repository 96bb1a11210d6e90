import LinterProtocol
import SnippetPreparing
import Testing

struct SnippetPreparerTests {
  @Test func `nothing is done to code without types`() {
    let job = PreparationJob(files: [.init(path: "a.swift", text: "let x = 1\n")])
    #expect(SnippetPreparer.prepare(job).files[0].edits == [])
  }
}
