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

  /// The meaning `postalCode`.
  public static let postalCode = UITextContentType("postalCode")

  /// The meaning `addressCity`.
  public static let addressCity = UITextContentType("addressCity")

  /// The meaning `addressState`.
  public static let addressState = UITextContentType("addressState")

  /// The meaning `addressCityAndState`.
  public static let addressCityAndState = UITextContentType("addressCityAndState")

  /// The meaning `fullStreetAddress`.
  public static let fullStreetAddress = UITextContentType("fullStreetAddress")

  /// The meaning `streetAddressLine2`.
  public static let streetAddressLine2 = UITextContentType("streetAddressLine2")

  /// The meaning `countryName`.
  public static let countryName = UITextContentType("countryName")

  /// The meaning `organizationName`.
  public static let organizationName = UITextContentType("organizationName")

  /// The meaning `jobTitle`.
  public static let jobTitle = UITextContentType("jobTitle")

  /// The meaning `location`.
  public static let location = UITextContentType("location")

  /// The meaning `nickname`.
  public static let nickname = UITextContentType("nickname")

  /// The meaning `middleName`.
  public static let middleName = UITextContentType("middleName")

  /// The meaning `namePrefix`.
  public static let namePrefix = UITextContentType("namePrefix")

  /// The meaning `nameSuffix`.
  public static let nameSuffix = UITextContentType("nameSuffix")

  /// The meaning `creditCardNumber`.
  public static let creditCardNumber = UITextContentType("creditCardNumber")

  /// The meaning `dateTime`.
  public static let dateTime = UITextContentType("dateTime")

  /// The meaning `birthdate`.
  public static let birthdate = UITextContentType("birthdate")

  /// The meaning `birthdateDay`.
  public static let birthdateDay = UITextContentType("birthdateDay")

  /// The meaning `flightNumber`.
  public static let flightNumber = UITextContentType("flightNumber")

  /// The meaning `shipmentTrackingNumber`.
  public static let shipmentTrackingNumber = UITextContentType("shipmentTrackingNumber")
}
