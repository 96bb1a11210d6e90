import SwiftSyntax

/// The properties that a model writes many times a second.
struct FrequentWrites {
  private let index: DeclarationIndex
  private let type: Int
  private let limit: Double

  /// Looks at one model's own code; an interval under the limit, in seconds, is frequent.
  init(of type: Int, in index: DeclarationIndex, within limit: Double) {
    self.index = index
    self.type = type
    self.limit = limit
  }

  /// The observed properties that are written so, in the order of their declaration.
  var names: [String] {
    let observed = Set(index.observedProperties(of: type).map { index.property($0).name })
    return index.types[type].properties.map { index.property($0).name }
      .filter { observed.contains($0) && isFrequent($0) }
  }

  private func isFrequent(_ name: String) -> Bool {
    index.uses(of: name, in: type).contains { ref, use in
      guard index.surelyWrites(use, in: ref.file), !setsFlag(use) else { return false }
      if repeats(use.node, in: use.region, of: ref.file) { return true }
      guard let function = index.enclosingFunction(of: use, in: ref.file),
        function.kind == .function
      else { return false }
      return isCalledFrequently(function.name)
    }
  }

  /// Whether a use only sets `true`, `false` or `nil`: what says the same each time turns over once.
  private func setsFlag(_ use: Use) -> Bool {
    guard let value = Assignment(to: use)?.value else { return false }
    return value.is(BooleanLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
  }

  /// Whether a method runs so: called by the model's own code, or on the model by other code.
  private func isCalledFrequently(_ method: String) -> Bool {
    let own = index.uses(of: method, in: type).contains {
      repeats($1.node, in: $1.region, of: $0.file)
    }
    return own
      || index.calls(named: method).contains { ref in
        let call = index.call(ref)
        let part = index.files[ref.file].regions[call.region].part
        guard let base = call.base, repeats(Syntax(call.node), in: call.region, of: ref.file) else {
          return false
        }
        return index.find(index.shape(of: base, from: part, in: ref.file)) == type
      }
  }

  /// Whether a place runs many times a second: in a `for await`, in what a fast timer calls, in a
  /// loop with a short sleep.
  private func repeats(_ start: Syntax, in region: Int, of file: Int) -> Bool {
    let part = index.files[file].regions[region].part
    let interval = Interval(in: index, part: part, file: file)
    var node = start
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionDecl, .initializerDecl, .accessorDecl, .memberBlock: return false
      case .forStmt(let loop):
        if loop.awaitKeyword != nil, node.id == loop.body.id, !awaitsNotifications(loop, in: file) {
          return true
        }
      case .whileStmt(let loop):
        if sleepsShortly(loop.fullRange, interval, in: file) { return true }
      case .repeatStmt(let loop):
        if sleepsShortly(loop.fullRange, interval, in: file) { return true }
      case .functionCallExpr(let call):
        if node.id != call.calledExpression.id, isFastTimer(call, interval, in: file) {
          return true
        }
      default: break
      }
      node = parent
    }
    return false
  }

  /// Whether what a loop waits for is posted when something happens, at a pace that nobody knows.
  private func awaitsNotifications(_ loop: ForStmtSyntax, in file: Int) -> Bool {
    ["notifications", "publisher"].flatMap(index.calls(named:)).contains { ref in
      let call = index.call(ref)
      guard ref.file == file, loop.sequence.fullRange.contains(call.nameStart),
        let argument = call.node.arguments.first
      else { return false }
      return ["named", "for"].contains(argument.label?.text)
        && !argument.expression.is(KeyPathExprSyntax.self)
    }
  }

  private func sleepsShortly(_ range: Range<Int>, _ interval: Interval, in file: Int) -> Bool {
    Self.sleeps.flatMap(index.calls(named:)).contains { ref in
      guard ref.file == file, range.contains(index.call(ref).nameStart),
        let seconds = Self.sleep(index.call(ref), interval)
      else { return false }
      return seconds < limit
    }
  }

  private static let sleeps = ["sleep", "usleep", "nanosleep"]

  /// How long a call sleeps, in seconds.
  private static func sleep(_ call: Call, _ interval: Interval) -> Double? {
    guard let argument = call.node.arguments.first,
      let value = interval.seconds(argument.expression)
    else { return nil }
    if call.name == "usleep" { return value / 1e6 }
    switch argument.label?.text {
    case "nanoseconds": return value / 1e9
    case "milliseconds": return value / 1e3
    case "for", "until", "forTimeInterval", "seconds", nil: return value
    default: return nil
    }
  }

  /// Whether a closure that is given to a call, or a selector in it, runs at a fast timer's beat.
  private func isFastTimer(_ call: FunctionCallExprSyntax, _ interval: Interval, in file: Int)
    -> Bool
  {
    guard let name = call.calledExpression.lastName else { return false }
    switch name {
    case "scheduledTimer", "Timer":
      guard call.argument("repeats")?.expression.trimmedDescription == "true" else { return false }
      return isShort(call.argument("withTimeInterval") ?? call.argument("timeInterval"), interval)
    case "sink", "assign", "onReceive":
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let publisher = name == "onReceive" ? call.arguments.first?.expression : base
      return publisher.map { publishesShortly($0, interval, in: file) } ?? false
    case "setEventHandler":
      return index.calls(named: "schedule").contains { ref in
        let schedule = index.call(ref)
        return ref.file == file && index.type(ofRegion: schedule.region, in: file) == type
          && isShort(schedule.node.argument("repeating"), interval)
      }
    default: return false
    }
  }

  /// Whether a publisher is a fast timer: made there, or kept in a property that is made so.
  private func publishesShortly(_ publisher: ExprSyntax, _ interval: Interval, in file: Int) -> Bool
  {
    var (range, file) = (publisher.fullRange, file)
    let named = index.files[file].uses(in: range).first
    if let named, let type = index.type(ofRegion: named.region, in: file),
      let ref = index.types[type].propertyNamed[named.name]?.first,
      let value = index.property(ref).initialValue
    {
      (range, file) = (value.fullRange, ref.file)
    }
    return index.calls(named: "publish").contains { ref in
      ref.file == file && range.contains(index.call(ref).nameStart)
        && isShort(index.call(ref).node.argument("every"), interval)
    }
  }

  private func isShort(_ argument: LabeledExprSyntax?, _ interval: Interval) -> Bool {
    argument.flatMap { interval.seconds($0.expression) }.map { $0 < limit } ?? false
  }
}

extension FunctionCallExprSyntax {
  /// The argument with a label.
  func argument(_ label: String) -> LabeledExprSyntax? {
    arguments.first { $0.label?.text == label }
  }
}
