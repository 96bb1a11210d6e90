import Core
import SwiftSyntax

/// Finds collaborators that observation tracks.
///
/// *Reports when* a tracked property of an observable model holds a client, service, cache,
/// logger, repository, gateway or API: a class of the run so named, a well-known one of the
/// system, or a protocol so named.
///
/// *Does not report* models that views read, constants, ignored properties, and value types.
struct ServiceNotIgnored: OwnershipRule {
  let id = "service_not_ignored"
  let section = RuleSection.dependence
  let severity = Severity.note
  let title = "a collaborator that observation tracks"
  let rationale = """
    Tracked properties are what the interface shows; a client or a cache is how the model works, \
    and '@ObservationIgnored' says so.
    """
  let claims = ["C22"]
  let passing: [RuleExample] = [
    """
    final class SearchClient { func run() {} }
    @Observable final class Finder {
      private(set) var hits = 0
      @ObservationIgnored private var client: SearchClient
      init(client: SearchClient) { self.client = client }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    final class SearchClient { func run() {} }
    @Observable final class Finder {
      private(set) var hits = 0
      private var ↓client: SearchClient
      init(client: SearchClient) { self.client = client }
    }
    """
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .observable).flatMap { number, type -> [Finding] in
      guard type.isObservable else { return [] }
      return index.observedProperties(of: number).compactMap { ref in
        guard let name = index.collaborator(heldBy: ref) else { return nil }
        let property = index.property(ref)
        return context.finding(
          self,
          in: ref.file,
          at: property.nameRange,
          Message.tracked(property.name, name, type.name),
          fix: Message.ignore(property.name),
          edits: edits(property, ref, context)
        )
      }
    }
  }

  private func edits(_ property: Property, _ ref: Ref, _ context: LintContext) -> [Edit] {
    guard property.node.bindings.count == 1 else { return [] }
    let start = property.node.byteRange.lowerBound
    return [context.edit(ref.file, start..<start, "@ObservationIgnored ")]
  }
}

private enum Message {
  static func tracked(_ property: String, _ collaborator: String, _ model: String) -> String {
    "'\(property)' holds the collaborator '\(collaborator)', which views of '\(model)' do not show"
  }

  static func ignore(_ property: String) -> String {
    "mark it: '@ObservationIgnored private var \(property)', or make it a 'let'"
  }
}
