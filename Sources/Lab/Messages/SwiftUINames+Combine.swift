extension SwiftUINames {
  /// Operators of Apple's Combine that the lab does not have.
  static let publisherMembers: Set<String> = words(
    """
    breakpoint breakpointOnError buffer decode encode makeConnectable measureInterval \
    tryAllSatisfy tryContains tryDrop tryFirst tryLast tryMax tryMin tryPrefix tryReduce \
    tryRemoveDuplicates tryScan
    """
  )

  /// Types that Apple has inside Combine's types, by the type.
  static let combineTypes: [String: Set<String>] = [
    "Publishers": words(
      """
      AllSatisfy AssertNoFailure Breakpoint Buffer BufferingStrategy Catch Collect CollectByCount \
      CollectByTime CompactMap Comparison Concatenate Contains ContainsWhere Count Debounce Decode \
      Delay Drop DropUntilOutput DropWhile Encode Filter First FirstWhere FlatMap HandleEvents \
      IgnoreOutput Last LastWhere MakeConnectable Map MapError MapKeyPath MapKeyPath2 MapKeyPath3 \
      MeasureInterval Merge5 Merge6 Merge7 Merge8 Output PrefetchStrategy PrefixUntilOutput \
      PrefixWhile Print ReceiveOn Reduce RemoveDuplicates ReplaceEmpty ReplaceError Retry Scan \
      SetFailureType SubscribeOn SwitchToLatest Throttle TimeGroupingStrategy Timeout \
      TryAllSatisfy TryCatch TryCompactMap TryComparison TryContainsWhere TryDropWhile TryFilter \
      TryFirstWhere TryLastWhere TryMap TryPrefixWhile TryReduce TryRemoveDuplicates TryScan
      """
    ),
    "RunLoop": words("SchedulerTimeType SchedulerOptions"),
    "DispatchQueue": words("SchedulerTimeType SchedulerOptions"),
    "OperationQueue": words("SchedulerTimeType SchedulerOptions"),
    "Subscribers": words("Assign Sink"),
  ]

  /// Whether a type, as the compiler writes it, is one of Combine's publishers.
  static func isPublisher(_ type: String) -> Bool {
    var name = Substring(type)
    for start in ["LabCombine.", "some ", "any "] where name.hasPrefix(start) {
      name = name.dropFirst(start.count)
    }
    if name.hasPrefix("Publishers.") || name.hasSuffix(".Publisher") { return true }
    return publishers.contains(String(name.prefix { $0 != "<" }))
  }

  /// Types that are publishers; `Self` is the learner's extension of all of them.
  private static let publishers: Set<String> = words(
    """
    AnyPublisher ConnectablePublisher CurrentValueSubject Deferred Empty Fail Future Just \
    ObservableObjectPublisher PassthroughSubject Publisher Record Self Subject \
    Timer.TimerPublisher
    """
  )
}
