/// What a piece of text is, from which a palette knows how it looks.
package enum Role: CaseIterable, Sendable {
  case heading
  case strong
  case emphasis
  case strikethrough
  case code
  case link
  /// Frames, gutters and what may be overlooked.
  case muted
  case prompt
  case right
  case wrong
  /// Wanted and not given.
  case missing
  /// Given and not wanted.
  case extra
  case hint
  case error
  case warning
  case note
  case keyword
  case typeName
  case string
  case number
  case comment
  case attribute
}
