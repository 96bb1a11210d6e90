/// A stretch of a view's own code that acts: a method, or the outermost closure that is no builder.
struct ActingCode: Hashable {
  let file: Int
  /// The region that it consists of, with those inside it.
  let region: Int
}
