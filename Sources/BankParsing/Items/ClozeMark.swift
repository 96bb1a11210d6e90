/// One `{{c1::text::hint}}` in a text.
struct ClozeMark {
  /// The number of the scheduled item it belongs to, 1…999.
  var number: Int
  /// The offsets of the whole mark.
  var range: Range<Int>
  /// The offsets of what is taken out.
  var answer: Range<Int>
  /// The offsets of the hint, where there is one.
  var hint: Range<Int>?
  /// Whether it stands within a code span.
  var isInCode: Bool
}
