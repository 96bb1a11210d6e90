/// Finds where in a text the parts of a JSON value stand, for messages about them.
struct JSONPlaces {
  private var parser: JSONParser

  init(_ bytes: [UInt8]) { parser = JSONParser(bytes) }

  /// The byte at which what the steps lead to begins; `nil` where they lead nowhere.
  mutating func offset(of steps: ArraySlice<JSONStep>) throws(JSONError) -> Int? {
    let place = parser.nextPlace()
    switch steps.first {
    case nil: return place
    case .element(let wanted)?:
      var index = 0
      while try parser.moveInto(first: index == 0, opener: "[", closer: "]") {
        if index == wanted { return try offset(of: steps.dropFirst()) }
        try parser.skipValue()
        index += 1
      }
    case .member(let wanted)?, .key(let wanted)?:
      var isFirst = true
      while try parser.moveInto(first: isFirst, opener: "{", closer: "}") {
        let place = parser.nextPlace()
        let isWanted = try parser.key() == wanted
        if isWanted, case .key? = steps.first { return place }
        if isWanted { return try offset(of: steps.dropFirst()) }
        try parser.skipValue()
        isFirst = false
      }
    }
    return nil
  }
}

extension JSONValue {
  /// The byte, from 0, at which a part of a JSON text begins; `nil` where there is no such part.
  package static func offset(of steps: [JSONStep], in bytes: [UInt8]) -> Int? {
    var places = JSONPlaces(bytes)
    return (try? places.offset(of: steps[...])) ?? nil
  }
}
