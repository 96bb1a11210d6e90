extension Color {
  /// The system's `red`.
  public static let red = Color(name: "red")

  /// The system's `orange`.
  public static let orange = Color(name: "orange")

  /// The system's `yellow`.
  public static let yellow = Color(name: "yellow")

  /// The system's `green`.
  public static let green = Color(name: "green")

  /// The system's `mint`.
  public static let mint = Color(name: "mint")

  /// The system's `teal`.
  public static let teal = Color(name: "teal")

  /// The system's `cyan`.
  public static let cyan = Color(name: "cyan")

  /// The system's `blue`.
  public static let blue = Color(name: "blue")

  /// The system's `indigo`.
  public static let indigo = Color(name: "indigo")

  /// The system's `purple`.
  public static let purple = Color(name: "purple")

  /// The system's `pink`.
  public static let pink = Color(name: "pink")

  /// The system's `brown`.
  public static let brown = Color(name: "brown")

  /// The system's `white`.
  public static let white = Color(name: "white")

  /// The system's `gray`.
  public static let gray = Color(name: "gray")

  /// The system's `black`.
  public static let black = Color(name: "black")

  /// The system's `clear`.
  public static let clear = Color(name: "clear")

  /// The system's `primary`.
  public static let primary = Color(name: "primary")

  /// The system's `secondary`.
  public static let secondary = Color(name: "secondary")

  /// The system's `accentColor`.
  public static let accentColor = Color(name: "accentColor")
}

extension ShapeStyle where Self == Color {
  /// The system's `red`.
  public static var red: Color { Color.red }

  /// The system's `orange`.
  public static var orange: Color { Color.orange }

  /// The system's `yellow`.
  public static var yellow: Color { Color.yellow }

  /// The system's `green`.
  public static var green: Color { Color.green }

  /// The system's `mint`.
  public static var mint: Color { Color.mint }

  /// The system's `teal`.
  public static var teal: Color { Color.teal }

  /// The system's `cyan`.
  public static var cyan: Color { Color.cyan }

  /// The system's `blue`.
  public static var blue: Color { Color.blue }

  /// The system's `indigo`.
  public static var indigo: Color { Color.indigo }

  /// The system's `purple`.
  public static var purple: Color { Color.purple }

  /// The system's `pink`.
  public static var pink: Color { Color.pink }

  /// The system's `brown`.
  public static var brown: Color { Color.brown }

  /// The system's `white`.
  public static var white: Color { Color.white }

  /// The system's `gray`.
  public static var gray: Color { Color.gray }

  /// The system's `black`.
  public static var black: Color { Color.black }

  /// The system's `clear`.
  public static var clear: Color { Color.clear }
}
