import SwiftSyntax

/// Where views with state stand in several branches.
struct RepeatedViews {
  /// An `if` or `switch` with the views that stand in more than one of its branches.
  struct Branching {
    let file: Int
    let keyword: TokenSyntax
    var views: [Int]
  }

  private struct Key: Hashable {
    let file: Int
    let branching: SyntaxIdentifier
    let view: Int
  }

  private let index: DeclarationIndex
  private var found: [Key: [ViewBranch]] = [:]
  private var order: [Key] = []
  /// The part of a type that each branching stands in.
  private var parts: [Key: Int] = [:]
  /// The views that a member of a type shows, with the member's own uses still to be looked at.
  private var shown: Set<Shown> = []

  private struct Shown: Hashable {
    let member: Member
    let view: Int
  }

  /// Looks at every place where a view with state is made.
  init(in index: DeclarationIndex) {
    self.index = index
    for (view, type) in index.types(with: .view) where index.holdsState(type) {
      for ref in index.calls(named: type.name) {
        let call = index.call(ref)
        let part = index.files[ref.file].regions[call.region].part
        guard let path = call.node.calledExpression.typePath,
          index.find(path, from: part, in: ref.file) == view, !index.isPreview(part, in: ref.file)
        else { continue }
        add(view, at: Syntax(call.node), in: call.region, of: ref.file)
      }
    }
  }

  /// The branchings with their views, in the order in which they were found.
  var all: [Branching] {
    var places: [SyntaxIdentifier: Int] = [:]
    var all: [Branching] = []
    for key in order {
      guard let keyword = keyword(of: key) else { continue }
      if let place = places[keyword.id] {
        all[place].views.append(key.view)
      } else {
        places[keyword.id] = all.count
        all.append(Branching(file: key.file, keyword: keyword, views: [key.view]))
      }
    }
    return all
  }

  private mutating func add(_ view: Int, at node: Syntax, in region: Int, of file: Int) {
    for branch in ViewBranch.around(node, in: file, index) {
      let key = Key(file: file, branching: branch.branching.id, view: view)
      if found[key] == nil { order.append(key) }
      parts[key] = index.files[file].regions[region].part
      found[key, default: []].append(branch)
    }
    guard let type = index.type(ofRegion: region, in: file),
      let name = index.memberAround(region, in: file), name != "body",
      shown.insert(Shown(member: Member(type: type, name: name), view: view)).inserted
    else { return }
    for (ref, use) in index.uses(of: name, in: type) where !index.meansStored(use, in: type) {
      add(view, at: use.node, in: use.region, of: ref.file)
    }
  }

  /// The `if` or `switch` of a branching in which a view stands twice and that can change.
  private func keyword(of key: Key) -> TokenSyntax? {
    guard let branches = found[key], let branching = branches.first?.branching else { return nil }
    let places = Set(branches.map(\.place)).sorted()
    guard places.count > 1 else { return nil }
    let fixed = FixedCondition(in: index, part: parts[key], file: key.file)
    if let node = branching.as(SwitchExprSyntax.self) {
      return fixed.holds(node.subject) ? nil : node.switchKeyword
    }
    guard let root = branching.as(IfExprSyntax.self) else { return nil }
    for place in places.dropLast() {
      guard let link = root.link(place) else { continue }
      if !fixed.holds(link.conditions) { return link.ifKeyword }
    }
    return nil
  }
}

extension IfExprSyntax {
  /// The `if` at a place of the chain that begins here.
  fileprivate func link(_ place: Int) -> IfExprSyntax? {
    var link = self
    for _ in 0..<place {
      guard let next = link.elseBody?.as(IfExprSyntax.self) else { return nil }
      link = next
    }
    return link
  }
}

extension DeclarationIndex {
  /// Whether a view keeps state of its own.
  fileprivate func holdsState(_ type: TypeFacts) -> Bool {
    type.properties.contains { ref in
      let property = property(ref)
      return property.isStored && !property.isStatic
        && property.attributes.first(named: "State", "StateObject") != nil
    }
  }

  /// The name of the property or method whose code a region is.
  fileprivate func memberAround(_ region: Int, in file: Int) -> String? {
    var around: Int? = region
    while let number = around {
      let facts = files[file].regions[number]
      switch facts.kind {
      case .function(let function): return files[file].functions[function].name
      case .getter(let property?): return files[file].properties[property].name
      default: around = facts.parent
      }
    }
    return nil
  }
}
