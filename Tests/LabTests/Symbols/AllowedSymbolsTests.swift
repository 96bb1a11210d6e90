import Testing

@testable import Lab

/// Which undefined names a library of graded code may have.
struct AllowedSymbolsTests {
  @Test(arguments: [
    "swift_retain", "_swiftEmptyArrayStorage", "memcpy", "sin", "sinf", "atan2l",
    "__stack_chk_fail",
    "$sSS", "$ss5print_9separator10terminatoryypd_S2StF", "$sytN", "$sypN", "$syycWV",
    "$s5LabUI4TextV", "$s10LabCombine9PublishedV", "$s7Instants5ClockPTl",
    "$s2IDs12IdentifiablePTl",
    "$s18IntegerLiteralTypes013ExpressibleByaB0PTl", "$s10Foundation15NumberFormatterCMa",
    "$s30FoundationInternationalization18IntegerFormatStyleVyxG0A10Essentials0dE0AAMc",
    "$s20FoundationEssentials4DataVMa", "$sSS5write2toyxz_ts16TextOutputStreamRzlF",
    "$s8Dispatch0A5QueueC4mainACvgZ",
  ])
  func `what ordinary code comes to is allowed`(_ symbol: String) {
    #expect(AllowedSymbols.refusal(of: symbol) == nil)
  }

  @Test(arguments: [
    ("stdout", "stdout"), ("setbuf", "setbuf"), ("getc", "getc"), ("pclose", "pclose"),
    ("exit", "exit"), ("dup2", "dup2"), ("syscall", "syscall"), ("dlsym", "dlsym"), ("", ""),
    ("environ", "environ"), ("printfl", "printfl"), ("f", "f"),
    ("$s10Foundation10FileHandleC14fileDescriptorACs5Int32V_tcfc", "FileHandle"),
    ("$s10Foundation6ThreadC4exityyFZ", "exit"), ("$s10Foundation7ProcessCMa", "Process"),
    ("$s8Dispatch0A2IOCMa", "DispatchIO"),
    (
      "$sSo17OS_dispatch_sourceC8DispatchE14makeReadSource14fileDescriptor5queueSo0a1_b1_c1_G0_ps5Int32V_So0a1_B6_queueCSgtFZ",
      "makeReadSource"
    ),
    ("$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_AC14WritingOptionsVtKF", "write"),
    (
      "$sSy10FoundationE5write6toFile10atomically8encodingyqd___SbSSAAE8EncodingVtKSyRd__lF",
      "write"
    ),
    ("$s10Foundation17NSClassFromStringyyXlXpSgSSF", "NSClassFromString"),
    ("$s5Glibc4openys5Int32VSPys4Int8VG_ADtF", "open"),
    ("$s6System14FileDescriptorV", "FileDescriptor"),
    ("$ss8readLine16strippingNewlineSSSgSb_tF", "readLine"),
  ])
  func `what leads elsewhere is refused by its name`(_ test: (symbol: String, name: String)) {
    #expect(AllowedSymbols.refusal(of: test.symbol) == test.name)
  }

  @Test(arguments: [
    ("$s8Dispatch0A2IOCMa", ["Dispatch", "DispatchIO"]),
    ("$s5LabUI4ViewP", ["LabUI", "View"]),
    ("$s3One3TwoV5threeyyF", ["One", "Two", "three"]),
    ("$s99999999999999999999x", []), ("$s", []), ("$s0", []), ("$s0z", []), ("$s5abc", []),
  ])
  func `identifiers are read out of a mangled name`(_ test: (symbol: String, names: [String])) {
    #expect(MangledName(test.symbol)?.identifiers == test.names)
  }

  @Test func `a name that is cut off anywhere does no harm`() {
    let symbol = "$s30FoundationInternationalization18IntegerFormatStyleVyxG0A10Essentials0dE0AAMc"
    for length in 0...symbol.count { _ = MangledName(String(symbol.prefix(length))) }
    #expect(MangledName("write") == nil)
  }
}
