import SwiftSyntax

/// The work that making a value of a type does: in its stored initial values, in the initialiser
/// that is called, in what that calls of the type's own, and in the values that it makes.
struct StartUpWork {
  private let index: DeclarationIndex
  private var seen: Set<Int> = []
  /// The work of each initialiser that was looked at, `nil` for none.
  private var known: [Ref: String?] = [:]
  /// The initialisers that are being looked at: overloads that differ in types alone seem to call
  /// each other, or themselves.
  private var pending: Set<Ref> = []

  /// Looks for work in a run.
  init(in index: DeclarationIndex) { self.index = index }

  /// Something that a call of a type's initialiser does and that takes long; `nil` for none.
  mutating func work(making type: Int, by call: FunctionCallExprSyntax?) -> String? {
    guard seen.insert(type).inserted else { return nil }
    let labels = call.map { $0.arguments.map { $0.label?.plainText } } ?? []
    if let work = storedWork(of: type, given: labels) { return work }
    if let parent = index.superclass(of: type), index.initializers(of: type).isEmpty {
      return work(making: parent, by: call)
    }
    return initializerWork(of: type, call)
  }

  private mutating func storedWork(of type: Int, given labels: [String?]) -> String? {
    let isMemberwise = index.declaredInitializers(of: type).isEmpty
    for ref in index.types[type].properties {
      let property = index.property(ref)
      guard property.isStored, !property.isStatic, !property.isLazy,
        let region = property.initialRegion, !(isMemberwise && labels.contains(property.name))
      else { continue }
      if let work = work(in: Ref(ref.file, region), of: type) { return work }
    }
    return nil
  }

  /// The work of the initialiser that a call chooses; where it may be one of several, of each.
  private mutating func initializerWork(of type: Int, _ call: FunctionCallExprSyntax?) -> String? {
    let fitting = index.initializers(of: type).filter {
      index.function($0).accepts(call) && !pending.contains($0)
    }
    var found: String?
    for ref in fitting {
      guard let work = work(ofInitializer: ref, of: type) else { return nil }
      found = found ?? work
    }
    return found
  }

  private mutating func work(ofInitializer ref: Ref, of type: Int) -> String? {
    if let known = known[ref] { return known }
    guard let region = index.function(ref).region else { return nil }
    pending.insert(ref)
    let work = work(in: Ref(ref.file, region), of: type)
    pending.remove(ref)
    known[ref] = .some(work)
    return work
  }

  private mutating func work(in region: Ref, of type: Int) -> String? {
    let reach = BodyReach(from: region, of: type, in: index)
    if reach.regions.contains(where: { !index.region($0).loops.isEmpty }) { return Self.loop }
    for ref in reach.calls.sorted(by: { ($0.file, $0.number) < ($1.file, $1.number) }) {
      let call = index.call(ref)
      if index.isWork(call, in: ref.file) { return "calls '\(call.name)'" }
      if let work = nestedWork(of: call, in: ref.file, type) { return work }
    }
    return nil
  }

  static let loop = "runs a loop"

  /// The work of another initialiser of the run that is called.
  private mutating func nestedWork(of call: Call, in file: Int, _ type: Int) -> String? {
    if call.name == "init", let base = call.base {
      if base.is(SuperExprSyntax.self), let parent = index.superclass(of: type) {
        return work(making: parent, by: call.node)
      }
      if base.isSelf { return initializerWork(of: type, call.node) }
    }
    let part = index.files[file].regions[call.region].part
    guard let path = call.node.calledExpression.typePath, !path.isEmpty,
      let made = index.find(path, from: part, in: file), made != type
    else { return nil }
    return work(making: made, by: call.node)
  }
}

extension Function {
  /// Whether a call's arguments fit the parameters, by labels and in order.
  fileprivate func accepts(_ call: FunctionCallExprSyntax?) -> Bool {
    guard let call else { return parameters.allSatisfy(\.hasDefault) }
    var rest = parameters[...]
    for argument in call.arguments {
      let label = argument.label?.plainText
      while let next = rest.first, next.label != label, next.hasDefault { rest.removeFirst() }
      guard let next = rest.popFirst(), next.label == label else { return false }
    }
    let closures =
      (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    let needed = rest.filter { !$0.hasDefault }
    return needed.count <= closures && needed.allSatisfy(\.takesClosure)
      && rest.count(where: \.takesClosure) >= closures
  }
}

extension Function.Parameter {
  /// Whether a trailing closure may be given to it, as its type is written.
  fileprivate var takesClosure: Bool {
    switch type {
    case .function, .optional(.function): true
    case .named(let path, _):
      ["Handler", "Action", "Closure", "Callback", "Completion"].contains { ending in
        path.last?.hasSuffix(ending) ?? false
      }
    default: false
    }
  }
}
