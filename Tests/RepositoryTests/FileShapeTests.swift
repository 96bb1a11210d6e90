import SwiftSyntax
import Testing

struct FileShapeTests {
  private let checkout = Checkout()

  /// Files that hold a small family of types that are only ever read together.
  private static let families: [String: [String]] = [
    "Sources/Core/Findings/Finding.swift": ["Finding", "Severity", "SourceEdit"],
    "Sources/Core/Items/Bank.swift": ["Bank", "Markdown"],
    "Sources/Core/Items/Item.swift": ["Item", "FollowUpCondition", "ItemKind"],
    "Sources/Core/Items/ItemContent.swift": [
      "ItemContent", "ChoiceOption", "Cloze", "CodeFile", "Exercise", "Audit",
    ],
    "Sources/Core/Practice/Event.swift": ["Event", "EventID", "EventDraft", "EventKind"],
    "Sources/Core/Practice/Instant.swift": ["Instant", "WallTime"],
    "Sources/Core/Text/RichText.swift": ["RichBlock", "RichListItem", "RichSpan"],
    // A style and what it is given have one documentation on Apple's side too.
    "Sources/LabUI/Inert/ButtonStyle.swift": ["ButtonStyle", "ButtonStyleConfiguration"],
    // Paints that differ in their shape alone.
    "Sources/LabUI/Inert/Gradients.swift": [
      "Gradient", "AnyGradient", "LinearGradient", "RadialGradient", "AngularGradient",
    ],
    "Sources/LabUI/Inert/LabelStyle.swift": ["LabelStyle", "LabelStyleConfiguration"],
    "Sources/LabUI/Inert/PrimitiveButtonStyle.swift": [
      "PrimitiveButtonStyle", "PrimitiveButtonStyleConfiguration",
    ],
    // Outlines that the lab does not draw: a line of code each.
    "Sources/LabUI/Inert/Shape.swift": [
      "Shape", "Circle", "Ellipse", "Rectangle", "Capsule", "RoundedRectangle",
      "UnevenRoundedRectangle",
    ],
    "Sources/LabUI/Inert/ToggleStyle.swift": ["ToggleStyle", "ToggleStyleConfiguration"],
    // The functions that take a transaction need both.
    "Sources/LabUI/Inert/Transaction.swift": ["Transaction", "AnimationCompletionCriteria"],
    // An answer and its one kind.
    "Sources/LabUI/System/URLResponse.swift": ["URLResponse", "HTTPURLResponse"],
    // Three ways to be told of one life.
    "Sources/LabUI/Modifiers/LifecycleViews.swift": [
      "AppearanceView", "ChangeView", "ReceiveView",
    ],
    // Containers that differ in their initialiser alone.
    "Sources/LabUI/Views/Stacks.swift": [
      "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
      "GridRow", "ScrollView", "Form", "ControlGroup",
    ],
    "Sources/Scheduling/Progress/Progress.swift": ["Progress", "DayTally"],
  ]

  /// The most lines a file may have before it is cut along a seam.
  private static let longest = 300

  @Test func `no file is longer than three screens and a half`() throws {
    let files = try checkout.swiftFiles(below: "Sources") + checkout.swiftFiles(below: "Tests")
    let long = files.filter { $0.lineCount > Self.longest }
    #expect(long.map { "\($0.path): \($0.lineCount) lines" } == [])
  }

  @Test func `a file holds one type and is named like it`() throws {
    var odd: [String] = []
    for file in try checkout.swiftFiles(below: "Sources") + checkout.swiftFiles(below: "Tests") {
      let types = file.visibleTypes
      let allowed = Self.families[file.path] ?? (file.name.contains("+") ? [] : [file.name])
      if !types.isEmpty, types != allowed { odd.append("\(file.path): \(types)") }
    }
    #expect(odd == [])
  }

  @Test func `a file named Type+Topic extends that type`() throws {
    var odd: [String] = []
    for file in try checkout.swiftFiles(below: "Sources") where file.name.contains("+") {
      let type = file.name.prefix { $0 != "+" }
      let extended = file.tree.statements.compactMap {
        $0.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      }
      if !extended.contains(where: { ".\($0).".contains(".\(type).") }) {
        odd.append("\(file.path): \(extended)")
      }
    }
    #expect(odd == [])
  }

  @Test func `two files of a module never share a name`() throws {
    let files = try checkout.swiftFiles(below: "Sources") + checkout.swiftFiles(below: "Tests")
    let byName = Dictionary(grouping: files) { "\($0.module)/\($0.name)" }
    #expect(byName.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test func `every list entry still stands for a file`() throws {
    for path in Self.families.keys { #expect(try checkout.holds(path), "\(path)") }
  }
}
