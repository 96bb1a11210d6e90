internal import LabProtocol
internal import LabUI

extension Tree {
  /// Takes down what stands in a host's tree; of very many views only the first.
  init(of host: Host) {
    self.init(
      views: host.views.prefix(Self.most).map { record in
        TreeView(
          depth: record.depth,
          name: record.name,
          runs: record.runs,
          reads: record.reads,
          values: record.values.map { TreeView.StoredValue(name: $0.name, text: $0.text) }
        )
      },
      screen: Array(host.elements.flatMap(\.lines).prefix(Self.most))
    )
  }
}
