import Core

/// Finds stored values that are computed from others and that nothing keeps in step.
///
/// *Reports when* every assignment of a model's stored property, those in `init` aside, computes it
/// from the model's other stored properties, and it is written in more than one place, or can be
/// set from outside, or one of its inputs can change without passing its one writer.
///
/// *Does not report* a value with one private writer, in the `didSet` of its input or in the method
/// that every change of an input passes; values that are also reset, counted up, awaited or set from
/// elsewhere; and snapshots, which are meant to stay behind (`previous…`, `saved…`).
struct UnownedDerivedValue: OwnershipRule {
  let id = "unowned_derived_value"
  let section = RuleSection.writing
  let severity = Severity.warning
  let title = "a derived value that nothing keeps in step"
  let rationale = """
    A stored value that could be computed is a second thing that must agree; where no single line \
    keeps it in step with its inputs, it will not.
    """
  let claims = ["C16", "C28", "C30"]
  let passing: [RuleExample] = [
    """
    @Observable final class Basket {
      var prices: [Int] = []
      var total: Int { prices.reduce(0, +) }
    }
    """,
    """
    @Observable final class Basket {
      var prices: [Int] = [] { didSet { total = prices.reduce(0, +) } }
      private(set) var total = 0
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Basket {
      private(set) var prices: [Int] = []
      private(set) var ↓total = 0
      func add(_ price: Int) {
        prices.append(price)
        total = prices.reduce(0, +)
      }
      func clear() {
        prices = []
        total = prices.reduce(0, +)
      }
    }
    """,
    """
    @Observable final class Basket {
      var prices: [Int] = []
      private(set) var ↓total = 0
      func update() { total = prices.reduce(0, +) }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    var writes: OutsideWrites?
    return index.types(with: .model).flatMap { number, type -> [Finding] in
      guard type.isModel, !type.hasLostExtension else { return [] }
      return type.properties.compactMap { ref in
        guard let value = DerivedValue(ref, of: number, in: index), let drift = value.drift else {
          return nil
        }
        let outside = writes ?? OutsideWrites(in: index)
        writes = outside
        guard outside.places(reaching: value.name, of: number).isEmpty else { return nil }
        return context.finding(
          self,
          in: ref.file,
          at: index.property(ref).nameRange,
          Message.drifts(value, of: type.name, drift),
          fix: Message.compute(value)
        )
      }
    }
  }
}

private enum Message {
  static func drifts(_ value: DerivedValue, of model: String, _ drift: DerivedValue.Drift) -> String
  {
    let start = "'\(value.name)' of '\(model)' is computed from \(value.inputs.quotedList)"
    switch drift {
    case .severalWriters(let count): return start + " in \(count) places, so it can fall behind"
    case .openSetter: return start + " and can be set from outside, so the two can disagree"
    case .unpassed(let input):
      return start + ", but '\(input)' can change without passing the line that does it"
    }
  }

  static func compute(_ value: DerivedValue) -> String {
    let input = value.inputs.first ?? ""
    return "make it a computed property; if that costs too much, give it one private writer, the "
      + "'didSet' of '\(input)'"
  }
}
