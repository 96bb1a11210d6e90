import Core

/// Finds state of a view that copies what the view could compute.
///
/// *Reports when* every write of a `@State` sits in `.onChange`, `.onAppear` or `.task(id:)` of the
/// view, or in a method that only these call, and computes it from other properties of the view.
///
/// *Does not report* values that a control binds to, that an action also writes, that an animation
/// drives, that come after an `await`, or that the body does not read; snapshots (`previous…`), first
/// choices (`selected = rows.first`) and objects made there.
struct DerivedViewState: OwnershipRule {
  let id = "derived_view_state"
  let section = RuleSection.writing
  let severity = Severity.warning
  let title = "state that copies what the view could compute"
  let rationale = """
    A value that follows from others is computed where it is read; a copy kept up to date by events \
    is wrong after each change that none of these events tells of, and for one frame after the rest.
    """
  let claims = ["C16", "C28", "C30"]
  let passing: [RuleExample] = [
    """
    struct Total: View {
      let prices: [Int]
      private var total: Int { prices.reduce(0, +) }
      var body: some View { Text("\\(total)") }
    }
    """,
    """
    struct Editor: View {
      let name: String
      @State private var draft = ""
      var body: some View {
        TextField("Name", text: $draft).onAppear { draft = name }
      }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    struct Total: View {
      let prices: [Int]
      @State private var ↓total = 0
      var body: some View {
        Text("\\(total)")
          .onAppear { total = prices.reduce(0, +) }
          .onChange(of: prices) { total = prices.reduce(0, +) }
      }
    }
    """
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .view).flatMap { number, type -> [Finding] in
      guard !type.hasLostExtension else { return [] }
      return type.properties.compactMap { ref in
        let property = index.property(ref)
        guard property.isCopyableState, !index.isPreview(property.part, in: ref.file),
          let inputs = FollowingState(ref, of: number, in: index)?.inputs
        else { return nil }
        return context.finding(
          self,
          in: ref.file,
          at: property.nameRange,
          Message.follows(property.name, inputs, in: type.name),
          fix: Message.compute(property.name)
        )
      }
    }
  }
}

private enum Message {
  static func follows(_ name: String, _ inputs: [String], in view: String) -> String {
    "'\(name)' of '\(view)' only ever follows \(inputs.quotedList), so it is a copy that some "
      + "change will miss"
  }

  static func compute(_ name: String) -> String {
    "compute it where it is read, as 'private var \(name): … { … }'; if that costs too much, let the "
      + "model that owns its inputs keep it"
  }
}
