/// How a report that is meant to be read by people shows sizes and tables.
package enum ReportStyle: Sendable {
  /// Tables in columns, with bars of block characters beside the numbers.
  case blocks
  /// The same with bars of `#`.
  case ascii
  /// No bars and no columns: every number has its name before it.
  case accessible

  /// What bars are made of; absent where there are none.
  var brick: String? {
    switch self {
    case .blocks: "█"
    case .ascii: "#"
    case .accessible: nil
    }
  }
}
