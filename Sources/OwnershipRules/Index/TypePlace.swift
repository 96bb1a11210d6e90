import SwiftSyntax

/// What is known of an expression's type: how it is written, and where, or which type it is.
struct TypePlace {
  var shape: TypeShape?
  let part: Int?
  let file: Int
  /// The type, where its name is not written but what makes the value is.
  var known: Int?
}

extension DeclarationIndex {
  /// The declared type at a place, optionals set aside.
  func type(at place: TypePlace) -> Int? {
    place.known ?? find(place.shape, from: place.part, in: place.file)
  }

  /// What a step from one place leads to; `nil` where nobody can tell.
  func place(after step: MemberPath.Step, from place: TypePlace) -> TypePlace? {
    switch step {
    case .element:
      return place.shape?.element.map {
        TypePlace(shape: $0, part: place.part, file: place.file)
      }
    case .member(let name):
      guard let type = type(at: place), let ref = types[type].propertyNamed[name]?.first else {
        return nil
      }
      return self.place(of: property(ref), in: ref.file)
    }
  }

  /// What is known of a property's type.
  func place(of property: Property, in file: Int) -> TypePlace {
    TypePlace(
      shape: property.type,
      part: property.part,
      file: file,
      known: property.type == nil ? type(of: property, in: file) : nil
    )
  }

  /// What is known of the type of what a use names, before any step.
  func place(ofRoot use: Use, in file: Int) -> TypePlace? {
    let part = files[file].regions[use.region].part
    if case .local(let number) = use.root {
      let local = files[file].locals[number]
      let made = local.initialValue.flatMap { constructed(by: $0, from: part, in: file) }
      return TypePlace(
        shape: local.type,
        part: part,
        file: file,
        known: local.type == nil ? made : nil
      )
    }
    guard let type = type(ofPart: part, in: file),
      let ref = types[type].propertyNamed[use.name]?.first
    else { return nil }
    return place(of: property(ref), in: ref.file)
  }
}

extension TypeShape {
  /// What an element of a collection of this type is, optionals set aside.
  var element: TypeShape? {
    switch self {
    case .optional(let wrapped): wrapped.element
    case .array(let element): element
    case .dictionary(_, let value): value
    case .named(["Set"], let arguments): arguments.first
    default: nil
    }
  }
}
