import Core
import SwiftSyntax

/// Finds models that the interface shows and nothing isolates.
///
/// *Reports when* a view of the run uses an observable model whose declaration has no `@MainActor`,
/// no superclass on the main actor and no conformance to a protocol of the run on it.
///
/// *Does not report* models on another global actor, models that inherit from or conform to what
/// nobody here knows, and runs with the main actor as the default isolation.
struct ModelNotOnMainActor: OwnershipRule {
  let id = "model_not_on_main_actor"
  let section = RuleSection.identity
  let severity = Severity.note
  let title = "a model of the interface that nothing isolates"
  let rationale = """
    A model that views show is read while bodies run, on the main actor, and written by what \
    awaits; its isolation belongs in its declaration.
    """
  let claims = ["C39"]
  let passing: [RuleExample] = [
    """
    @MainActor @Observable final class Player { var isOn = false }
    struct Screen: View {
      let player: Player
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class ↓Player { var isOn = false }
    struct Screen: View {
      let player: Player
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    let used = index.modelsUsedByViews
    let isIsolatedByDefault = context.assumptions.defaultIsolation == "MainActor"
    return index.types(with: .observable).compactMap { number, type in
      guard type.isObservable, let user = used[number], let ref = type.parts.first,
        !index.mayBeIsolated(number), !isIsolatedByDefault || index.isNonisolated(number)
      else { return nil }
      return context.finding(
        self,
        in: ref.file,
        at: index.part(ref).nameRange,
        Message.open(type.name, index.types[user].name),
        fix: Message.isolate
      )
    }
  }
}

extension DeclarationIndex {
  /// The models that views of the run hold or read, each with the first view that does.
  fileprivate var modelsUsedByViews: [Int: Int] {
    var used: [Int: Int] = [:]
    for (view, type) in types(with: .view) {
      for ref in type.properties {
        for model in shape(ofProperty: ref).map(classesHeld) ?? [] where used[model] == nil {
          used[model] = view
        }
      }
    }
    for (member, readers) in bodyReads.readers.sorted(by: { $0.key < $1.key }) {
      let view = readers.first { types[$0.view].roles.contains(.view) }?.view
      if let view, used[member.type] == nil { used[member.type] = view }
    }
    return used
  }

  fileprivate func isNonisolated(_ number: Int) -> Bool {
    types[number].parts.contains {
      part($0).node.as(ClassDeclSyntax.self)?.modifiers.has(.nonisolated) ?? false
    }
  }

  /// Whether something isolates a class to an actor, or may: its attributes, what it inherits from
  /// and conforms to in its own declaration.
  fileprivate func mayBeIsolated(_ number: Int, depth: Int = 0) -> Bool {
    guard depth < 16 else { return true }
    return types[number].parts.contains { ref in
      let part = part(ref)
      guard part.kind != .extension else { return false }
      if part.attributes.contains(where: { $0.name.hasSuffix("Actor") || isGlobalActor($0, ref) }) {
        return true
      }
      return part.inherited.contains { isolates($0, ref, depth) }
    }
  }

  private func isolates(_ shape: TypeShape, _ ref: Ref, _ depth: Int) -> Bool {
    if case .composition(let shapes) = shape {
      return shapes.contains { isolates($0, ref, depth) }
    }
    if let type = find(shape, from: part(ref).parent, in: ref.file) {
      return mayBeIsolated(type, depth: depth + 1)
    }
    return !(shape.coreName.map(Self.isolatingNothing.contains) ?? false)
  }

  private func isGlobalActor(_ attribute: AttributeFact, _ ref: Ref) -> Bool {
    find(attribute.path, from: part(ref).parent, in: ref.file).map { type in
      types[type].parts.contains { part($0).attributes.has("globalActor") }
    } ?? false
  }

  /// Protocols and classes of the system that isolate nothing.
  private static let isolatingNothing: Set<String> = [
    "Sendable", "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Decodable",
    "Encodable", "CustomStringConvertible", "CustomDebugStringConvertible", "NSObject",
    "NSObjectProtocol", "ObservableObject", "Observable", "AnyObject", "NSCopying", "Error",
    "CLLocationManagerDelegate", "AVAudioPlayerDelegate", "URLSessionDelegate",
    "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
    "CBCentralManagerDelegate", "CBPeripheralDelegate", "WCSessionDelegate",
    "NSFetchedResultsControllerDelegate", "UNUserNotificationCenterDelegate",
    "AVSpeechSynthesizerDelegate", "NSCacheDelegate", "XMLParserDelegate",
    "Sequence", "Collection", "SendableMetatype", "Actor", "AnyActor", "CaseIterable",
    "RawRepresentable", "ExpressibleByStringLiteral", "ExpressibleByArrayLiteral", "Transferable",
  ]
}

private enum Message {
  static func open(_ model: String, _ view: String) -> String {
    "'\(view)' shows '\(model)', which no actor isolates"
  }

  static let isolate = "isolate the whole class: '@MainActor @Observable final class …'"
}
