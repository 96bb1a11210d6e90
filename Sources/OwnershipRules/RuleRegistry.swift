/// The rules, sorted by id.
enum RuleRegistry {
  static let rules: [any OwnershipRule] = [
    BindingNeverWritten(),
    BranchResetsState(),
    BroadComputedRead(),
    ExpensiveStateInit(),
    FrequentValueAtRoot(),
    LogicInView(),
    MixedObservation(),
    ModelNotOnMainActor(),
    NeedlessBindable(),
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
    UnobservedReference(),
    UnstableIdentity(),
    WorkInBody(),
    WritableEnvironmentService(),
  ]

  static let ids = Set(rules.map(\.id))
}
