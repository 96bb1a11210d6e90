import Core

/// What an answer came to.
struct JudgedAnswer {
  /// How well the item was recalled.
  var rating: Rating
  /// The rules that the answer failed, where a grader judged it.
  var rules: [String] = []
}
