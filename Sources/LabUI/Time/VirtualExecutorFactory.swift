@_spi(ExperimentalCustomExecutors) internal import _Concurrency

/// Gives the runtime its executors.
enum VirtualExecutorFactory: ExecutorFactory {
  static var mainExecutor: any MainExecutor { VirtualExecutor.shared }
  static var defaultExecutor: any TaskExecutor { VirtualExecutor.shared }
}
