import SwiftSyntax

/// Calls that open files or databases, start requests, tasks, timers or queues, or sleep.
enum SlowCalls {
  /// Types of which every method is such work.
  static let types: Set<String> = [
    "FileManager", "FileHandle", "URLSession", "Timer", "DispatchQueue", "DispatchSource",
    "OperationQueue", "Thread", "InputStream", "OutputStream", "NWConnection", "NWListener",
    "NWPathMonitor", "NSURLConnection", "Process", "CADisplayLink",
  ]

  /// Methods of those types that end what was begun.
  static let endings: Set<String> = [
    "invalidate", "cancel", "cancelAllOperations", "invalidateAndCancel",
    "finishTasksAndInvalidate",
    "suspend", "close", "closeFile", "terminate", "interrupt",
  ]

  /// Types of other modules that open or start something when they are made.
  static let openers: Set<String> = [
    "FileHandle", "URLSession", "Timer", "DispatchQueue", "OperationQueue", "Thread",
    "CADisplayLink",
    "Database", "DatabaseQueue", "DatabasePool", "Realm", "Connection", "SQLiteConnection",
    "SQLiteDatabase", "NSPersistentContainer", "NSPersistentCloudKitContainer", "ModelContainer",
    "FMDatabase", "FMDatabaseQueue",
  ]

  /// Functions of the system's C libraries.
  static let functions: Set<String> = [
    "sleep", "usleep", "nanosleep", "fopen", "open", "opendir", "popen", "system", "dlopen",
    "sqlite3_open", "sqlite3_open_v2", "sqlite3_exec",
  ]

  /// Methods whose names say enough.
  static let methods: Set<String> = [
    "dataTask", "dataTaskPublisher", "downloadTask", "uploadTask", "loadPersistentStores",
    "asyncAfter", "scheduledTimer", "openDatabase", "performBackgroundTask", "makeTimerSource",
    "open", "async",
  ]
}

extension DeclarationIndex {
  /// Whether a call is slow work by itself; what the run declares is never taken for the system's.
  func isWork(_ call: Call, in file: Int) -> Bool {
    let part = files[file].regions[call.region].part
    let isFree = call.node.calledExpression.is(DeclReferenceExprSyntax.self)
    if isTask(call, from: part, in: file) { return true }
    if call.name.isCapitalised || call.name == "init" {
      if call.node.arguments.contains(where: { $0.label?.text.hasPrefix("contentsOf") == true }) {
        return !isOfRun(call.node.calledExpression.typePath, from: part, in: file)
      }
      guard let path = call.node.calledExpression.typePath, let name = path.last else {
        return false
      }
      return SlowCalls.openers.contains(name) && !isOfRun(path, from: part, in: file)
    }
    if isFree { return SlowCalls.functions.contains(call.name) && functionsNamed[call.name] == nil }
    if SlowCalls.methods.contains(call.name) { return functionsNamed[call.name] == nil }
    guard !SlowCalls.endings.contains(call.name), let base = call.base,
      let root = rootTypeName(of: base, from: part, in: file)
    else { return false }
    return SlowCalls.types.contains(root) && !isOfRun([root], from: part, in: file)
  }

  /// `Task { … }`, `Task.detached { … }`, unless the run has a type of that name.
  func isTask(_ call: Call, from part: Int?, in file: Int) -> Bool {
    let isMade = call.name == "Task" || call.name == "init"
    let type = isMade ? call.node.calledExpression.withoutInit : call.base
    guard isMade || ["detached", "immediate", "immediateDetached"].contains(call.name),
      let type, type.lastName == "Task"
    else { return false }
    if let module = type.as(MemberAccessExprSyntax.self)?.base?.lastName {
      return module == "_Concurrency" || module == "Swift"
    }
    return !isOfRun(["Task"], from: part, in: file)
  }

  private func isOfRun(_ path: [String]?, from part: Int?, in file: Int) -> Bool {
    guard let path, let first = path.first else { return false }
    return find(path, from: part, in: file) != nil
      || topLevel[first]?.contains { types[$0].isDeclared } == true || aliases[first] != nil
  }

  /// The name of the type that an expression is of, where that is the one its chain begins with: a
  /// type's own name, its shared instance, a variable, or what a method on these gives.
  ///
  /// What is only read of an instance, such as a folder's URL, is something else.
  private func rootTypeName(
    of expression: ExprSyntax,
    from part: Int?,
    in file: Int,
    depth: Int = 0
  )
    -> String?
  {
    guard depth < 24 else { return nil }
    let expression = expression.unwrapped
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let node):
      let callee = node.calledExpression
      let receiver = callee.as(MemberAccessExprSyntax.self)?.base.flatMap { $0.isSelf ? nil : $0 }
      return rootTypeName(of: receiver ?? callee, from: part, in: file, depth: depth + 1)
    case .optionalChainingExpr(let node):
      return rootTypeName(of: node.expression, from: part, in: file, depth: depth + 1)
    case .memberAccessExpr(let node):
      guard let base = node.base else { return nil }
      if base.isSelf { return variableTypeName(expression, from: part, in: file, depth: depth) }
      guard base.typePath?.last?.isCapitalised == true else { return nil }
      return rootTypeName(of: base, from: part, in: file, depth: depth + 1)
    case .declReferenceExpr(let node):
      let name = node.baseName.plainText
      return name.isCapitalised
        ? name : variableTypeName(expression, from: part, in: file, depth: depth)
    default: return nil
    }
  }

  private func variableTypeName(
    _ expression: ExprSyntax,
    from part: Int?,
    in file: Int,
    depth: Int
  ) -> String? {
    let use = files[file].uses(in: expression.fullRange).first {
      $0.node.id == expression.id
    }
    if case .local(let number) = use?.root {
      let local = files[file].locals[number]
      if let shape = local.type { return shape.coreName }
      return local.initialValue.flatMap {
        rootTypeName(of: $0, from: part, in: file, depth: depth + 1)
      }
    }
    guard let ref = property(namedBy: expression, from: part, in: file) else { return nil }
    if let shape = property(ref).type { return shape.coreName }
    return property(ref).initialValue.flatMap {
      rootTypeName(of: $0, from: property(ref).part, in: ref.file, depth: depth + 1)
    }
  }
}

extension ExprSyntax {
  /// The type in `Task.init` and in `Task<Void, Never>`.
  fileprivate var withoutInit: ExprSyntax? {
    if let node = self.as(GenericSpecializationExprSyntax.self) { return node.expression }
    guard let node = self.as(MemberAccessExprSyntax.self),
      node.declName.baseName.tokenKind == .keyword(.`init`)
    else { return self }
    return node.base?.withoutInit
  }
}
