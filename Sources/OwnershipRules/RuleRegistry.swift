/// The rules, sorted by id.
enum RuleRegistry {
  static let rules: [any OwnershipRule] = [
    BindingNeverWritten(),
    BranchResetsState(),
    BroadComputedRead(),
    DuplicatedState(),
    ExpensiveStateInit(),
    FrequentValueAtRoot(),
    HandedModelInState(),
    LegacyModelInState(),
    LegacyObservableObject(),
    LogicInView(),
    MixedLifetimeStore(),
    MixedObservation(),
    ModelCreatedInBody(),
    ModelNotOnMainActor(),
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
    TaskInOnAppear(),
    UndocumentedOwnership(),
    UnobservedReference(),
    UnstableIdentity(),
    WorkInBody(),
    WritableEnvironmentService(),
  ]

  static let ids = Set(rules.map(\.id))
}
