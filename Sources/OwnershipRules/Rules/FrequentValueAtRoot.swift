import Core

/// Finds models that change many times a second and are injected at the root.
///
/// *Reports when* a model, observable or legacy, writes an observed property in a `for await`, at
/// the beat of a timer under a second, or in a loop with a sleep under a second; is injected by
/// the app, a scene or a view that no other contains; and a view that itself shows views of the run
/// reads that property.
///
/// *Does not report* injection at the subtree that shows it, and intervals that are not known, as
/// those between notifications.
struct FrequentValueAtRoot: OwnershipRule {
  let id = "frequent_value_at_root"
  let section = RuleSection.dependence
  let severity = Severity.warning
  let title = "a value that changes all the time, injected at the root"
  let rationale = """
    Breadth times frequency: what changes once a session may be broad; what changes many times a \
    second belongs to the narrowest subtree that shows it.
    """
  let claims = ["C23", "C25", "C26"]
  let passing: [RuleExample] = [
    """
    @Observable final class Prices {
      private(set) var last = 0.0
      func follow(_ ticks: AsyncStream<Double>) async { for await tick in ticks { last = tick } }
    }
    struct Home: View {
      @State private var prices = Prices()
      var body: some View { VStack { Text("Home"); Ticker().environment(prices) } }
    }
    struct Ticker: View {
      @Environment(Prices.self) private var prices
      var body: some View { Text("\\(prices.last)") }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Prices {
      private(set) var last = 0.0
      func follow(_ ticks: AsyncStream<Double>) async { for await tick in ticks { last = tick } }
    }
    struct MarketApp: App {
      @State private var prices = Prices()
      var body: some Scene { WindowGroup { Home().↓environment(prices) } }
    }
    struct Home: View {
      @Environment(Prices.self) private var prices
      var body: some View { VStack { Text("\\(prices.last)"); Chart() } }
    }
    struct Chart: View { var body: some View { Text("Chart") } }
    """
  ]

  private static let interval = Threshold(
    "interval",
    1,
    in: 0.001...3600,
    "seconds between two writes, at or above which they are seldom"
  )
  let thresholds = [Self.interval]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    let injections = index.injections
    guard !injections.isEmpty else { return [] }
    let containment = ViewContainment(in: index)
    let reads = ReadObjects(in: index)
    return injections.compactMap { injection in
      guard isAtRoot(injection, containment, index) else { return nil }
      for name in writes(of: injection.model, in: context).names {
        let member = Member(type: injection.model, name: name)
        guard let view = reads.views(of: member).first(where: containment.isContainer) else {
          continue
        }
        return context.finding(
          self,
          in: injection.file,
          at: injection.call.anchor,
          Message.storm(
            index.types[injection.model].name,
            name,
            index.types[view].name,
            context.value(of: Self.interval)
          ),
          fix: Message.narrow
        )
      }
      return nil
    }
  }

  private func writes(of model: Int, in context: LintContext) -> FrequentWrites {
    FrequentWrites(of: model, in: context.index, within: context.value(of: Self.interval))
  }

  private func isAtRoot(
    _ injection: Injection,
    _ containment: ViewContainment,
    _ index: DeclarationIndex
  ) -> Bool {
    guard let type = injection.type else { return false }
    let roles = index.types[type].roles
    return roles.hasAny(of: [.app, .scene])
      || roles.contains(.view) && !containment.contained.contains(type)
  }
}

private enum Message {
  static func storm(
    _ model: String,
    _ property: String,
    _ view: String,
    _ interval: Double
  ) -> String {
    let often =
      interval > 1 ? "every \(Threshold.text(interval)) s or more often" : "many times a second"
    return "'\(model)' is injected at the root and writes '\(property)' \(often), so '\(view)' "
      + "updates as often with all that it shows"
  }

  static let narrow = """
    inject it at the subtree that shows the value, and read the value in a small view of its own
    """
}
