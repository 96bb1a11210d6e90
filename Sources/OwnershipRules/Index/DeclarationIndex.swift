import SwiftSyntax

/// Everything that the files of a run declare and use, built once.
///
/// Types are numbered; a type that code cannot name without doubt is ambiguous, and looking it up
/// finds nothing, so that rules which need it stay silent.
struct DeclarationIndex: Sendable {
  let files: [FileFacts]
  var types: [TypeFacts] = []
  /// The type of each part, by file and part.
  var typeOfPart: [[Int?]]
  /// The types declared at the top of files, by name.
  var topLevel: [String: [Int]] = [:]
  /// The other names of types, by name.
  var aliases: [String: [(file: Int, part: Int?, type: TypeShape)]] = [:]
  /// The calls of the run, by the last part of what they call.
  private(set) var callsNamed: [String: [Ref]] = [:]
  /// The functions and methods of the run, by name.
  private(set) var functionsNamed: [String: [Ref]] = [:]
  /// The variables and constants that stand outside of types, by name.
  private(set) var globals: [String: Ref] = [:]
  /// The code of each part of a type.
  private(set) var regionsOfPart: [Ref: [Int]] = [:]
  /// The code that runs with the body of each view, by type.
  private(set) var bodies: [Int: BodyReach] = [:]
  /// What those bodies read of other types.
  private(set) var bodyReads = BodyReads()

  init(_ files: [FileFacts]) {
    self.files = files
    typeOfPart = files.map { Array(repeating: nil, count: $0.parts.count) }
    declareTypes()
    extendTypes()
    findRoles()
    gatherMembers()
    gatherUses()
    for number in types.indices where types[number].roles.hasAny(of: .stateOwner) {
      bodies[number] = BodyReach(of: number, in: self)
    }
    bodyReads = BodyReads(in: self)
  }

  // MARK: Facts by their reference

  func part(_ ref: Ref) -> TypePart { files[ref.file].parts[ref.number] }
  func property(_ ref: Ref) -> Property { files[ref.file].properties[ref.number] }
  func function(_ ref: Ref) -> Function { files[ref.file].functions[ref.number] }
  func region(_ ref: Ref) -> Region { files[ref.file].regions[ref.number] }
  func use(_ ref: Ref) -> Use { files[ref.file].uses[ref.number] }
  func call(_ ref: Ref) -> Call { files[ref.file].calls[ref.number] }
  func local(_ ref: Ref) -> Local { files[ref.file].locals[ref.number] }

  /// The type whose part it is.
  func type(ofPart part: Int?, in file: Int) -> Int? { part.flatMap { typeOfPart[file][$0] } }

  /// The stretches of code of a part of a type.
  func regions(ofPart ref: Ref) -> [Int] { regionsOfPart[ref] ?? [] }

  /// The calls with a name, in the order of the run.
  func calls(named name: String) -> [Ref] { callsNamed[name] ?? [] }

  /// The types that have one of the roles, with their numbers.
  func types(with roles: TypeRoles) -> [(number: Int, type: TypeFacts)] {
    types.indices.lazy.filter { types[$0].roles.hasAny(of: roles) }.map { ($0, types[$0]) }
  }

  // Facts are looked at where they lie, for to copy one costs more than what is wanted of it here.

  private mutating func gatherMembers() {
    for (file, facts) in files.enumerated() {
      for number in facts.properties.indices {
        let name = facts.properties[number].name
        let part = facts.properties[number].part
        if part == nil { globals[name] = Ref(file, number) }
        guard let type = type(ofPart: part, in: file) else { continue }
        types[type].properties.append(Ref(file, number))
        types[type].propertyNamed[name, default: []].append(Ref(file, number))
      }
      for number in facts.functions.indices {
        let name = facts.functions[number].name
        functionsNamed[name, default: []].append(Ref(file, number))
        guard let type = type(ofPart: facts.functions[number].part, in: file) else { continue }
        types[type].functions.append(Ref(file, number))
        types[type].functionNamed[name, default: []].append(Ref(file, number))
      }
      for number in facts.regions.indices {
        guard let part = facts.regions[number].part else { continue }
        regionsOfPart[Ref(file, part), default: []].append(number)
      }
      for number in facts.calls.indices {
        callsNamed[facts.calls[number].name, default: []].append(Ref(file, number))
      }
    }
  }

  private mutating func gatherUses() {
    for (file, facts) in files.enumerated() {
      for number in facts.uses.indices {
        if case .local = facts.uses[number].root { continue }
        let part = facts.regions[facts.uses[number].region].part
        guard let type = type(ofPart: part, in: file) else { continue }
        let name = facts.uses[number].name
        guard types[type].hasMember(spelled: name) else { continue }
        types[type].uses[name, default: []].append(Ref(file, number))
      }
    }
  }
}

extension TypeFacts {
  /// Whether a name, perhaps with `$` or `_` before it, is one of the type's members.
  fileprivate func hasMember(spelled name: String) -> Bool {
    if propertyNamed[name] != nil || functionNamed[name] != nil { return true }
    guard let first = name.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_")
    else { return false }
    return propertyNamed[String(name.dropFirst())] != nil
  }
}
