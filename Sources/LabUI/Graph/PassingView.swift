/// A view that is none on the screen itself, but stands for those in it: what is said of it around is said of each of
/// them.
protocol PassingView {
  /// Which of them.
  static var reach: Reach { get }
}

extension PassingView {
  static var reach: Reach { .all }
}
