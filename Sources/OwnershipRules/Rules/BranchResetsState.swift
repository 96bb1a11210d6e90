import Core
import SwiftSyntax

/// Finds views whose state is lost when a condition changes.
///
/// *Reports when* the same view of the run, one that holds `@State` or `@StateObject`, stands in
/// two branches of an `if` or `switch` in a builder, whatever containers are between, also by way
/// of the showing view's own properties and methods.
///
/// *Does not report* stateless views, ternaries in a view's arguments, `#if`, `#available`, and
/// conditions that cannot change while the app runs.
struct BranchResetsState: OwnershipRule {
  let id = "branch_resets_state"
  let section = RuleSection.identity
  let severity = Severity.warning
  let title = "a view with state in two branches"
  let rationale = """
    Each branch of a builder is an identity of its own; when the condition changes, the view in \
    the one branch goes with its state, and another begins in the other.
    """
  let claims = ["C06"]
  let passing: [RuleExample] = [
    """
    struct Editor: View {
      let title: String
      @State private var draft = ""
      var body: some View { TextField(title, text: $draft) }
    }
    struct Page: View {
      let isNew: Bool
      var body: some View { Editor(title: isNew ? "New" : "Edit") }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    struct Editor: View {
      let title: String
      @State private var draft = ""
      var body: some View { TextField(title, text: $draft) }
    }
    struct Page: View {
      let isNew: Bool
      var body: some View {
        ↓if isNew {
          Editor(title: "New")
        } else {
          VStack { Editor(title: "Edit") }
        }
      }
    }
    """
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return RepeatedViews(in: index).all.map { repeated in
      context.finding(
        self,
        in: repeated.file,
        at: repeated.keyword.byteRange,
        Message.reset(repeated.views.map { index.types[$0].name }, repeated.keyword.text),
        fix: Message.once
      )
    }
  }
}

private enum Message {
  static func reset(_ views: [String], _ keyword: String) -> String {
    let isOne = views.count == 1
    return "\(views.quotedList) \(isOne ? "stands" : "stand") in several branches of this "
      + "'\(keyword)', so \(isOne ? "its" : "their") state starts again when the branch changes"
  }

  static let once = """
    show the view once, and let the condition choose its arguments or modifiers; if a new start is \
    meant, say so with '.id'
    """
}
