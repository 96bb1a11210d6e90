import Core
import SwiftSyntax

/// Finds work in views that only a rendered view can test.
///
/// *Reports when* a method or a closure of a view writes two or more (`properties`) different `@State` properties
/// after its first `await` or `try`. A nested `Task` belongs to it, and a `defer` comes after.
///
/// *Does not report* one property, animations, calls to a model, and locals of the same name.
struct LogicInView: OwnershipRule {
  let id = "logic_in_view"
  let section = RuleSection.testing
  let severity = Severity.warning
  let title = "a flow of work inside a view"
  let rationale = """
    What a view does can be tested only by showing it; the same steps in a model are a plain \
    method that a test calls.
    """
  let claims = ["C36"]
  let passing: [RuleExample] = [
    """
    struct Screen: View {
      @State private var feed = Feed()
      var body: some View { List(feed.rows) { Row($0) }.task { await feed.load() } }
    }
    """,
    """
    func fetch() async -> [String] { ["News"] }
    struct Screen: View {
      @State private var rows: [String] = []
      var body: some View { Text("\\(rows.count)").task { rows = await fetch() } }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    func fetch() async -> [String] { ["News"] }
    struct Screen: View {
      @State private var rows: [String] = []
      @State private var isLoading = false
      var body: some View { Text("\\(rows.count)").task { await load() } }
      private func ↓load() async {
        isLoading = true
        rows = await fetch()
        isLoading = false
      }
    }
    """,
    """
    struct Screen: View {
      @State private var rows: [String] = []
      @State private var problem: String?
      var body: some View {
        Text("\\(rows.count)").task ↓{
          do { rows = try await fetch() } catch { problem = "\\(error)" }
        }
      }
    }
    """,
  ]

  private static let properties = Threshold(
    "properties",
    2,
    in: 2...99,
    "state properties that one flow of work writes"
  )
  let thresholds = [Self.properties]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .viewLike).flatMap { number, type in
      StateWrites(of: number, in: index).writes.compactMap { code, writes -> Finding? in
        let facts = index.files[code.file]
        let (anchor, range, name) = facts.place(of: code.region)
        guard let wait = facts.waits(in: range).first?.start else { return nil }
        let late = writes.filter { $0.isLast || $0.place > wait }.map(\.name)
        let names = type.properties.map { index.property($0).name }.filter(late.contains)
        guard Set(names).count >= context.count(of: Self.properties) else { return nil }
        return context.finding(
          self,
          in: code.file,
          at: anchor,
          Message.flow(name, names, type.name),
          fix: Message.move
        )
      }
    }
  }
}

extension FileFacts {
  /// Where acting code is reported, its bytes, and its name if it has one.
  fileprivate func place(of region: Int) -> (anchor: Range<Int>, range: Range<Int>, name: String?) {
    switch regions[region].kind {
    case .closure(let node):
      let range = node.byteRange
      return (range.lowerBound..<range.lowerBound + 1, range, nil)
    case .function(let number):
      let function = functions[number]
      return (function.nameRange, function.node.fullRange, function.name)
    default: return (0..<0, 0..<0, nil)
    }
  }
}

private enum Message {
  static func flow(_ name: String?, _ properties: [String], _ view: String) -> String {
    "\(name.map { "'\($0)'" } ?? "this closure") of '\(view)' writes \(properties.quotedList) after "
      + "an 'await' or 'try', which only a rendered view can test"
  }

  static let move = "move the steps into a model's method, and let the view call it"
}
