/// What a library of graded code may leave to the process that loads it.
///
/// No table of what is forbidden would be whole, so this is a list of what is allowed: Swift, what
/// belongs to it, and what its compiler makes of ordinary code.
enum AllowedSymbols {
  /// The name by which a symbol is refused, as code writes it; `nil` where it is allowed.
  static func refusal(of symbol: String) -> String? {
    guard let name = MangledName(symbol) else { return isAllowed(c: symbol) ? nil : symbol }
    if name.beginsWithModule, let module = name.identifiers.first, !modules.contains(module) {
      return name.identifiers.dropFirst().first ?? module
    }
    let names = Set(name.identifiers)
    if let type = name.identifiers.first(where: types.contains) { return type }
    if let function = name.identifiers.first(where: functions.contains) { return function }
    for (owner, members) in members where owner == nil || names.contains(owner ?? "") {
      if let member = name.identifiers.first(where: members.contains) { return member }
    }
    // Of what is written, only Foundation's goes to files; a stream of text is the code's own.
    if names.contains("write"), !names.isDisjoint(with: ["to", "toFile"]),
      name.identifiers.contains(where: { $0.hasPrefix("Foundation") })
    {
      return "write"
    }
    return nil
  }

  private static let modules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "LabCombine", "LabUI", "Observation", "RegexBuilder",
    "Swift", "Synchronization", "_Concurrency", "_RegexParser", "_StringProcessing",
  ]

  /// Types that are files, programs or descriptors.
  private static let types: Set = [
    "DispatchIO", "FileHandle", "FileWrapper", "InputStream", "MessagePort", "NSFileHandle",
    "NSTask", "OutputStream", "Pipe", "Port", "PortMessage", "Process", "SocketPort", "Stream",
  ]

  /// Functions that read what the process is given, or find what nobody names.
  private static let functions: Set = ["NSClassFromString", "_typeByName", "readLine"]

  /// Members by the type they belong to; without one they are refused of any.
  private static let members: [(String?, Set<String>)] = [
    ("Thread", ["exit"]), ("Bundle", ["load", "loadAndReturnError", "preflight", "unload"]),
    (
      "FileManager",
      [
        "copyItem", "createDirectory", "createFile", "createSymbolicLink", "linkItem", "moveItem",
        "removeItem", "replaceItem", "replaceItemAt", "setAttributes", "trashItem",
      ]
    ),
    ("NSKeyedArchiver", ["archiveRootObject"]),
    (
      nil,
      [
        "makeFileSystemObjectSource", "makeProcessSource", "makeReadSource", "makeSignalSource",
        "makeWriteSource", "mutableBytes", "unsafeAddress",
      ]
    ),
  ]

  private static func isAllowed(c symbol: String) -> Bool {
    if symbol.hasPrefix("swift_") || symbol.hasPrefix("_swift") { return true }
    if common.contains(symbol) { return true }
    // Each function of numbers is there for three widths.
    guard let last = symbol.last, last == "f" || last == "l" else {
      return numbers.contains(symbol)
    }
    return numbers.contains(symbol) || numbers.contains(String(symbol.dropLast()))
  }

  /// What compiled code calls without anybody writing it, and what is as harmless as a number.
  private static let common: Set<String> = words(
    """
    CFAbsoluteTimeGetCurrent _Block_copy _Block_object_assign _Block_object_dispose _Block_release \
    _ITM_deregisterTMCloneTable _ITM_registerTMCloneTable _NSConcreteGlobalBlock \
    _NSConcreteStackBlock _Unwind_Resume __cxa_atexit __cxa_finalize __divti3 __extendhfsf2 \
    __gmon_start__ __modti3 __muloti4 __multi3 __stack_chk_fail __tls_get_addr __truncdfhf2 \
    __truncsfhf2 __udivti3 __umodti3 _dispatch_main_q abs arc4random arc4random_uniform bzero calloc \
    clock drand48 free isalnum isalpha isdigit islower isspace isupper labs llabs malloc \
    malloc_usable_size memcmp memcpy memmove memset posix_memalign rand random realloc sleep srand \
    srand48 srandom strlen time tolower toupper usleep
    """
  )

  private static let numbers: Set<String> = words(
    """
    acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 \
    fabs fdim floor fma fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log log10 log1p \
    log2 logb lrint lround nearbyint nextafter pow remainder rint round scalbn sin sincos sinh sqrt tan \
    tanh tgamma trunc
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
