import LabProtocol
import Scenarios

/// Two versions of a snippet after the same steps: what each reads, and how often each body ran.
struct RunComparison: Equatable {
  /// The views of both, in the order in which they stand in the trees.
  let views: [View]
  /// The models that either made, sorted.
  let models: [Model]

  /// The versions that do not do what is expected: of A, B, none or both.
  let broken: [String]

  /// One type of view in both versions; `nil` where a version does not have it.
  struct View: Equatable {
    let name: String
    let a: Side?
    let b: Side?
  }

  /// A view in one version.
  struct Side: Equatable {
    /// How often its bodies ran since the mount, or since the counts were reset.
    var runs = 0
    /// What its bodies read, sorted.
    var reads: [String] = []
  }

  /// A model's makings in both versions.
  struct Model: Equatable {
    let name: String
    let madeInA: Int
    let madeInB: Int
  }

  /// What is to be said of the two.
  enum Outcome: String {
    /// B's bodies ran less, and none more.
    case less
    /// B's bodies ran more, and none less.
    case more
    /// Some ran less, others more.
    case mixed
    /// Each ran as often.
    case same
    /// A version does not do what is expected, so its counts are no measure.
    case broken
    /// No view is in both.
    case apart
  }

  /// Compares the runs of two versions.
  init(_ a: SnippetRun, _ b: SnippetRun) {
    let sideA = Self.sides(of: a)
    let sideB = Self.sides(of: b)
    var names: [String] = []
    for name in sideA.names + sideB.names where !names.contains(name) { names.append(name) }
    views = names.map { View(name: $0, a: sideA.sides[$0], b: sideB.sides[$0]) }
    let madeA = Self.made(in: a)
    let madeB = Self.made(in: b)
    models = Set(madeA.keys).union(madeB.keys).sorted().map {
      Model(name: $0, madeInA: madeA[$0] ?? 0, madeInB: madeB[$0] ?? 0)
    }
    // Where B's bodies run more often, A's counts may be too small because it does not work.
    let runsMore = views.contains { view in
      guard let a = view.a, let b = view.b else { return false }
      return b.runs > a.runs
    }
    let isBroken = (
      a: Self.isBroken(a, mayCount: !runsMore), b: Self.isBroken(b, mayCount: false)
    )
    broken = (isBroken.a ? ["A"] : []) + (isBroken.b ? ["B"] : [])
  }

  /// Whether a version does not do what is expected.
  ///
  /// Of an original a body may run more often than is expected: that is what the other repairs.
  private static func isBroken(_ run: SnippetRun, mayCount: Bool) -> Bool {
    if run.ending != .complete { return true }
    return run.lines.contains { line in
      guard let outcome = run.outcome(ofLine: line.number), !outcome.isMet else { return false }
      guard mayCount, case .expectation(.count(_, _, _)) = line.content else { return true }
      return false
    }
  }

  /// The views of both versions whose bodies ran a different number of times.
  var changed: [View] {
    views.filter { view in
      guard let a = view.a, let b = view.b else { return false }
      return a.runs != b.runs
    }
  }

  /// Whether B updates less; of views that only one version has nothing follows.
  var outcome: Outcome {
    if !broken.isEmpty { return .broken }
    guard views.contains(where: { $0.a != nil && $0.b != nil }) else { return .apart }
    return counted
  }

  private var counted: Outcome {
    let changes = changed.map { ($0.b?.runs ?? 0) - ($0.a?.runs ?? 0) }
    switch (changes.contains { $0 < 0 }, changes.contains { $0 > 0 }) {
    case (true, true): return .mixed
    case (true, false): return .less
    case (false, true): return .more
    case (false, false): return .same
    }
  }

  /// The outcome in a sentence without a full stop, as `B updates less: Header 10 → 0`.
  var verdict: String {
    let less = Self.list(changed.filter { ($0.b?.runs ?? 0) < ($0.a?.runs ?? 0) })
    let more = Self.list(changed.filter { ($0.b?.runs ?? 0) > ($0.a?.runs ?? 0) })
    let words =
      switch outcome {
      case .less: "B updates less: \(less)"
      case .more: "B updates more: \(more)"
      case .mixed: "B updates some less and others more: \(less); but \(more)"
      case .same: "both update the same views as often"
      case .apart: "the two have no view in common, so there is nothing to compare"
      case .broken:
        broken.count == 1
          ? "\(broken[0]) does not do what is expected, so its counts are not compared"
          : "neither does what is expected, so the counts are not compared"
      }
    let added = views.filter { $0.a == nil && ($0.b?.runs ?? 0) > 0 }
    guard !added.isEmpty, outcome != .apart, outcome != .broken else { return words }
    let names = added.map { "\($0.name) \($0.b?.runs ?? 0)" }.joined(separator: ", ")
    return "\(words) (only in B: \(names))"
  }

  private static func list(_ views: [View]) -> String {
    let sorted = views.sorted {
      abs(($0.a?.runs ?? 0) - ($0.b?.runs ?? 0)) > abs(($1.a?.runs ?? 0) - ($1.b?.runs ?? 0))
    }
    let shown = sorted.prefix(4).map { "\($0.name) \($0.a?.runs ?? 0) → \($0.b?.runs ?? 0)" }
    let rest = sorted.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func sides(of run: SnippetRun) -> (names: [String], sides: [String: Side]) {
    var names: [String] = []
    var sides: [String: Side] = [:]
    var reads: [String: Set<String>] = [:]
    func note(_ name: String) {
      guard sides[name] == nil else { return }
      names.append(name)
      sides[name] = Side()
    }
    for tree in [run.mounted, run.final] {
      for view in tree?.views ?? [] where view.runs != nil {
        note(view.name)
        reads[view.name, default: []].formUnion(view.reads)
      }
    }
    for event in run.countedEvents {
      guard case .body(let view, _, _, _) = event.fact else { continue }
      note(view)
      sides[view, default: Side()].runs += 1
    }
    for (name, found) in reads { sides[name]?.reads = found.sorted() }
    return (names, sides)
  }

  private static func made(in run: SnippetRun) -> [String: Int] {
    var made: [String: Int] = [:]
    for event in run.events {
      if case .made(let model) = event.fact { made[model, default: 0] += 1 }
    }
    return made
  }
}
