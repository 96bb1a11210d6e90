import Core
import SwiftSyntax

/// Finds collaborators that a model makes for itself.
///
/// *Reports when* an observable model constructs a client, service, cache, repository, gateway or
/// API for one of its properties, at the declaration or in an initialiser.
///
/// *Does not report* default arguments of an initialiser, properties that an initialiser can also
/// be given, loggers, what methods make, statics and value types.
struct ServiceNotInjected: OwnershipRule {
  let id = "service_not_injected"
  let section = RuleSection.dependence
  let severity = Severity.note
  let title = "a collaborator that its model makes"
  let rationale = """
    A model that is given its collaborators through 'init' can be tested with others; one that \
    makes them always brings the real ones along.
    """
  let claims = ["C22", "C36"]
  let passing: [RuleExample] = [
    """
    final class SearchClient { func run() {} }
    @Observable final class Finder {
      @ObservationIgnored private let client: SearchClient
      init(client: SearchClient = SearchClient()) { self.client = client }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    final class SearchClient { func run() {} }
    @Observable final class Finder {
      @ObservationIgnored private let ↓client = SearchClient()
    }
    """,
    """
    final class SearchClient { func run() {} }
    @Observable final class Finder {
      @ObservationIgnored private let ↓client: SearchClient
      init() { client = SearchClient() }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .observable).flatMap { number, type in
      type.isObservable
        ? type.properties.compactMap { finding(for: $0, of: number, in: context) } : []
    }
  }

  private func finding(for ref: Ref, of type: Int, in context: LintContext) -> Finding? {
    let index = context.index
    let property = index.property(ref)
    guard property.isStored, !property.isStatic else { return nil }
    let made = index.firstValues(of: ref, in: type).map {
      index.collaboratorMade(by: $0, expecting: property.type)
    }
    guard let name = made.lazy.compactMap(\.self).first, made.allSatisfy({ $0 != nil }) else {
      return nil
    }
    return context.finding(
      self,
      in: ref.file,
      at: property.nameRange,
      Message.made(index.types[type].name, name, property.name),
      fix: Message.take(property.name)
    )
  }
}

extension DeclarationIndex {
  /// The name of the collaborator that an expression makes, loggers left out.
  fileprivate func collaboratorMade(by value: FirstValue, expecting shape: TypeShape?) -> String? {
    guard let call = value.expression.unwrapped.as(FunctionCallExprSyntax.self),
      let written = call.calledExpression.typePath
    else { return nil }
    let path = written.isEmpty ? shape?.corePath ?? [] : written
    guard let name = path.last, !name.hasSuffix("Logger") else { return nil }
    if let type = find(path, from: value.part, in: value.file) {
      return isCollaborator(type) ? types[type].name : nil
    }
    let isOurs = topLevel[name]?.contains { types[$0].isDeclared } == true
    return !isOurs && Collaborator.wellKnown.contains(name) ? name : nil
  }
}

private enum Message {
  static func made(_ model: String, _ collaborator: String, _ property: String) -> String {
    "'\(model)' makes the '\(collaborator)' for '\(property)' itself, so no test can give it another"
  }

  static func take(_ property: String) -> String {
    "take '\(property)' through 'init', with the usual one as the default argument"
  }
}
