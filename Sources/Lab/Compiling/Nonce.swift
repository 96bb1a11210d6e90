import Effects

/// Texts that nobody can guess.
enum Nonce {
  /// Makes one of 128 bits, in hexadecimal digits.
  static func make(_ entropy: any EntropySource) -> String {
    let text = (0..<2).map { _ in
      let digits = String(entropy.seed(), radix: 16)
      return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
    }
    return text.joined()
  }
}
