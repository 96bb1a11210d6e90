import Glibc

/// What libFuzzer calls once before all: writes the seeds, where it is asked to.
@_cdecl("LLVMFuzzerInitialize")
func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  guard let folder = unsafe getenv("VIVA_FUZZ_SEEDS") else { return 0 }
  for (number, seed) in LintTarget.seeds.enumerated() {
    keep(seed, at: unsafe "\(String(cString: folder))/\(number)")
  }
  return 0
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if let path = unsafe getenv("VIVA_FUZZ_INPUT") { keep(bytes, at: unsafe String(cString: path)) }
  LintTarget.run(bytes)
  return 0
}

private func keep(_ bytes: [UInt8], at path: String) {
  let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  guard file >= 0 else { return }
  _ = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
  close(file)
}
