/// On which side text stands in a column.
package enum CellAlignment: Sendable {
  case left
  case right
}
