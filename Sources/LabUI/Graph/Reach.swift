/// Which of the views in it a modifier around a view reaches.
enum Reach {
  /// None: it is one view itself.
  case itself
  /// All that it stands for, as a group does.
  case all
  /// Those of one of its places; what is at the others is shown somewhere else.
  case place(Int)
}
