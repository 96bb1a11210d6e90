extension DeclarationIndex {
  /// Numbers every declared type whose place is known without looking at extensions.
  mutating func declareTypes() {
    for file in files.indices {
      for alias in files[file].aliases {
        aliases[alias.name, default: []].append((file, alias.part, alias.type))
      }
      for number in files[file].parts.indices { declareType(Ref(file, number)) }
    }
  }

  /// Joins extensions to what they extend, and declares the types that stand in them.
  ///
  /// An extension may extend what another extension declares, so it goes round until nothing is
  /// found any more.
  mutating func extendTypes() {
    var isFinding = true
    while isFinding {
      isFinding = false
      for file in files.indices {
        for (number, part) in files[file].parts.enumerated() where typeOfPart[file][number] == nil {
          let ref = Ref(file, number)
          if part.kind == .extension { extendType(ref) } else { declareType(ref) }
          if typeOfPart[file][number] != nil { isFinding = true }
        }
      }
    }
    for file in files.indices { extendForeignTypes(in: file) }
  }

  private mutating func declareType(_ ref: Ref) {
    let part = part(ref)
    guard part.kind != .extension, typeOfPart[ref.file][ref.number] == nil else { return }
    var parent: Int?
    if let outer = part.parent {
      guard let type = typeOfPart[ref.file][outer] else { return }
      parent = type
    }
    let fileOnly = part.region != nil || part.access.isFileOnly ? ref.file : nil
    let rivals = parent.map { types[$0].nested[part.name] ?? [] } ?? topLevel[part.name] ?? []
    for rival in rivals where isSameType(types[rival], part, in: ref.file) {
      typeOfPart[ref.file][ref.number] = rival
      types[rival].parts.append(ref)
      return
    }
    add(TypeFacts(name: part.name, parent: parent, kind: part.kind, fileOnly: fileOnly), ref)
    for rival in rivals where mayBeMixedUp(types[rival], fileOnly) {
      types[rival].isAmbiguous = true
      types[types.count - 1].isAmbiguous = true
    }
  }

  private mutating func add(_ type: TypeFacts, _ ref: Ref) {
    let number = types.count
    types.append(type)
    types[number].parts.append(ref)
    typeOfPart[ref.file][ref.number] = number
    if let parent = type.parent {
      types[parent].nested[type.name, default: []].append(number)
    } else {
      topLevel[type.name, default: []].append(number)
    }
  }

  /// Whether a declaration is another branch of the same `#if`, or of another like it.
  private func isSameType(_ type: TypeFacts, _ part: TypePart, in file: Int) -> Bool {
    guard !part.conditions.isEmpty, type.isDeclared else { return false }
    return type.parts.allSatisfy { other in
      let conditions = self.part(other).conditions
      guard other.file == file else { return !conditions.isEmpty }
      return conditions != part.conditions && !conditions.isEmpty
    }
  }

  private func mayBeMixedUp(_ type: TypeFacts, _ fileOnly: Int?) -> Bool {
    guard let one = type.fileOnly, let other = fileOnly else {
      return type.fileOnly == nil && fileOnly == nil
    }
    return one == other
  }

  private mutating func extendType(_ ref: Ref) {
    let part = part(ref)
    guard let type = find(part.path, from: part.parent, in: ref.file) else { return }
    typeOfPart[ref.file][ref.number] = type
    types[type].parts.append(ref)
  }

  /// What is extended but not declared gets a type as well, one for each name.
  private mutating func extendForeignTypes(in file: Int) {
    for (number, part) in files[file].parts.enumerated() where typeOfPart[file][number] == nil {
      let ref = Ref(file, number)
      if part.kind != .extension {
        declareType(ref)
        continue
      }
      let name = part.path.joined(separator: ".")
      let declared = (topLevel[part.path.first ?? ""] ?? []).filter { types[$0].isDeclared }
      for type in declared { types[type].hasLostExtension = true }
      if !declared.isEmpty { continue }
      if let type = topLevel[name]?.first {
        typeOfPart[file][number] = type
        types[type].parts.append(ref)
      } else {
        add(TypeFacts(name: name, parent: nil, kind: .extension, fileOnly: nil), ref)
      }
    }
  }
}
