import Effects
import SwiftParser
import SwiftSyntax

/// The names of SwiftUI that lab section 6 speaks of, and those that it does not.
///
/// A snippet's names are its type names, attributes, macros, imported modules, called members and
/// keys of the environment; a value after a leading dot goes with its type. Of these, names that
/// the snippet declares itself and names that no list has (Swift's own, Foundation's) do not count.
struct SurfaceNames {
  private var kinds: [String: Kind] = [:]

  /// What the section says of a name.
  enum Kind: String {
    /// It has behaviour in the lab.
    case must
    /// It may be written, and does nothing.
    case inert
    /// It is left out.
    case left
    /// The section does not speak of it.
    case beyond
  }

  /// Reads the list.
  init(path: String) throws {
    let bytes = try LiveFiles().read(path, limit: 1 << 20)
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let kind = Kind(rawValue: String(words[0])) else { continue }
      kinds[String(words[1])] = kind
    }
  }

  /// The names of a snippet that the section does not ask for, sorted.
  func strangers(in text: String) -> [String] {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: text))
    return collector.used.subtracting(collector.declared)
      .filter { kinds[$0] == .left || kinds[$0] == .beyond }.sorted()
  }

  private final class Collector: SyntaxVisitor {
    var used: Set<String> = []
    var declared: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      used.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      if name.first?.isUppercase == true { used.insert(name) }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      // A value after a leading dot goes with its type.
      if node.base != nil, node.parent?.is(FunctionCallExprSyntax.self) == true {
        used.insert(node.declName.baseName.text)
      }
      return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      used.insert(node.attributeName.trimmedDescription)
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      used.insert(node.macroName.text)
      return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      used.insert(node.path.trimmedDescription)
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      declare(node.identifier)
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name)
    }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(name.text)
      return .visitChildren
    }
  }
}
