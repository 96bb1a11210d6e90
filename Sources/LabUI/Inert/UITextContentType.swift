/// What a field is for.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// A name.
  public static let name = UITextContentType("name")

  /// A user's name.
  public static let username = UITextContentType("username")

  /// A password.
  public static let password = UITextContentType("password")

  /// A new password.
  public static let newPassword = UITextContentType("newPassword")

  /// A mail address.
  public static let emailAddress = UITextContentType("emailAddress")

  /// A telephone number.
  public static let telephoneNumber = UITextContentType("telephoneNumber")

  /// A code.
  public static let oneTimeCode = UITextContentType("oneTimeCode")

  /// An address.
  public static let URL = UITextContentType("URL")

  /// A first name.
  public static let givenName = UITextContentType("givenName")

  /// A last name.
  public static let familyName = UITextContentType("familyName")

  /// A street.
  public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
}
