package import Core

/// What a line of the log turns out to be.
package enum RecordLine: Equatable, Sendable {
  /// An event whose checksum is right.
  case event(Event)
  /// An event without a checksum, as written by hand.
  case unchecked(Event)
  /// A record of a later version or of a kind not known here; it is kept and not counted.
  case newer(EventID?)
  /// Nothing that can be used.
  case damage(RecordDamage)
}
