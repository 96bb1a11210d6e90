extension Host {
  /// The views with a body and the identities in the tree, parents before children.
  package var views: [ViewRecord] {
    Graph.current = graph
    var records: [ViewRecord] = []
    add(root, at: 0, to: &records)
    return records
  }

  private func add(_ node: _ViewNode, at depth: Int, to records: inout [ViewRecord]) {
    let isShown = node.isComposite || node.label != nil
    if isShown { records.append(record(of: node, at: depth)) }
    for child in node.children { add(child, at: isShown ? depth + 1 : depth, to: &records) }
  }

  private func record(of node: _ViewNode, at depth: Int) -> ViewRecord {
    var reads: Set<String> = []
    collectReads(of: node, into: &reads)
    return ViewRecord(
      depth: depth,
      name: node.label ?? node.name,
      runs: node.isComposite ? node.bodyRuns : nil,
      reads: reads.sorted(),
      values: zip(node.slotNames, node.slots).compactMap { name, slot in
        (slot as? any LastingStorage).map {
          ViewRecord.Value(
            name: name.split(separator: ".").last.map(String.init) ?? name,
            text: $0.shown
          )
        }
      }
    )
  }

  /// What a view reads, in its body and in the closures that are evaluated apart from it.
  private func collectReads(of node: _ViewNode, into reads: inout Set<String>) {
    reads.formUnion(node.reads)
    if let tracked = node.tracked { reads.formUnion(TrackedReads.names(in: tracked)) }
    reads.formUnion(node.slots.compactMap { ($0 as? any DeclaredRead)?.declaredRead })
    for child in node.children where !child.isComposite && child.label == nil {
      collectReads(of: child, into: &reads)
    }
  }
}
