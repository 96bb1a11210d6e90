import Core

/// Finds models that hold state of unlike lifetimes.
///
/// *Reports when* the stored variables of one model name three or more (`concerns`) concerns: focus, validation,
/// drafts, authentication, navigation, presentation.
///
/// *Does not report* one or two of them, names in which such a word is only a part of another
/// (`author`, `relativePath`), constants, and models of the run that a model is put together from.
struct MixedLifetimeStore: OwnershipRule {
  let id = "mixed_lifetime_store"
  let section = RuleSection.oneOwner
  let severity = Severity.warning
  let title = "a model for state of unlike lifetimes"
  let rationale = """
    A draft lives as long as its screen, a session as long as the sign-in; in one store every \
    feature can see and break both, and each test and preview has to set up all of it.
    """
  let claims = ["C02", "C17", "C33"]
  let passing: [RuleExample] = [
    """
    @Observable final class Compose {
      var draftTitle = ""
      var draftBody = ""
      var validationMessage: String?
    }
    """,
    """
    @Observable final class Library {
      var author = ""
      var relativePath = ""
      var launchAtLogin = false
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class ↓AppStore {
      var focusedField: String?
      var draftMessage = ""
      var authToken: String?
    }
    """
  ]

  private static let concerns = Threshold(
    "concerns",
    3,
    in: 2...6,
    "concerns that one model's properties name"
  )
  let thresholds = [Self.concerns]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .model).compactMap { _, type in
      guard type.isModel, let ref = type.parts.first else { return nil }
      let found = concerns(of: type, in: index)
      guard found.count >= context.count(of: Self.concerns) else { return nil }
      return context.finding(
        self,
        in: ref.file,
        at: index.part(ref).nameRange,
        Message.mixed(type.name, found),
        fix: Message.split
      )
    }
  }

  /// The concerns that the stored variables of a model name, each with the first that does.
  private func concerns(of type: TypeFacts, in index: DeclarationIndex) -> [(Concern, String)] {
    var found: [(Concern, String)] = []
    for ref in type.properties {
      let property = index.property(ref)
      guard property.isStored, !property.isLet, !property.isStatic,
        let concern = Concern(named: property.name), !found.contains(where: { $0.0 == concern }),
        !(index.typeHeld(by: ref).map { index.types[$0].isModel } ?? false)
      else { continue }
      found.append((concern, property.name))
    }
    return found
  }
}

private enum Message {
  static func mixed(_ model: String, _ concerns: [(Concern, String)]) -> String {
    let listed = concerns.map { "\($0.0.rawValue) ('\($0.1)')" }
    let all = listed.dropLast().joined(separator: ", ") + " and " + (listed.last ?? "")
    return "'\(model)' holds state of unlike lifetimes: \(all)"
  }

  static let split = """
    leave to each screen what nothing else reads, and give each thing that features must agree on \
    a model of its own
    """
}
