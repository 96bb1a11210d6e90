/// The rules, sorted by id.
enum RuleRegistry {
  static let rules: [any OwnershipRule] = [
    BindingNeverWritten(),
    DuplicatedState(),
    HandedModelInState(),
    LegacyModelInState(),
    LegacyObservableObject(),
    MixedLifetimeStore(),
    ModelCreatedInBody(),
    NeedlessBindable(),
    ObservedObjectOwned(),
    OpenSetter(),
    OwnedModelNotInState(),
    StateCopiedFromInit(),
    StateNotPrivate(),
    StateObjectForObservable(),
    StatusFlags(),
    SuppressionProblem(),
    SyntaxRule(),
    UndocumentedOwnership(),
    UnstableIdentity(),
    WorkInBody(),
  ]

  static let ids = Set(rules.map(\.id))
}
