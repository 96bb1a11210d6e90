import Core
import OwnershipRules
import Testing

struct DuplicatedStateTests {
  private let rule = "duplicated_state"

  /// Two views that hold some state, one inside the other.
  private func pair(_ outer: String, _ inner: String) -> String {
    """
    struct Plan {}
    enum Filter { case all; static let usual = Filter.all }
    enum ViewMode { case grid }
    enum TabKind { case a }
    enum Table { case a }
    struct Outer: View { \(outer); var body: some View { VStack { Inner() } }; enum Own { case a } }
    struct Inner: View { \(inner); var body: some View { Text("") } }
    """
  }

  @Test func `the message names the views and the fact`() {
    let state = "@State var selectedPlan: Plan?"
    let found = findings(rule, in: [pair(state, state)])
    #expect(
      found.map(\.message) == [
        "'Outer' and 'Inner' each keep 'selectedPlan' in '@State', so they can disagree"
      ]
    )
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("selectedPlan: Plan?", "selectedPlan: Plan?"), ("currentPlan: Plan", "currentPlan: Plan"),
    ("activePlans: [Plan] = []", "activePlans: Array<Plan> = []"),
    ("chosenPlan = Plan()", "chosenPlan: Plan"),
    ("currentFilter = Filter.all", "currentFilter: Filter"),
    ("currentFilter = Filter.usual", "currentFilter: Filter"),
    ("selectedID: PlanID?", "selectedID: PlanID?"),
    ("selectedID: Plan.ID?", "selectedID: Plan.ID?"),
    ("currentTable: Table", "currentTable: Table"),
  ])
  func `one name and one type are one fact`(_ outer: String, _ inner: String) {
    expectMarked(rule, pair("@State private var ↓\(outer)", "@State private var \(inner)"))
  }

  @Test(arguments: [
    ("selectedPlan: Plan?", "selectedPlan: Plan"), ("selectedPlan: Plan", "selectedFilter: Filter"),
    ("plan: Plan", "plan: Plan"), ("selectedID: UUID?", "selectedID: UUID?"),
    ("selectedIndex = 0", "selectedIndex = 0"), ("currentName = \"\"", "currentName = \"\""),
    ("selectedPlans: Set<Plan>", "selectedPlans: Set<Plan>"),
    ("currentMode: ViewMode", "currentMode: ViewMode"),
    ("activeTab: TabKind", "activeTab: TabKind"),
    ("currentOwn: Outer.Own", "currentOwn: Outer.Own"), ("selected: Unknown", "selected: Unknown"),
    ("currentSheetID: SheetID", "currentSheetID: SheetID"),
  ])
  func `other names, other types and facts of presentation are not`(
    _ outer: String,
    _ inner: String
  ) {
    expectMarked(rule, pair("@State private var \(outer)", "@State private var \(inner)"))
  }

  @Test(arguments: ["let", "var", "@Binding var", "@AppStorage(\"a\") var"])
  func `what is handed in or kept elsewhere is no copy`(_ declaration: String) {
    expectMarked(rule, pair("@State var selectedPlan: Plan", "\(declaration) selectedPlan: Plan"))
  }

  private let holders = """
    struct Plan {}
    struct Left: View { @State var ↓activePlan: Plan?; var body: some View { Text("") } }
    struct Right: View { @State var activePlan: Plan?; var body: some View { Text("") } }

    """

  @Test(arguments: [
    "struct Root: View { var body: some View { Left(); Right() } }",
    """
    struct Root: View { var body: some View { A(); B() } }
    struct A: View { var body: some View { List { Left() } } }
    struct B: View { var body: some View { part }; var part: some View { Right() } }
    """, "",
  ])
  func `views that something shows together share it`(_ others: String) {
    expectMarked(rule, holders + others)
    expectMarked(rule, holders, others)
  }

  @Test func `views of unrelated screens do not`() {
    expectMarked(
      rule,
      holders.filter { $0 != "↓" },
      """
      struct A: View { var body: some View { Left() } }
      struct B: View { var body: some View { Right() } }
      """
    )
    expectMarked(
      rule,
      holders.filter { $0 != "↓" },
      "struct A: View { var body: some View { Left() } }"
    )
  }

  @Test(arguments: [
    ("Left()", false), ("if isOn { Left() } else { Right() }", true), ("", true),
  ])
  func `what an app shows is not shown with what nothing shows`(_ shown: String, _ isFound: Bool) {
    expectMarked(
      rule,
      isFound ? holders : holders.filter { $0 != "↓" },
      """
      struct A: App { let isOn = true; var body: some Scene { WindowGroup { \(shown) } } }
      #Preview { Right() }
      """
    )
  }

  @Test func `one type in two branches is one view, and a preview's local is no property`() {
    expectMarked(
      rule,
      """
      struct Plan {}
      #if os(macOS)
      struct V: View { @State var activePlan: Plan? }
      #else
      struct V: View { @State var activePlan: Plan? }
      #endif
      #Preview { @Previewable @State var activePlan: Plan?; V() }
      """
    )
  }

  @Test func `three holders are one finding`() {
    let third =
      "struct Third: View { @State var activePlan: Plan?; var body: some View { Left() } }"
    let root = "struct Root: View { var body: some View { Third(); Right() } }"
    let source = (holders + third + "\n" + root).filter { $0 != "↓" }
    #expect(
      findings(rule, in: [source]).map(\.message) == [
        "'Left', 'Right' and 'Third' each keep 'activePlan' in '@State', so they can disagree"
      ]
    )
  }
}
