import StrictJSON

extension PreparationJob {
  var json: JSONValue {
    [
      "request": "prepare",
      "files": .array(
        files.map {
          ["path": .string($0.path), "text": .string($0.text), "isGraded": .bool($0.isGraded)]
        }
      ),
      "root": root.map(JSONValue.string) ?? .null,
      "leavingOut": .array(leavingOut.map(JSONValue.string)),
      "additions": .string(additions.rawValue),
      "allowsProgram": .bool(allowsProgram),
      "models": .array(models.map(JSONValue.string)),
    ]
  }

  init(_ json: JSONValue) throws(ProtocolError) {
    guard let additions = Additions(rawValue: try json.text("additions")) else {
      throw .unexpected("additions")
    }
    self.init(
      files: try json.array("files").map { file throws(ProtocolError) in
        File(
          path: try file.text("path"),
          text: try file.text("text"),
          isGraded: try file.flag("isGraded")
        )
      },
      root: json["root"]?.string,
      leavingOut: try json.texts("leavingOut"),
      additions: additions,
      allowsProgram: try json.flag("allowsProgram"),
      models: try json.texts("models")
    )
  }
}
