/// The rules, sorted by id.
enum RuleRegistry {
  static let rules: [any OwnershipRule] = [
    BindingNeverWritten(),
    NeedlessBindable(),
    OwnedModelNotInState(),
    StateCopiedFromInit(),
    StateNotPrivate(),
    StateObjectForObservable(),
    StatusFlags(),
    WorkInBody(),
  ]

  static let ids = Set(rules.map(\.id))
}
