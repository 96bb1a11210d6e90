/// The linking of one view's wrappers to the storage of its node.
///
/// It is public because `DynamicProperty` has to name it; nothing of it is for snippets.
public final class _Installation {
  let node: _ViewNode
  /// Whether the parent has made the view anew since the last time.
  let hasNewInput: Bool
  /// The name of the property that is being linked.
  var label = ""
  private var next = 0

  init(node: _ViewNode, hasNewInput: Bool) {
    self.node = node
    self.hasNewInput = hasNewInput
  }

  /// The name of the property with its view's.
  var propertyName: String { "\(node.name).\(label)" }

  /// The storage of the next wrapper, made when the view is new.
  func slot<Storage: AnyObject>(_ make: () -> Storage) -> (storage: Storage, isNew: Bool) {
    defer { next += 1 }
    if next < node.slots.count, let storage = node.slots[next] as? Storage {
      return (storage, false)
    }
    let storage = make()
    if next < node.slots.count {
      node.slots[next] = storage
    } else {
      node.slots.append(storage)
      node.slotNames.append(propertyName)
    }
    return (storage, true)
  }
}
