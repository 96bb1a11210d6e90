import Core
import LinterProtocol

/// Tells names that the lab does not know from names that do not exist.
struct UnknownNames: Equatable {
  /// Modifiers of SwiftUI that can be left out.
  var modifiers: [String] = []
  /// Everything else: types, modules, values.
  var others: [String] = []

  /// Looks through the errors of a compilation.
  ///
  /// - Parameters:
  ///   - messages: What the compiler said.
  ///   - preparation: What the code declares: a member of the learner's own type is theirs.
  init(_ messages: [CompilerMessage], _ preparation: Preparation) {
    let views = Set(preparation.views.map(\.name))
    let own = Set(preparation.types).subtracting(views)
    for message in messages where message.severity == .error {
      let quoted = Self.quoted(message.text)
      // What stands there on Linux only to say that it does not work.
      if message.text.contains("swift-corelibs-foundation"), let name = quoted.first {
        add(name, to: \.others)
        continue
      }
      if message.text.contains("has no member '"), let member = quoted.last {
        let owner = quoted.first.map(Self.plain) ?? ""
        if own.contains(owner) { continue }
        if SwiftUINames.publisherMembers.contains(member),
          SwiftUINames.isPublisher(quoted.first ?? "")
        {
          add(member, to: \.others)
        } else if SwiftUINames.combineTypes[owner]?.contains(member) == true {
          add("\(owner).\(member)", to: \.others)
        } else if SwiftUINames.modifiers.contains(member) {
          add(member, to: \.modifiers)
        } else if SwiftUINames.values.contains(member) {
          add(".\(member)", to: \.others)
        } else if SwiftUINames.platformMembers[Self.family(of: owner)]?.contains(member) == true {
          add("\(Self.family(of: owner)).\(member)", to: \.others)
        }
      } else if message.text.contains("' is not a member type of "), let type = quoted.first {
        let owner = quoted.last.map(Self.plain) ?? ""
        if SwiftUINames.combineTypes[owner]?.contains(type) == true {
          add("\(owner).\(type)", to: \.others)
        }
      } else if message.text.hasPrefix("cannot find "), let name = quoted.first {
        let isOfPlatform = SwiftUINames.platformTypes.contains(name)
        if SwiftUINames.types.contains(name) || isOfPlatform { add(name, to: \.others) }
        // A modifier that begins a line of its own is looked up as a function of the view.
        if SwiftUINames.modifiers.contains(name), !own.contains(name) { add(name, to: \.others) }
      } else if message.text.hasPrefix("unknown attribute '"), let name = quoted.first {
        if SwiftUINames.types.contains(name) { add("@\(name)", to: \.others) }
      } else if message.text.hasPrefix("no such module '"), let name = quoted.first {
        if SwiftUINames.modules.contains(name) { add(name, to: \.others) }
      } else if message.text.hasPrefix("no macro named '"), let name = quoted.first {
        if SwiftUINames.types.contains(name) { add("#\(name)", to: \.others) }
      }
    }
  }

  /// The texts in single quotes.
  static func quoted(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// A type's name without its arguments and module.
  private static func plain(_ type: String) -> String {
    let name = type.prefix { $0 != "<" }
    return String(name.split(separator: ".").last ?? name)
  }

  /// The name of a type as the list of members has it: what is in brackets is a collection.
  private static func family(of type: String) -> String {
    guard type.hasPrefix("[") else { return type.hasSuffix("?") ? "Optional" : type }
    return "Array"
  }

  private mutating func add(_ name: String, to list: WritableKeyPath<Self, [String]>) {
    if !self[keyPath: list].contains(name) { self[keyPath: list].append(name) }
  }
}
