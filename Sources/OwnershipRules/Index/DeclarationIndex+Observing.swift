extension DeclarationIndex {
  /// The tracked properties of an observable model, the published ones of a legacy one.
  func observedProperties(of number: Int) -> [Ref] {
    let type = types[number]
    return type.properties.filter { ref in
      type.isObservable ? property(ref).isTracked : property(ref).isPublished
    }
  }
}

extension DeclarationIndex {
  /// The observed properties of a model and of the models that it inherits from.
  func inheritedObserved(by number: Int) -> [Ref] {
    var properties: [Ref] = []
    var type: Int? = number
    for _ in 0..<16 {
      guard let current = type, types[current].isObservable else { break }
      properties += observedProperties(of: current)
      type = superclass(of: current)
    }
    return properties
  }
}

extension TypeFacts {
  /// A class with `@Observable`, whatever else it is.
  var isObservable: Bool { kind == .class && roles.contains(.observable) }
}

extension Property {
  /// Whether observation tracks it, given that its class is observable.
  var isTracked: Bool {
    isStored && !isStatic && !isLet && !isLazy && !attributes.has("ObservationIgnored")
  }

  /// Whether it announces its writes in an `ObservableObject`.
  var isPublished: Bool { isStored && !isStatic && attributes.has("Published") }

  /// Whether code outside its file may set it.
  var isSettableOutside: Bool { !isLet && !setterAccess.isFileOnly }
}
