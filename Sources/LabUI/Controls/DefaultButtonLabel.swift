/// What the system calls a button of a role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The role's name.
  public var body: some View { Text(verbatim: role.title) }
}
