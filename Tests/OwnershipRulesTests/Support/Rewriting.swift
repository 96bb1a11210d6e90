import Core
import SwiftParser
import SwiftSyntax

/// A change to the files of a run under which the rules must find the same things, if elsewhere.
struct Rewriting: Sendable {
  let name: String
  /// The rules that the change is rightly something else to.
  let notFor: Set<String>
  let apply: @Sendable ([String], inout SeededGenerator) -> [String]

  private init(
    _ name: String,
    notFor: Set<String> = [],
    _ apply: @escaping @Sendable ([String], inout SeededGenerator) -> [String]
  ) {
    self.name = name
    self.notFor = notFor
    self.apply = apply
  }

  static let all: [Rewriting] = [
    Rewriting("comments between words", notFor: ["undocumented_ownership"]) { files, chance in
      files.map { spaced($0, &chance) { $1 < 3 ? $0 + "/* 👩‍👩‍👧 sorted() */ " : $0 } }
    },
    Rewriting("wider space", notFor: ["undocumented_ownership"]) { files, chance in
      files.map { spaced($0, &chance) { text, throwOf in throwOf < 5 ? text + text : text } }
    },
    Rewriting("other names of locals") { files, _ in files.map(renamedLocals) },
    Rewriting("members in another order", notFor: ["undocumented_ownership"]) { files, chance in
      files.map { shuffledMembers($0, &chance) }
    },
    // The message names the views in the order of the text.
    Rewriting("types in another order", notFor: ["duplicated_state", "undocumented_ownership"]) {
      files,
      chance in
      files.map { file in
        statements(of: file).shuffled(using: &chance).joined(separator: "\n")
      }
    },
    Rewriting("files in another order") { files, _ in files.reversed() },
    Rewriting(
      "methods in an extension of another file",
      notFor: ["undocumented_ownership"]
    ) { files, _ in
      let split = files.map(split)
      return split.map(\.left) + [split.map(\.moved).joined(separator: "\n")]
    },
  ]

  /// What a rewriting calls a local of some name.
  static func renamed(_ local: String) -> String { local + "Otherwise" }

  private static func statements(of text: String) -> [String] {
    Parser.parse(source: text).statements.map(\.trimmedDescription)
  }

  /// The text with the space between its tokens changed, where there is any.
  private static func spaced(
    _ text: String,
    _ chance: inout SeededGenerator,
    _ change: (_ space: String, _ throwOf: Int) -> String
  ) -> String {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map { token in
      let isSpace = !token.trailingTrivia.isEmpty
      let trailing = token.trailingTrivia.description
      let space = isSpace ? change(trailing, Int.random(in: 0..<10, using: &chance)) : trailing
      return token.leadingTrivia.description + token.text + space
    }.joined()
  }

  /// The text in which every local that shares its name with nothing else is called otherwise.
  private static func renamedLocals(_ text: String) -> String {
    let tree = Parser.parse(source: text)
    let names = LocalNames(viewMode: .sourceAccurate)
    names.walk(tree)
    let locals = names.locals.subtracting(names.others)
    return tree.tokens(viewMode: .sourceAccurate).map { token in
      let mark = token.text.first.map { "$_".contains($0) } == true ? token.text.prefix(1) : ""
      let name = String(token.text.dropFirst(mark.count))
      let text = locals.contains(name) ? mark + renamed(name) : token.text
      return token.leadingTrivia.description + text + token.trailingTrivia.description
    }.joined()
  }

  /// The text with what types compute and do in another order; what they store keeps its own.
  private static func shuffledMembers(_ text: String, _ chance: inout SeededGenerator) -> String {
    statements(of: text).map { text in
      let statement = Parser.parse(source: text)
      guard let type = statement.statements.first?.item.asProtocol((any DeclGroupSyntax).self)
      else { return text }
      let members = type.memberBlock.members.map(\.decl)
      let stored = members.filter(\.isStoredOrOther).map(\.trimmedDescription)
      let others = members.filter { !$0.isStoredOrOther }.map(\.trimmedDescription)
      return text.replacingMembers(
        of: type,
        with: stored + others.shuffled(using: &chance)
      )
    }.joined(separator: "\n")
  }

  /// A file without the methods of the types that another file can extend, and these methods.
  private static func split(_ text: String) -> (left: String, moved: String) {
    var left: [String] = []
    var moved: [String] = []
    for text in statements(of: text) {
      let statement = Parser.parse(source: text)
      guard let type = statement.statements.first?.item.as(StructDeclSyntax.self),
        type.modifiers.isEmpty
      else {
        left.append(text)
        continue
      }
      let members = type.memberBlock.members.map(\.decl)
      let methods = members.filter { $0.is(FunctionDeclSyntax.self) }.map(\.trimmedDescription)
      let others = members.filter { !$0.is(FunctionDeclSyntax.self) }.map(\.trimmedDescription)
      left.append(text.replacingMembers(of: type, with: others))
      moved.append("extension \(type.name.text) {\n\(methods.joined(separator: "\n"))\n}")
    }
    return (left.joined(separator: "\n"), moved.joined(separator: "\n"))
  }
}

/// The names of variables inside code, and all others that a file declares.
private final class LocalNames: SyntaxVisitor {
  var locals: Set<String> = []
  var others: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    var around = node.parent
    while let parent = around, !parent.is(CodeBlockSyntax.self), !parent.is(ClosureExprSyntax.self),
      !parent.is(AccessorBlockSyntax.self), !parent.is(MemberBlockSyntax.self)
    {
      // 'if let x' reads the property that it hides.
      if parent.as(OptionalBindingConditionSyntax.self)?.initializer == nil,
        parent.is(OptionalBindingConditionSyntax.self)
      {
        others.insert(node.identifier.text)
      }
      around = parent.parent
    }
    let isMember = around?.is(MemberBlockSyntax.self) ?? true
    if isMember { others.insert(node.identifier.text) } else { locals.insert(node.identifier.text) }
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    others.formUnion([node.firstName.text, node.secondName?.text ?? node.firstName.text])
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { others.insert(label.text) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    others.insert(node.declName.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    others.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    others.insert(node.name.text)
    return .visitChildren
  }
}

extension DeclSyntax {
  /// Whether the order of a member may mean something: a stored property, a case, an `#if`.
  fileprivate var isStoredOrOther: Bool {
    if self.is(FunctionDeclSyntax.self) { return false }
    guard let variable = self.as(VariableDeclSyntax.self) else { return true }
    guard case .getter = variable.bindings.first?.accessorBlock?.accessors else { return true }
    return false
  }
}

extension String {
  /// A declaration with other members.
  fileprivate func replacingMembers(of type: any DeclGroupSyntax, with members: [String]) -> String
  {
    let start = type.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let end = type.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let bytes = Array(utf8)
    return String(decoding: bytes[..<start], as: UTF8.self) + "\n"
      + members.joined(separator: "\n") + "\n" + String(decoding: bytes[end...], as: UTF8.self)
  }
}
