/// All that is shown, flat, with what each element is in.
struct Screen {
  /// The elements, outermost first, each before what is in it.
  private(set) var elements: [Element] = []
  /// The place of what each is in.
  private var parents: [Int?] = []

  init(_ elements: [Element]) {
    for element in elements { add(element, in: nil) }
  }

  private mutating func add(_ element: Element, in parent: Int?) {
    let index = elements.count
    elements.append(element)
    parents.append(parent)
    for child in element.children { add(child, in: index) }
  }

  /// The one element that a name means.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - which: Which of several of that name.
  ///   - word: What such elements are called.
  ///   - fits: Whether an element can be meant at all.
  ///   - answers: Whether it has that name.
  /// - Returns: The element.
  /// - Throws: ``HostProblem`` when there is none, or more than one.
  func find(
    _ name: String,
    _ which: Which,
    _ word: String,
    where fits: (Element) -> Bool,
    answers: (Element) -> Bool
  ) throws -> Element {
    var places = elements.indices.filter { fits(elements[$0]) }
    if let row = which.row { places = try within(row, places) }
    let found = narrowed(places.filter { answers(elements[$0]) })
    guard !found.isEmpty else {
      let names = places.map { elements[$0].ownName }
      throw HostProblem.notShown(kind: word, name: name, shown: names.filter { !$0.isEmpty })
    }
    if let ordinal = which.ordinal {
      guard found.indices.contains(ordinal - 1) else {
        throw HostProblem.fewer(kind: word, name: name, count: found.count, wanted: ordinal)
      }
      return elements[found[ordinal - 1]]
    }
    guard found.count == 1 else {
      throw HostProblem.several(kind: word, name: name, count: found.count)
    }
    return elements[found[0]]
  }

  /// Those that a user would mean: of nested ones the innermost, in the layer on top if there are any, and such as can
  /// be operated if there are any.
  private func narrowed(_ found: [Int]) -> [Int] {
    var found = found.filter { place in !found.contains { isIn($0, place) } }
    if let layer = elements.indices.last(where: { elements[$0].isLayer }) {
      let onTop = found.filter { isIn($0, layer) }
      if !onTop.isEmpty { found = onTop }
    }
    let enabled = found.filter { elements[$0].isEnabled }
    return enabled.isEmpty ? found : enabled
  }

  /// Those of some places that are in the row, section or layer which shows a text.
  private func within(_ text: String, _ places: [Int]) throws -> [Int] {
    let homes = elements.indices.compactMap { place -> Int? in
      guard elements[place].answers(to: text) || elements[place].value == text else { return nil }
      return home(of: place)
    }
    guard !homes.isEmpty else {
      let rows = elements.filter(\.isHome).map(\.text).filter { !$0.isEmpty }
      throw HostProblem.notShown(kind: "row or section", name: text, shown: rows)
    }
    return places.filter { place in homes.contains { $0 == place || isIn(place, $0) } }
  }

  /// The row, section or layer that an element is or is in.
  private func home(of place: Int) -> Int? {
    var place: Int? = place
    while let current = place, !elements[current].isHome { place = parents[current] }
    return place
  }

  private func isIn(_ place: Int, _ outer: Int) -> Bool {
    var around = parents[place]
    while let current = around, current > outer { around = parents[current] }
    return around == outer
  }
}

extension Element {
  /// Whether it is known by what it shows.
  fileprivate var isHome: Bool { isLayer || kind == .row || kind == .section }

  /// What it is called in messages.
  fileprivate var ownName: String { label.isEmpty ? names.first ?? text : label }
}
