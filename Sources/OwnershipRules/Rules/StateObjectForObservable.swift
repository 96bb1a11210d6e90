import Core
import SwiftSyntax

/// Finds the wrappers of `ObservableObject` around observable models.
///
/// *Reports when* `@StateObject`, `@ObservedObject` or `@EnvironmentObject` holds a class with
/// `@Observable`.
///
/// *Does not report* legacy models, classes that are both, and those that may be: by a class or
/// protocol that none of the files declares.
struct StateObjectForObservable: OwnershipRule {
  let id = "state_object_for_observable"
  let section = RuleSection.identity
  let severity = Severity.error
  let title = "a wrapper for 'ObservableObject' around an observable model"
  let rationale = """
    Observation is declared on the type; a view that owns the model keeps it in '@State', and one \
    that is handed it takes a plain property.
    """
  let claims = ["C12", "C13", "C34"]
  let passing: [RuleExample] = [
    """
    @Observable final class Player { var isOn = false }
    struct Screen: View {
      @State private var player = Player()
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
    """
    final class Player: ObservableObject { @Published var isOn = false }
    struct Screen: View {
      @StateObject private var player = Player()
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Player { var isOn = false }
    struct Screen: View {
      @StateObject private var ↓player = Player()
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
    """
    @Observable final class Player { var isOn = false }
    struct Row: View {
      @ObservedObject var ↓player: Player
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    struct Corner: View {
      @EnvironmentObject var ↓player: Player
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    context.index.types.indices.flatMap { type in
      context.index.types[type].properties.compactMap { finding(for: $0, of: type, in: context) }
    }
  }

  private func finding(for ref: Ref, of type: Int, in context: LintContext) -> Finding? {
    let index = context.index
    let property = index.property(ref)
    guard
      let wrapper = property.attributes.first(
        named: "StateObject",
        "ObservedObject",
        "EnvironmentObject"
      ),
      let model = index.type(of: property, in: ref.file), index.types[model].isObservableOnly,
      !index.mayBeLegacy(model)
    else { return nil }
    return context.finding(
      self,
      in: ref.file,
      at: property.nameRange,
      Message.wrapped(wrapper.name, property.name, index.types[model].name),
      fix: Message.replace(wrapper.name, property.name, index.types[model].name),
      edits: edits(wrapper, property, ref, of: type, in: context)
    )
  }

  /// The edits that are certain.
  ///
  /// An owner becomes `@State`; a model that is handed in becomes plain, or `@Bindable` where
  /// bindings are taken out of it. The environment's needs its injection changed as well.
  private func edits(
    _ wrapper: AttributeFact,
    _ property: Property,
    _ ref: Ref,
    of type: Int,
    in context: LintContext
  ) -> [Edit] {
    let index = context.index
    let projected = index.uses(of: "$" + property.name, in: type)
    guard index.uses(of: "_" + property.name, in: type).isEmpty,
      property.node.bindings.count == 1, property.hasPlainAttributes,
      !index.isSeenOutside(property, of: type),
      // The whole '$model' would be of another type; from outside, nobody sees what it is for.
      projected.allSatisfy({ $0.use.node.id != $0.use.chain.id }),
      !context.spellings.hasMember("$" + property.name, "_" + property.name)
    else { return [] }
    let name = wrapper.node.attributeName.byteRange
    switch wrapper.name {
    case "StateObject" where wrapper.arguments.map(\.wrapsValue) ?? true:
      return [context.edit(ref.file, name, "State")]
    case "ObservedObject"
    where property.bareAttribute(named: wrapper.name) != nil && property.initialValue == nil:
      if !projected.isEmpty {
        return [context.edit(ref.file, name, "Bindable")]
      }
      return [context.edit(ref.file, wrapper.removal, "")]
    default: return []
    }
  }
}

extension DeclarationIndex {
  /// Whether something that none of the files declares may make an `ObservableObject` of a type.
  fileprivate func mayBeLegacy(_ type: Int, depth: Int = 0) -> Bool {
    guard depth < 8 else { return true }
    return types[type].parts.contains { ref in
      part(ref).inherited.flatMap(\.composed).contains { shape in
        if let parent = find(shape, from: part(ref).parent, in: ref.file) {
          return mayBeLegacy(parent, depth: depth + 1)
        }
        return !(shape.coreName.map(Self.isPlain) ?? false)
      }
    }
  }

  /// Whether what a name of the system stands for has nothing to do with observing.
  private static func isPlain(_ name: String) -> Bool {
    plain.contains(name) || ["Delegate", "DataSource"].contains(where: name.hasSuffix)
  }

  private static let plain: Set<String> = [
    "Identifiable", "Equatable", "Hashable", "Comparable", "Sendable", "Codable", "Encodable",
    "Decodable", "Error", "LocalizedError", "CustomStringConvertible", "Observable", "Transferable",
    "CustomDebugStringConvertible", "AnyObject", "NSObject", "NSObjectProtocol", "NSCoding",
    "NSSecureCoding", "NSCopying", "RawRepresentable", "DynamicProperty", "TestDependencyKey",
  ]
}

extension TypeShape {
  /// The parts of a composition, or the type itself.
  fileprivate var composed: [TypeShape] {
    if case .composition(let shapes) = self { shapes } else { [self] }
  }
}

extension LabeledExprListSyntax {
  /// Whether they are nothing but the value, which `State` takes under the same label.
  fileprivate var wrapsValue: Bool { map { $0.label?.text ?? "" } == ["wrappedValue"] || isEmpty }
}

private enum Message {
  static func wrapped(_ wrapper: String, _ property: String, _ model: String) -> String {
    "'@\(wrapper)' of '\(property)' is for 'ObservableObject', but '\(model)' is '@Observable'"
  }

  static func replace(_ wrapper: String, _ property: String, _ model: String) -> String {
    switch wrapper {
    case "StateObject": "the view owns it: '@State private var \(property)'"
    case "EnvironmentObject":
      "read it as '@Environment(\(model).self) private var \(property)', and inject it with "
        + "'.environment(…)'"
    default:
      "the view is handed it: 'let \(property): \(model)', or '@Bindable var' where bindings out "
        + "of it are needed"
    }
  }
}
