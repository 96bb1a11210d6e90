import Core
import SwiftSyntax

/// Finds phases of a model that everybody may set.
///
/// *Reports when* a stored property of a model, of an enum type of the run or an optional of one, is
/// written by the model's own methods, and its setter is neither private nor fileprivate.
///
/// *Does not report* properties that a view of the run binds to or writes, or may, those that a
/// protocol of the run wants settable, and those that a class of the run overrides. What initialisers
/// write does not count.
struct OpenSetter: OwnershipRule {
  let id = "open_setter"
  let section = RuleSection.writing
  let severity = Severity.note
  let title = "a phase that everybody may set"
  let rationale = """
    A phase follows from what the model does; everybody may read it, and only the model knows when \
    it changes.
    """
  let claims = ["C03", "C16"]
  let passing: [RuleExample] = [
    """
    @Observable final class Upload {
      enum Phase { case idle, sending }
      private(set) var phase = Phase.idle
      func send() { phase = .sending }
    }
    """,
    """
    enum Filter { case all, mine }
    @Observable final class Feed {
      var filter = Filter.all
      func reset() { filter = .all }
    }
    struct Bar: View {
      @Bindable var feed: Feed
      var body: some View { Picker("Filter", selection: $feed.filter) {} }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Upload {
      enum Phase { case idle, sending }
      var ↓phase = Phase.idle
      func send() { phase = .sending }
    }
    """
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    var writes: OutsideWrites?
    return index.types(with: .model).flatMap { number, type -> [Finding] in
      guard type.isModel, !type.hasLostExtension else { return [] }
      return type.properties.compactMap { ref in
        guard index.isOpenPhase(ref, of: number) else { return nil }
        let outside = writes ?? OutsideWrites(in: index)
        writes = outside
        let name = index.property(ref).name
        let known = outside.places(reaching: name, of: number)
        guard !known.contains(where: { index.isInView($0) }) else { return nil }
        return finding(for: ref, of: number, isWrittenOutside: !known.isEmpty, in: context)
      }
    }
  }

  private func finding(
    for ref: Ref,
    of type: Int,
    isWrittenOutside: Bool,
    in context: LintContext
  ) -> Finding {
    let index = context.index
    let property = index.property(ref)
    let isElsewhere = index.uses(of: property.name, in: type).contains { $0.ref.file != ref.file }
    let isCertain =
      !isWrittenOutside && !isElsewhere && property.node.bindings.count == 1
      && property.setterAccess == property.access
      && !property.attributes.has("usableFromInline") && !index.types[type].isAmbiguous
      && !index.isSeenOutside(property, of: type)
      && !index.isUsedNearby(property.name, of: type)
      && !index.mayBePromised(property.name, of: type)
      && !index.heirs(of: type).contains {
        index.mayBePromised(property.name, of: $0, declaredBy: type)
      }
      && !context.spellings.hasKeyPath(through: property.name)
      && !context.spellings.hasSuper(property.name)
    let keyword = property.node.bindingSpecifier.byteRange.lowerBound
    return context.finding(
      self,
      in: ref.file,
      at: property.nameRange,
      Message.open(property.name, of: index.types[type].name),
      fix: Message.close(property.name),
      edits: isCertain ? [context.edit(ref.file, keyword..<keyword, "private(set) ")] : []
    )
  }
}

extension DeclarationIndex {
  /// Whether a property is a phase that its own type's methods write and others may as well.
  fileprivate func isOpenPhase(_ ref: Ref, of type: Int) -> Bool {
    let property = property(ref)
    guard property.isStored, !property.isStatic, !property.isLet, !property.setterAccess.isFileOnly,
      !isFileOnly(property.part, in: ref.file), !isPreview(property.part, in: ref.file),
      !property.node.modifiers.has(.override),
      let held = typeHeld(by: ref), types[held].kind == .enum
    else { return false }
    let isWritten = uses(of: property.name, in: type).contains { ref, use in
      guard use.access != .read, changes(use, MemberPath(of: use).names) else { return false }
      return enclosingFunction(of: use, in: ref.file)?.kind != .initializer
    }
    return isWritten && !isSetterOwed(property.name, of: type)
  }

  /// Whether code that is not the type's own, but stands where it is `self`, names a member, which a
  /// private setter may break: that of its heirs, and of extensions that may be of a protocol that
  /// it conforms to.
  fileprivate func isUsedNearby(_ name: String, of type: Int) -> Bool {
    let heirs = heirs(of: type)
    return files.indices.contains { file in
      files[file].uses.contains { use in
        guard use.name == name, let user = self.type(ofRegion: use.region, in: file), user != type
        else { return false }
        if heirs.contains(user) { return true }
        if case .local = use.root { return false }
        let isShared = types[user].kind == .protocol || types[user].kind == .extension
        return isShared && use.access != .read && types[user].propertyNamed[name] == nil
      }
    }
  }

  /// Whether the setter is promised to protocols, or taken over by a class that inherits it.
  fileprivate func isSetterOwed(_ name: String, of type: Int) -> Bool {
    if wantsSetter(name, of: type) { return true }
    return heirs(of: type).contains { heir in
      wantsSetter(name, of: heir) || types[heir].propertyNamed[name] != nil
    }
  }

  /// Whether a place is in a view, or in a type inside one.
  fileprivate func isInView(_ place: OutsideWrites.Place) -> Bool {
    var around = type(ofRegion: place.region, in: place.file)
    while let number = around {
      if types[number].roles.hasAny(of: .stateOwner) { return true }
      around = types[number].parent
    }
    return false
  }
}

private enum Message {
  static func open(_ property: String, of model: String) -> String {
    "'\(model)' writes '\(property)' itself, and everybody else may as well"
  }

  static func close(_ property: String) -> String {
    "declare it as 'private(set) var \(property)'; others ask the model for what changes it"
  }
}
