/// Where a stored value is kept: under which key, in which of the user's defaults, and as what.
struct StoragePlace: Hashable {
  let key: String
  let store: ObjectIdentifier?
  let type: ObjectIdentifier
}
