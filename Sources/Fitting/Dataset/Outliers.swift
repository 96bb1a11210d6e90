/// What becomes of items whose first interval is rare for its first rating.
package enum Outliers: Sendable {
  /// They are left out, as the reference does. Of fewer than about a hundred items none may be left.
  case dropped
  /// They count as all others do.
  case kept
}
