import Core
import SwiftSyntax

/// Finds the announcements of `ObservableObject` in an observable class.
///
/// *Reports when* a class with `@Observable` has a `@Published` property, or uses or declares an
/// `objectWillChange` of its own.
///
/// *Does not report* another object's `objectWillChange`, `@ObservationIgnored @Published`, and
/// classes that conform to `ObservableObject` as well.
struct MixedObservation: OwnershipRule {
  let id = "mixed_observation"
  let section = RuleSection.identity
  let severity = Severity.error
  let title = "two ways of observation in one class"
  let rationale = """
    '@Observable' tracks stored properties by itself; nobody who observes it hears of \
    '@Published' or 'objectWillChange'.
    """
  let claims = ["C12", "C34"]
  let passing: [RuleExample] = [
    """
    @Observable final class Player { var isOn = false }
    """,
    """
    final class Player: ObservableObject {
      @Published var isOn = false
      func stop() { objectWillChange.send() }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Player { @Published var ↓isOn = false }
    """,
    """
    @Observable final class Player {
      var isOn = false
      func stop() { ↓objectWillChange.send() }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    context.index.types(with: .observable).flatMap { number, type -> [Finding] in
      guard type.isObservableOnly else { return [] }
      return properties(of: number, in: context) + announcements(of: number, in: context)
    }
  }

  private func properties(of number: Int, in context: LintContext) -> [Finding] {
    let index = context.index
    let type = index.types[number]
    return type.properties.compactMap { ref in
      let property = index.property(ref)
      let isPublished =
        property.attributes.has("Published") && !property.attributes.has("ObservationIgnored")
      guard isPublished || property.name == "objectWillChange", !property.isStatic else {
        return nil
      }
      return context.finding(
        self,
        in: ref.file,
        at: property.nameRange,
        isPublished
          ? Message.published(property.name, type.name) : Message.announced(type.name),
        fix: Message.remove,
        edits: isPublished ? edits(property, ref, of: number, in: context) : []
      )
    }
  }

  /// Takes the attribute away, where nobody asks for its publisher.
  private func edits(
    _ property: Property,
    _ ref: Ref,
    of type: Int,
    in context: LintContext
  ) -> [Edit] {
    guard let attribute = property.bareAttribute(named: "Published"),
      property.node.bindings.count == 1, !context.index.isSeenOutside(property, of: type),
      context.index.uses(of: "$" + property.name, in: type).isEmpty,
      context.index.uses(of: "_" + property.name, in: type).isEmpty,
      !context.spellings.hasMember("$" + property.name)
    else { return [] }
    return [context.edit(ref.file, attribute.removal, "")]
  }

  private func announcements(of type: Int, in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types[type].parts.flatMap { ref in
      index.regions(ofPart: ref).flatMap { region in
        index.files[ref.file].regions[region].uses.compactMap { number -> Finding? in
          let use = index.files[ref.file].uses[number]
          if case .local = use.root { return nil }
          guard use.name == "objectWillChange" else { return nil }
          return context.finding(
            self,
            in: ref.file,
            at: use.node.byteRange,
            Message.announced(index.types[type].name),
            fix: Message.remove
          )
        }
      }
    }
  }
}

private enum Message {
  static func published(_ property: String, _ model: String) -> String {
    "'@Published' of '\(property)' announces to nobody, for '\(model)' is '@Observable'"
  }

  static func announced(_ model: String) -> String {
    "'objectWillChange' announces to nobody, for '\(model)' is '@Observable'"
  }

  static let remove = """
    remove it, for stored properties are tracked as they are; or keep a bridge to Combine as \
    '@ObservationIgnored @Published'
    """
}
