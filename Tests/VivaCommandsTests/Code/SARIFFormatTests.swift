import Core
import LinterProtocol
import StrictJSON
import Testing
import TestSupport

@MainActor
struct SARIFFormatTests {
  private static let rule = RuleDescription(
    id: "state_not_private",
    section: "A",
    severity: .warning,
    title: "state that others can set",
    rationale: "State belongs to one view.",
    claims: [],
    isOptIn: false,
    passing: [],
    failing: []
  )

  /// An emoji of four bytes and two UTF-16 units, and a letter of two bytes and one unit.
  private static let source = "/* 🐟é */ @State var count = 0\n"

  private func desk(_ findings: Finding...) -> Desk {
    var desk = Desk(["/my app/A.swift": Self.source])
    desk.processes = ScriptedLinter(files: desk.files, rules: [Self.rule]) { _ in findings }
    return desk
  }

  private nonisolated static func finding(_ code: String, _ severity: Severity) -> Finding {
    Finding(
      code,
      severity,
      file: "/my app/A.swift",
      start: TextPosition(line: 1, column: 14),
      end: TextPosition(line: 1, column: 30),
      message: "'count' is state of this view alone"
    )
  }

  @Test func `a run has its tool, its rules, and results that point into them`() {
    let run = desk(Self.finding("state_not_private", .warning))
      .run("lint", "/my app", "--format", "sarif")
    #expect(
      run.output == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "viva",
                  "version": "0.1.0",
                  "rules": [
                    {
                      "id": "state_not_private",
                      "shortDescription": {
                        "text": "state that others can set"
                      },
                      "fullDescription": {
                        "text": "State belongs to one view."
                      },
                      "defaultConfiguration": {
                        "level": "warning"
                      }
                    }
                  ]
                }
              },
              "columnKind": "utf16CodeUnits",
              "results": [
                {
                  "ruleId": "state_not_private",
                  "ruleIndex": 0,
                  "level": "warning",
                  "message": {
                    "text": "'count' is state of this view alone"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "file:///my%20app/A.swift"
                        },
                        "region": {
                          "startLine": 1,
                          "startColumn": 11,
                          "endLine": 1,
                          "endColumn": 27
                        }
                      }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """
    )
    #expect(run.status == 1)
  }

  @Test(arguments: [Severity.error, .warning, .note])
  func `what no rule says has a level and no index`(severity: Severity) throws {
    let run = desk(Self.finding("syntax", severity)).run("lint", "/my app", "--format", "sarif")
    let json = try JSONValue(parsing: run.output.utf8)
    let result = try #require(json["runs"]?.array?.first?["results"]?.array?.first)
    #expect(result["level"]?.string == severity.name)
    #expect(result.object?.members.map(\.key) == ["ruleId", "level", "message", "locations"])
  }

  @Test func `without findings the results are there and empty`() throws {
    let run = desk().run("lint", "/my app", "--format", "sarif")
    let json = try JSONValue(parsing: run.output.utf8)
    #expect(json["runs"]?.array?.first?["results"]?.array == [])
    #expect(run.status == 0)
  }

  @Test func `edits are a fix, whose regions count UTF-16 units from 1`() throws {
    var finding = Self.finding("state_not_private", .warning)
    finding.fix = "write 'private'"
    finding.edits = [
      SourceEdit(file: finding.file, start: 20, end: 20, text: "private "),
      SourceEdit(file: finding.file, start: 24, end: 29, text: "total"),
    ]
    let json = try JSONValue(
      parsing: desk(finding).run("lint", "/my app", "--format", "sarif").output.utf8
    )
    let result = try #require(json["runs"]?.array?.first?["results"]?.array?.first)
    let artifact: JSONValue = ["uri": "file:///my%20app/A.swift"]
    #expect(
      result["fixes"] == [
        [
          "description": ["text": "write 'private'"],
          "artifactChanges": [
            [
              "artifactLocation": artifact,
              "replacements": [
                [
                  "deletedRegion": Self.region(18, 18), "insertedContent": ["text": "private "],
                ],
                ["deletedRegion": Self.region(22, 27), "insertedContent": ["text": "total"]],
              ],
            ]
          ],
        ]
      ]
    )
  }

  @Test func `a byte order mark is no column`() throws {
    var desk = Desk(["/my app/A.swift": "\u{feff}struct V {}\n"])
    let finding = Finding(
      "syntax",
      .error,
      file: "/my app/A.swift",
      start: TextPosition(line: 1, column: 4),
      end: TextPosition(line: 1, column: 10),
      message: "a place"
    )
    desk.processes = ScriptedLinter(files: desk.files, rules: [Self.rule]) { _ in [finding] }
    let run = desk.run("lint", "/my app", "--format", "sarif")
    let json = try JSONValue(parsing: run.output.utf8)
    let place = json["runs"]?.array?.first?["results"]?.array?.first?["locations"]?.array?.first
    #expect(place?["physicalLocation"]?["region"] == Self.region(1, 7))
  }

  /// What the schema of SARIF 2.1.0 requires of the objects that are written here.
  private nonisolated static let required: [(path: [String], keys: Set<String>)] = [
    ([], ["version", "runs"]),
    (["runs"], ["tool"]),
    (["runs", "tool"], ["driver"]),
    (["runs", "tool", "driver"], ["name"]),
    (["runs", "tool", "driver", "rules"], ["id"]),
    (["runs", "tool", "driver", "rules", "shortDescription"], ["text"]),
    (["runs", "results"], ["message"]),
    (["runs", "results", "message"], ["text"]),
    (["runs", "results", "fixes"], ["artifactChanges"]),
    (["runs", "results", "fixes", "artifactChanges"], ["artifactLocation", "replacements"]),
    (["runs", "results", "fixes", "artifactChanges", "replacements"], ["deletedRegion"]),
  ]

  @Test(arguments: required)
  func `every object has what the schema requires`(_ path: [String], _ keys: Set<String>) throws {
    var finding = Self.finding("state_not_private", .warning)
    finding.edits = [SourceEdit(file: finding.file, start: 20, end: 20, text: "private ")]
    let json = try JSONValue(
      parsing: desk(finding).run("lint", "/my app", "--format", "sarif").output.utf8
    )
    var objects = [json]
    for key in path {
      objects = objects.flatMap { object in
        object[key].map { $0.array ?? [$0] } ?? []
      }
    }
    #expect(!objects.isEmpty)
    for object in objects {
      let found = Set(object.object?.members.map(\.key) ?? [])
      #expect(found.isSuperset(of: keys))
    }
  }

  private nonisolated static func region(_ start: Int, _ end: Int) -> JSONValue {
    [
      "startLine": 1, "startColumn": .integer(start), "endLine": 1, "endColumn": .integer(end),
    ]
  }
}
