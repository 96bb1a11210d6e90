import LabUI

/// A list of a thousand rows, each of a value of its own.
struct LabRowsScreen: View {
  @State private var values = Array(0..<1_000)

  var body: some View {
    Button("Tick") { values[500] += 1_000 }
    ForEach(values.indices, id: \.self) { LabRow(value: values[$0]) }
  }

  private struct LabRow: View {
    let value: Int
    var body: some View { Text("\(value)") }
  }
}
