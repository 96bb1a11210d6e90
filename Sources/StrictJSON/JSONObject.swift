/// The members of a JSON object, in order, each key once.
package struct JSONObject: Equatable, Sendable {
  /// The members in the order they are written.
  package private(set) var members: [Member]

  /// A key and its value.
  package struct Member: Equatable, Sendable {
    /// The key, as it reads without escapes.
    package var key: String
    /// What it stands for.
    package var value: JSONValue

    /// Makes a member.
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Makes an object of members whose keys must differ.
  package init(members: [Member] = []) { self.members = members }

  /// The value of a key; a new key goes to the end, `nil` removes one.
  ///
  /// - Complexity: O(number of members).
  package subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(members: members.map { Member(key: $0, value: $1) })
  }
}
