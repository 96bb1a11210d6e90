/// The rules, sorted by id.
enum RuleRegistry {
  static let rules: [any OwnershipRule] = [
    BindingNeverWritten(),
    StateCopiedFromInit(),
    StateNotPrivate(),
  ]

  static let ids = Set(rules.map(\.id))
}
