/// What a user may do with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes it of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Both.
  public static var all: EditActions<Data> { [.delete, .move] }
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}
