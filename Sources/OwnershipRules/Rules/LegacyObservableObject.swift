import Core

/// Finds `ObservableObject` where Observation is at hand.
///
/// *Reports when* a class conforms to `ObservableObject`, itself or through a protocol of the run,
/// and the deployment target has Observation.
///
/// *Does not report* types with signs of Combine (`$p`, `sink`, `assign`, `objectWillChange`, a
/// stored `AnyCancellable`, publisher or subject), subclasses of `NSObject` and of UIKit's and
/// AppKit's classes, classes that are observable as well, and subclasses of a legacy class.
struct LegacyObservableObject: OwnershipRule {
  let id = "legacy_observable_object"
  let section = RuleSection.identity
  let severity = Severity.note
  let title = "'ObservableObject' where Observation is at hand"
  let rationale = """
    Any '@Published' change of an 'ObservableObject' updates every view that observes it; of an \
    '@Observable' class a view depends only on the properties that its body reads.
    """
  let claims = ["C12", "C34"]
  let passing: [RuleExample] = [
    """
    @Observable final class Player { var isOn = false }
    """,
    """
    final class Search: ObservableObject {
      @Published var text = ""
      @Published private(set) var shown = ""
      init() { $text.debounce(for: 1, scheduler: RunLoop.main).assign(to: &$shown) }
    }
    """,
    RuleExample(
      """
      final class Player: ObservableObject { @Published var isOn = false }
      """,
      options: LintOptions(deploymentTarget: "iOS16")
    ),
  ]
  let failing: [RuleExample] = [
    """
    final class ↓Player: ObservableObject { @Published var isOn = false }
    """,
    """
    protocol Store: ObservableObject {}
    final class ↓Player: Store { @Published var isOn = false }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    guard DeploymentTarget(context.assumptions.deploymentTarget).hasObservation else { return [] }
    let index = context.index
    let signs = CombineSigns(in: index)
    return index.types(with: .legacy).compactMap { number, type in
      guard type.isLegacy, !type.roles.contains(.observable), !signs.types.contains(number),
        !index.inheritsElsewhere(number), let ref = type.parts.first
      else { return nil }
      return context.finding(
        self,
        in: ref.file,
        at: index.part(ref).nameRange,
        Message.legacy(type.name),
        fix: Message.migrate
      )
    }
  }
}

extension DeclarationIndex {
  /// Whether a class has its conformance from a class of the run, comes from Objective-C, or is a
  /// document, which has to be one.
  fileprivate func inheritsElsewhere(_ type: Int, depth: Int = 0) -> Bool {
    types[type].parts.contains { ref in
      part(ref).inherited.contains { shape in
        guard let name = shape.coreName else { return false }
        guard let parent = find(shape, from: part(ref).parent, in: ref.file) else {
          return name.isFromObjectiveC || name == "ReferenceFileDocument"
        }
        guard types[parent].kind == .class, depth < 8 else { return false }
        return types[parent].isLegacy || inheritsElsewhere(parent, depth: depth + 1)
      }
    }
  }
}

extension String {
  /// Whether a name has two or three capitals in front, as classes and protocols of the system's
  /// Objective-C frameworks do, or ends as those of its views do.
  fileprivate var isFromObjectiveC: Bool {
    let capitals = prefix { $0.isUppercase }.count
    let isPrefixed =
      (3...4).contains(capitals) && Self.prefixes.contains(String(prefix(capitals - 1)))
    return isPrefixed || hasSuffix("ViewController") || hasSuffix("WindowController")
  }

  private static let prefixes: Set<String> = [
    "NS", "UI", "WK", "AV", "CL", "MK", "SK", "CB", "UN", "PH", "MP", "CK", "GK", "AR", "SCN",
    "MTK", "CA", "PK", "EK", "CN", "MF", "QL", "SF", "AS", "GC", "SC", "MC", "CX", "CP", "WC",
  ]
}

private enum Message {
  static func legacy(_ name: String) -> String {
    "'\(name)' is an 'ObservableObject', though the deployment target has Observation"
  }

  static let migrate = """
    make it '@Observable' without '@Published', and hold it in '@State' where it is owned, plainly \
    where it is handed in
    """
}
