import Core
import StrictJSON

extension Preparation {
  var json: JSONValue {
    [
      "problems": .array(problems.map(FindingJSON.value)),
      "files": .array(files.map(Self.json)),
      "entry": .string(entry),
      "views": .array(views.map(Self.json)),
      "types": .array(types.map(JSONValue.string)),
      "functions": .array(functions.map(JSONValue.string)),
      "program": program.map(JSONValue.string) ?? .null,
    ]
  }

  init(_ json: JSONValue) throws(ProtocolError) {
    self.init(
      problems: try json.array("problems").map(FindingJSON.finding),
      files: try json.array("files").map(Self.file),
      entry: try json.text("entry"),
      views: try json.array("views").map(Self.view),
      types: try json.texts("types"),
      functions: try json.texts("functions"),
      program: json["program"]?.string
    )
  }

  private static func json(_ file: File) -> JSONValue {
    [
      "path": .string(file.path),
      "edits": .array(
        file.edits.map {
          ["start": .integer($0.start), "end": .integer($0.end), "text": .string($0.text)]
        }
      ),
      "appended": .string(file.appended),
    ]
  }

  private static func file(_ json: JSONValue) throws(ProtocolError) -> File {
    let path = try json.text("path")
    return File(
      path: path,
      edits: try json.array("edits").map { edit throws(ProtocolError) in
        SourceEdit(
          file: path,
          start: try edit.integer("start"),
          end: try edit.integer("end"),
          text: try edit.text("text")
        )
      },
      appended: try json.text("appended")
    )
  }

  private static func json(_ view: View) -> JSONValue {
    [
      "name": .string(view.name),
      "needs": .array(view.needs.map(JSONValue.string)),
      "isMade": .bool(view.isMade),
      "isOffered": .bool(view.isOffered),
    ]
  }

  private static func view(_ json: JSONValue) throws(ProtocolError) -> View {
    View(
      name: try json.text("name"),
      needs: try json.texts("needs"),
      isMade: try json.flag("isMade"),
      isOffered: try json.flag("isOffered")
    )
  }
}
