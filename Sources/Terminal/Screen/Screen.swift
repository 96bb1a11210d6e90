package import Effects
@unsafe @preconcurrency internal import Glibc

/// The room there is for text, and how it is to be laid out.
package struct Screen: Equatable, Sendable {
  /// The width in cells, 20…500.
  package let width: Int
  /// The height in lines, 5…500.
  package let height: Int
  /// Whether text is for a screen reader: no frames, no redrawing, tables as label and value.
  package let isAccessible: Bool

  /// The width for text that is read, where longer lines would tire: at most 100 cells.
  package var textWidth: Int { min(width, 100) }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - size: What the terminal says of itself; `nil` where there is none.
  ///   - variables: `COLUMNS` and `LINES` count where the terminal says nothing.
  ///   - isAccessible: What `--accessible` says; `VIVA_ACCESSIBLE` other than 0 says so too.
  package init(size: Size?, _ variables: Variables, isAccessible: Bool = false) {
    func number(_ name: String) -> Int? { variables[name].flatMap { Int($0) } }
    width = min(max(size?.columns ?? number("COLUMNS") ?? 80, 20), 500)
    height = min(max(size?.rows ?? number("LINES") ?? 24, 5), 500)
    self.isAccessible = isAccessible || (variables["VIVA_ACCESSIBLE"] ?? "0") != "0"
  }

  /// Columns and rows of a terminal.
  package struct Size: Equatable, Sendable {
    /// The cells in a line, 1 and up.
    package var columns: Int
    /// The lines, 1 and up.
    package var rows: Int

    /// Makes a size.
    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }

    /// The size of the terminal that a descriptor leads to; `nil` where it leads elsewhere, or
    /// the terminal does not know.
    package static func ofTerminal(_ descriptor: Int32) -> Size? {
      var size = winsize()
      guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
        return nil
      }
      return Size(columns: Int(size.ws_col), rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
    }
  }
}
