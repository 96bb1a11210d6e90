extension Future where Failure == Never {
  /// Waits for the value.
  nonisolated(nonsending) public var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("a future that never fails ended without a value")
    }
  }
}

extension Future {
  /// Waits for the value; a failure is thrown.
  nonisolated(nonsending) public var value: Output {
    get async throws {
      for try await value in AsyncThrowingPublisher(self) { return value }
      throw CancellationError()
    }
  }
}
