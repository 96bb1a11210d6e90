/// The rules, sorted by id.
enum RuleRegistry {
  static let rules: [any OwnershipRule] = [
    BindingNeverWritten(),
    BroadComputedRead(),
    DerivedViewState(),
    DuplicatedState(),
    FrequentValueAtRoot(),
    HandedModelInState(),
    LegacyModelInState(),
    LegacyObservableObject(),
    MixedLifetimeStore(),
    ModelCreatedInBody(),
    NeedlessBindable(),
    ObservedObjectOwned(),
    OpenSetter(),
    OwnedModelNotInState(),
    ServiceNotIgnored(),
    ServiceNotInjected(),
    StateCopiedFromInit(),
    StateNotPrivate(),
    StateObjectForObservable(),
    StatusFlags(),
    SuppressionProblem(),
    SyntaxRule(),
    UndocumentedOwnership(),
    UnobservedReference(),
    UnownedDerivedValue(),
    UnstableIdentity(),
    WorkInBody(),
    WritableEnvironmentService(),
  ]

  static let ids = Set(rules.map(\.id))
}
