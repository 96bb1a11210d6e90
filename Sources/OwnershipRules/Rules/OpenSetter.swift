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
    var heirs: Heirs?
    return index.types(with: .model).flatMap { number, type -> [Finding] in
      guard type.isModel, !type.hasLostExtension else { return [] }
      return type.properties.compactMap { ref in
        guard index.isOpenPhase(ref, of: number) else { return nil }
        let outside = writes ?? OutsideWrites(in: index)
        writes = outside
        let name = index.property(ref).name
        let below = heirs ?? Heirs(in: index)
        heirs = below
        guard !below.oweSetter(name, of: number) else { return nil }
        let known = outside.places(reaching: name, of: number)
        guard !known.contains(where: { index.isInView($0) }) else { return nil }
        return finding(for: ref, of: number, isWrittenOutside: !known.isEmpty, below, in: context)
      }
    }
  }

  private func finding(
    for ref: Ref,
    of type: Int,
    isWrittenOutside: Bool,
    _ heirs: Heirs,
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
      && !heirs.name(property.name, of: type)
      && !heirs.mayOweMore(type)
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
    return uses(of: property.name, in: type).contains { ref, use in
      guard use.access != .read, changes(use, MemberPath(of: use).names) else { return false }
      return enclosingFunction(of: use, in: ref.file)?.kind != .initializer
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
