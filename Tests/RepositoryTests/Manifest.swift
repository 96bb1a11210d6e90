import SwiftParser
import SwiftSyntax

/// What `Package.swift` says of the targets.
struct Manifest {
  /// A target and the modules it may import, in the manifest's order.
  struct Target {
    let name: String
    let dependencies: [String]
    let isTest: Bool
    let isSystem: Bool
  }

  let targets: [Target]

  init(_ text: String) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    targets = reader.targets
  }

  /// The target of that name.
  subscript(name: String) -> Target? { targets.first { $0.name == name } }

  private final class Reader: SyntaxVisitor {
    var targets: [Target] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
        reference.baseName.text == "tests"
      {
        let words = node.arguments.compactMap { Self.string($0.expression) }
        if let name = words.first { add(name, Array(words.dropFirst()), isTest: true) }
      } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.base == nil, let name = argument("name", of: node).flatMap(Self.string)
      {
        let kind = member.declName.baseName.text
        guard ["target", "executableTarget", "testTarget", "systemLibrary"].contains(kind) else {
          return .visitChildren
        }
        let list = argument("dependencies", of: node)?.as(ArrayExprSyntax.self)
        let words = list?.elements.compactMap { Self.string($0.expression) } ?? []
        add(name, words, isTest: kind == "testTarget", isSystem: kind == "systemLibrary")
      }
      return .visitChildren
    }

    private func add(
      _ name: String,
      _ dependencies: [String],
      isTest: Bool,
      isSystem: Bool = false
    ) {
      targets.append(
        Target(name: name, dependencies: dependencies, isTest: isTest, isSystem: isSystem)
      )
    }

    private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
      call.arguments.first { $0.label?.text == label }?.expression
    }

    private static func string(_ node: ExprSyntax) -> String? {
      node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }
}
