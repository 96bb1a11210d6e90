/// A colour of UIKit's, for `Color(.systemBackground)` and its like; nothing else of UIKit is there.
public struct UIColor: Hashable, Sendable {
  let name: String

  private init(_ name: String) { self.name = name }

  /// Makes a colour of its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "red \(red), green \(green), blue \(blue), opacity \(alpha)"
  }

  /// Makes a grey.
  public init(white: CGFloat, alpha: CGFloat) { name = "white \(white), opacity \(alpha)" }

  /// The colour `systemBackground`.
  public static let systemBackground = UIColor("systemBackground")

  /// The colour `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")

  /// The colour `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")

  /// The colour `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")

  /// The colour `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")

  /// The colour `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")

  /// The colour `label`.
  public static let label = UIColor("label")

  /// The colour `secondaryLabel`.
  public static let secondaryLabel = UIColor("secondaryLabel")

  /// The colour `tertiaryLabel`.
  public static let tertiaryLabel = UIColor("tertiaryLabel")

  /// The colour `quaternaryLabel`.
  public static let quaternaryLabel = UIColor("quaternaryLabel")

  /// The colour `placeholderText`.
  public static let placeholderText = UIColor("placeholderText")

  /// The colour `separator`.
  public static let separator = UIColor("separator")

  /// The colour `opaqueSeparator`.
  public static let opaqueSeparator = UIColor("opaqueSeparator")

  /// The colour `link`.
  public static let link = UIColor("link")

  /// The colour `systemFill`.
  public static let systemFill = UIColor("systemFill")

  /// The colour `secondarySystemFill`.
  public static let secondarySystemFill = UIColor("secondarySystemFill")

  /// The colour `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")

  /// The colour `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")

  /// The colour `systemRed`.
  public static let systemRed = UIColor("systemRed")

  /// The colour `systemGreen`.
  public static let systemGreen = UIColor("systemGreen")

  /// The colour `systemBlue`.
  public static let systemBlue = UIColor("systemBlue")

  /// The colour `systemOrange`.
  public static let systemOrange = UIColor("systemOrange")

  /// The colour `systemYellow`.
  public static let systemYellow = UIColor("systemYellow")

  /// The colour `systemPink`.
  public static let systemPink = UIColor("systemPink")

  /// The colour `systemPurple`.
  public static let systemPurple = UIColor("systemPurple")

  /// The colour `systemTeal`.
  public static let systemTeal = UIColor("systemTeal")

  /// The colour `systemIndigo`.
  public static let systemIndigo = UIColor("systemIndigo")

  /// The colour `systemBrown`.
  public static let systemBrown = UIColor("systemBrown")

  /// The colour `systemMint`.
  public static let systemMint = UIColor("systemMint")

  /// The colour `systemCyan`.
  public static let systemCyan = UIColor("systemCyan")

  /// The colour `systemGray`.
  public static let systemGray = UIColor("systemGray")

  /// The colour `systemGray2`.
  public static let systemGray2 = UIColor("systemGray2")

  /// The colour `systemGray3`.
  public static let systemGray3 = UIColor("systemGray3")

  /// The colour `systemGray4`.
  public static let systemGray4 = UIColor("systemGray4")

  /// The colour `systemGray5`.
  public static let systemGray5 = UIColor("systemGray5")

  /// The colour `systemGray6`.
  public static let systemGray6 = UIColor("systemGray6")

  /// The colour `black`.
  public static let black = UIColor("black")

  /// The colour `darkGray`.
  public static let darkGray = UIColor("darkGray")

  /// The colour `lightGray`.
  public static let lightGray = UIColor("lightGray")

  /// The colour `white`.
  public static let white = UIColor("white")

  /// The colour `gray`.
  public static let gray = UIColor("gray")

  /// The colour `red`.
  public static let red = UIColor("red")

  /// The colour `green`.
  public static let green = UIColor("green")

  /// The colour `blue`.
  public static let blue = UIColor("blue")

  /// The colour `cyan`.
  public static let cyan = UIColor("cyan")

  /// The colour `yellow`.
  public static let yellow = UIColor("yellow")

  /// The colour `magenta`.
  public static let magenta = UIColor("magenta")

  /// The colour `orange`.
  public static let orange = UIColor("orange")

  /// The colour `purple`.
  public static let purple = UIColor("purple")

  /// The colour `brown`.
  public static let brown = UIColor("brown")

  /// The colour `clear`.
  public static let clear = UIColor("clear")

  /// The colour `tintColor`.
  public static let tintColor = UIColor("tintColor")
}

extension Color {
  /// Takes a colour of UIKit's.
  public init(_ color: UIColor) { self.init(name: color.name) }

  /// Takes a colour of UIKit's.
  public init(uiColor: UIColor) { self.init(name: uiColor.name) }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes a colour of a literal, as Xcode writes it.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What a colour literal is where nothing says otherwise.
public typealias _ColorLiteralType = UIColor
