/// A wrapper's storage on which its view depends whether its body reads it or not.
protocol DeclaredRead: AnyObject {
  /// What the view depends on; nothing before there is something.
  var declaredRead: String? { get }
}
