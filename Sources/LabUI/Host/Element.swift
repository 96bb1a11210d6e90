/// What a user sees and can operate at one place of the screen.
package struct Element {
  /// What it is.
  package enum Kind: String, Sendable {
    case text, image, button, link, field, secureField, editor, toggle, stepper, slider, picker
    case date, color, list, section, row, sheet, cover, popover, alert, dialog, stack, tabs
    case tab, menu, progress, search, toolbar, title, back
  }

  /// What it is.
  package let kind: Kind
  /// Its own text: a label, a title, a placeholder; for a text what it says.
  package var label: String
  /// Names given for accessibility and tests.
  package var names: [String] = []
  /// What a control holds: a field's text, `on` or `off`, a number, the chosen option.
  package var value: String?
  /// Whether it can be operated.
  package var isEnabled = true
  /// The value by which a picker or a tab view knows it.
  var tag: AnyHashable?
  /// The value of a link that a list around it selects instead of pushing it.
  var selects: AnyHashable?
  /// Whether a field for searching is in use.
  var isInUse = false
  /// The place that made it, by which it is found again.
  var source: ObjectIdentifier?
  /// What is in it.
  package var children: [Element] = []
  /// What can be done with it.
  var operations = Operations()

  /// What can be done with an element.
  struct Operations {
    var tap: (() -> Void)?
    var setText: ((String) -> Void)?
    var submit: (() -> Void)?
    var setNumber: ((Double) -> Void)?
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    var choose: ((AnyHashable) -> Void)?
    var delete: (() -> Void)?
    var move: ((Int) -> Void)?
    var refresh: (() -> Void)?
    var dismiss: (() -> Void)?
    var pop: (() -> Void)?
    var focus: ((Bool) -> Void)?
  }

  init(_ kind: Kind, _ label: String = "", children: [Element] = []) {
    self.kind = kind
    self.label = label
    self.children = children
  }

  /// All that it says, its children's texts included.
  package var text: String {
    let parts = [label] + children.filter { !$0.isLayer }.map(\.text)
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether it lies over what it belongs to.
  var isLayer: Bool {
    switch kind {
    case .sheet, .cover, .popover, .alert, .dialog: true
    default: false
    }
  }

  /// It and all that is in it, outermost first.
  package var flattened: [Element] { [self] + children.flatMap(\.flattened) }

  /// Whether a scenario may mean it by a name: its text, or a name given for tests.
  ///
  /// - Parameter name: The name.
  /// - Returns: Whether it is one of its own.
  package func answers(to name: String) -> Bool {
    label == name || names.contains(name) || text == name
  }
}
