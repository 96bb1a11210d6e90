/// Where a stored value is kept: under which key, and in which of the user's defaults.
struct StoragePlace: Hashable {
  let key: String
  let store: ObjectIdentifier?
}
