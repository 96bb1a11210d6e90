import Scenarios
import StrictJSON

extension Target {
  /// The keys of what it says.
  static let keys = ["name", "row", "nth"]

  /// Its members; what need not be said is left out.
  var members: JSONObject {
    var json: JSONObject = ["name": .string(name)]
    if let row { json["row"] = .string(row) }
    if let ordinal { json["nth"] = .integer(ordinal) }
    return json
  }

  init(_ line: LineObject) throws(LineProblem) {
    self.init(
      try line.text("name"),
      in: try line.optionalText("row"),
      ordinal: line.has("nth") ? try line.count("nth") : nil
    )
  }
}
