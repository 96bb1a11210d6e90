import Core
import Reporting
import StrictJSON
import TestSupport
import Testing

struct JSONReportTests {
  @Test func `a report is written as the golden file has it`() throws {
    let report = try #require(Learner.sample()).report
    let text = JSONReport().text(of: report, style: .blocks)
    #expect(try Golden("sample.json").difference(to: text) == nil)
    #expect(try JSONValue(parsing: text.utf8) == JSONReport().json(of: report))
  }

  @Test func `every key is documented, in the order it is written`() throws {
    let report = try #require(Learner.sample()).report
    var paths: [String] = []
    collect(JSONReport().json(of: report), at: "", into: &paths)
    #expect(JSONReport.keys.map(\.path) == paths)
    #expect(JSONReport.keys.allSatisfy { !$0.meaning.isEmpty && !$0.meaning.hasSuffix(".") })
  }

  @Test func `a report of nothing holds zeros and nulls, never what is no number`() throws {
    let report = try #require(Learner(on: "2026-11-30")).report
    let json = JSONReport().json(of: report)
    #expect(json.object?.members.first?.key == "schema")
    #expect(json["schema"] == 1)
    #expect(json["summary"]?["answers"] == 0)
    #expect(json["summary"]?["retention"]?["share"] == .null)
    #expect(json["topics"] == [])
    #expect(json["forecast"]?["days"]?.array?.count == 30)
    #expect(!json.text().lowercased().contains("nan"))
  }

  private func collect(_ value: JSONValue, at path: String, into paths: inout [String]) {
    switch value {
    case .object(let object):
      for member in object.members {
        collect(member.value, at: path.isEmpty ? member.key : "\(path).\(member.key)", into: &paths)
      }
    case .array(let elements) where elements.first?.object != nil:
      var found: [String] = []
      for element in elements { collect(element, at: "\(path)[]", into: &found) }
      for path in found where !paths.contains(path) { paths.append(path) }
    default: paths.append(path)
    }
  }
}
