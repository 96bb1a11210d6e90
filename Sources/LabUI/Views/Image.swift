/// A picture.
public struct Image: Equatable {
  private let name: String

  /// Shows a picture of the app's.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// Shows a picture of the app's with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = label.string }

  /// Shows a picture that is read as nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// Shows a symbol of the system's.
  public init(systemName: String) { name = systemName }

  /// Shows a symbol of the system's, filled in part.
  public init(systemName: String, variableValue: Double?) { name = systemName }

  /// How a picture is stretched.
  public enum ResizingMode: Sendable {
    /// By repetition.
    case tile
    /// By scaling.
    case stretch
  }

  /// How smoothly a picture is scaled.
  public enum Interpolation: Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// More.
    case medium
    /// Best.
    case high
  }

  /// How a symbol's colours are used.
  public enum TemplateRenderingMode: Sendable {
    /// As a stencil.
    case template
    /// As it is.
    case original
  }

  /// The size of a symbol.
  public enum Scale: Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// Lets the picture be stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// Says how the colours are used.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Says how smoothly it is scaled.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The picture, enlarged so.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Says how a symbol's layers are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

// Stated here, so that a picture can be made off the main actor.
extension Image: View, Primitive {
  func render(in node: _ViewNode) {
    let name = name
    node.element = { _ in
      var element = Element(.image)
      element.names = [name]
      return [element]
    }
  }
}
