import Core
import SwiftSyntax

/// Finds flags that name the phases of one piece of work.
///
/// *Reports when* two or more (`flags`) stored `Bool` variables of one model or view, stripped of `is`,
/// `has`, `did`, `should` and of the phase's word, have the same name left, or none.
///
/// *Does not report* flags of different work, constants, bindings, independent switches and a
/// single flag.
struct StatusFlags: OwnershipRule {
  let id = "status_flags"
  let section = RuleSection.writing
  let severity = Severity.warning
  let title = "flags for the phases of one piece of work"
  let rationale = """
    Loading, failed and saving as separate Bools allow combinations that cannot happen; one enum \
    for the phase forbids them by construction.
    """
  let claims = ["C15"]
  let passing: [RuleExample] = [
    """
    @Observable final class Feed {
      enum Phase { case idle, loading, failed }
      private(set) var phase = Phase.idle
    }
    """,
    """
    @Observable final class Feed {
      var isLoadingPosts = false
      var isSavingProfile = false
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Feed {
      var ↓isLoading = false
      var hasError = false
    }
    """,
    """
    struct SaveButton: View {
      @State private var ↓isSavingDraft = false, didFailDraft = false
      var body: some View { Text(isSavingDraft ? "Saving" : didFailDraft ? "Failed" : "Save") }
    }
    """,
  ]

  private static let flags = Threshold(
    "flags",
    2,
    in: 2...9,
    "flags that name phases of the same work"
  )
  let thresholds = [Self.flags]

  func findings(in context: LintContext) -> [Finding] {
    context.index.types.filter { $0.isModel || $0.roles.contains(.view) }.flatMap { type in
      groups(of: type, in: context).map { flags in finding(flags, of: type, in: context) }
    }
  }

  /// The flags of the same work, each group with enough of them, in the order of the source.
  private func groups(of type: TypeFacts, in context: LintContext) -> [[Ref]] {
    let index = context.index
    let least = context.count(of: Self.flags)
    var works: [String] = []
    var flags: [String: [Ref]] = [:]
    for ref in type.properties {
      let property = index.property(ref)
      guard property.isFlag, let work = PhaseName.work(of: property.name) else { continue }
      if flags[work] == nil { works.append(work) }
      flags[work, default: []].append(ref)
    }
    return works.compactMap { work in
      let named = Set(flags[work, default: []].map { index.property($0).name })
      return named.count >= least ? flags[work] : nil
    }
  }

  private func finding(_ flags: [Ref], of type: TypeFacts, in context: LintContext) -> Finding {
    let first = flags[0]
    let names = flags.map { context.index.property($0).name }
    return context.finding(
      self,
      in: first.file,
      at: context.index.property(first).nameRange,
      Message.flags(names, of: type.name),
      fix: Message.phase
    )
  }
}

extension Property {
  /// Whether it is a stored `Bool` that its own type keeps.
  fileprivate var isFlag: Bool {
    guard isStored, !isStatic, !isLet, attributes.first(named: "Binding", "Environment") == nil,
      attributes.first(named: "AppStorage", "SceneStorage", "FocusState", "GestureState") == nil
    else { return false }
    if let type { return type == .named(["Bool"], arguments: []) }
    return initialValue?.is(BooleanLiteralExprSyntax.self) ?? false
  }
}

private enum Message {
  static func flags(_ names: [String], of type: String) -> String {
    let listed = names.map { "'\($0)'" }
    let all = listed.dropLast().joined(separator: ", ") + " and " + (listed.last ?? "")
    return "\(all) of '\(type)' name phases of the same work, so they can contradict each other"
  }

  static let phase = "hold one enum with a case for each phase, as 'idle', 'loading', 'failed'"
}
