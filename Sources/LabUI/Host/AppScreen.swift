/// An app as a root: what its first window shows, with the storage of the app's own properties.
struct AppScreen<Main: App>: View, NamedView {
  let app: Main

  static var displayName: String { TypeNames.name(of: Main.self) }

  var body: some View { app.body._window ?? AnyView(EmptyView()) }
}

/// Offers an app to the runner, by the name of its type.
@MainActor
public func _labRegister<Main: App>(app: @escaping @MainActor () -> Main) {
  Registry.add(
    .init(name: TypeNames.name(of: Main.self)) { sink in
      Host(telling: sink) { AppScreen(app: app()) }
    }
  )
}
