package import Core

/// What few events say, beside their ``EventRow``.
package struct EventRest: Sendable {
  /// The event taken back, or the one this is a consequence of.
  package var reference: EventID?
  /// Of a setting its key, of a suspension its reason, of a relink the id before.
  package var name: String?
  /// Of a setting its value.
  package var value: String?
  /// The rules that an answer failed.
  package var rules: [String] = []

  /// Says nothing.
  package init() {}

  /// Whether it says nothing.
  package var isEmpty: Bool { reference == nil && name == nil && value == nil && rules.isEmpty }
}
