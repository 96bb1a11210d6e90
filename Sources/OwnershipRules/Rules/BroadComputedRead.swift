import Core

/// Finds computed properties that make their reader depend on a whole model.
///
/// *Reports when* a computed property of an observable model reads four or more (`reads`) of its tracked
/// properties, through other computed ones and its own methods too, and the body of a view reads
/// it.
///
/// *Does not report* narrow ones, those that no body reads, methods, and reads in actions.
struct BroadComputedRead: OwnershipRule {
  let id = "broad_computed_read"
  let section = RuleSection.dependence
  let severity = Severity.warning
  let title = "a computed property that reads much of its model"
  let rationale = """
    A body depends on everything that is read while it runs; a summary that touches the whole \
    model makes its reader update with each change of any part.
    """
  let claims = ["C18", "C19"]
  let passing: [RuleExample] = [
    """
    @Observable final class Wallet {
      private(set) var cash = 0
      private(set) var savings = 0
      private(set) var price = 0
      private(set) var selection = 0
      private(set) var headline = ""
      func refresh(_ cash: Int) { self.cash = cash; headline = "\\(cash)" }
    }
    struct Header: View {
      let wallet: Wallet
      var body: some View { Text(wallet.headline) }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Wallet {
      private(set) var cash = 0
      private(set) var savings = 0
      private(set) var price = 0
      private(set) var selection = 0
      var ↓headline: String { "\\(cash + savings) \\(price) \\(selection)" }
    }
    struct Header: View {
      let wallet: Wallet
      var body: some View { Text(wallet.headline) }
    }
    """
  ]

  private static let reads = Threshold(
    "reads",
    4,
    in: 2...99,
    "tracked properties that one computed property reads"
  )
  let thresholds = [Self.reads]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .observable).flatMap { number, type in
      guard type.isObservable else { return [Finding]() }
      var reads = ComputedReads(of: number, in: index)
      return type.properties.compactMap { finding(for: $0, of: number, &reads, in: context) }
    }
  }

  private func finding(
    for ref: Ref,
    of type: Int,
    _ reads: inout ComputedReads,
    in context: LintContext
  ) -> Finding? {
    let index = context.index
    let property = index.property(ref)
    guard !property.isStored, !property.isStatic,
      let view = index.firstReader(of: Member(type: type, name: property.name))
    else { return nil }
    let names = reads.trackedNames(from: property.name)
    guard names.count >= context.count(of: Self.reads) else { return nil }
    return context.finding(
      self,
      in: ref.file,
      at: property.nameRange,
      Message.broad(property.name, names, reader: index.types[view].name),
      fix: Message.narrow
    )
  }
}

extension DeclarationIndex {
  /// The first view whose body reads a member.
  fileprivate func firstReader(of member: Member) -> Int? {
    bodyReads.readers[member]?.first { types[$0.view].roles.contains(.view) }?.view
  }
}

private enum Message {
  static func broad(_ property: String, _ names: [String], reader: String) -> String {
    "'\(property)' reads \(names.quotedList), so '\(reader)', which reads it, updates when any of "
      + "them changes"
  }

  static let narrow = """
    compute it where its inputs change and store the result, with one private writer; or let the \
    view read the one property that it shows
    """
}
