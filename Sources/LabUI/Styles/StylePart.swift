/// A part of a control, such as its label: it stands where the control's style puts it, and changes
/// with the control without the style being asked again.
typealias StylePart = ModifiedMemo<Never>

extension ModifiedMemo where Modifier == Never {
  /// Has the part show a view from now on.
  func renew<V: View>(showing view: V) {
    renew { node in onMain { node.child(0, view) } }
  }
}
