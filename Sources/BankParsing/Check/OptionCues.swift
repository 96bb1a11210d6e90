import Core

/// Finds options that are known to be right without knowing the subject.
///
/// Of the 116 shipped choices with one right option it is at most 1.44 times as long as the longest
/// wrong one, and in none the only one to take up two telling words of the question; in a quarter of
/// them it is the longest, as it would be by chance.
struct OptionCues {
  let item: Item
  let options: [ChoiceOption]

  /// How many words of the question a right option may take up alone.
  private static let mostEchoes = 1
  /// The characters by which a right option may be longer whatever its length.
  private static let freeLength = 20

  /// What tells the right option, and where.
  var found: [BankCheck.Found] {
    let right = options.filter(\.isRight)
    let wrong = options.filter { !$0.isRight }
    guard let first = right.first, !wrong.isEmpty else { return [] }
    var found: [BankCheck.Found] = []
    let place = TextPosition(line: first.text.line, column: 1)
    if let length = right.map(Self.length).min(), let most = wrong.map(Self.length).max(),
      length * 2 >= most * 3, length - most >= Self.freeLength
    {
      found.append((.rightOptionLong(length, others: most), place))
    }
    let echoes = echoes(right, wrong)
    if echoes.count > Self.mostEchoes { found.append((.rightOptionEchoes(echoes), place)) }
    return found
  }

  /// The telling words of the question that each right option has, where no wrong one has any.
  private func echoes(_ right: [ChoiceOption], _ wrong: [ChoiceOption]) -> [String] {
    let told = { (option: ChoiceOption) in Set(PromptWord.list(of: option.text).map(\.stem)) }
    let inRight = right.map(told)
    let asked = PromptWord.list(of: item.question).filter {
      $0.hasMeaning && $0.stem.utf8.count > 3 && !CommonWords.ofSubject.contains($0.stem)
    }
    var seen: Set<String> = []
    let echoes = asked.filter { word in
      inRight.allSatisfy { $0.contains(word.stem) } && seen.insert(word.stem).inserted
    }
    // Few have enough of them for the wrong ones to matter.
    guard echoes.count > Self.mostEchoes else { return [] }
    let inWrong = wrong.reduce(into: Set<String>()) { $0.formUnion(told($1)) }
    return asked.contains { inWrong.contains($0.stem) } ? [] : echoes.map(\.text)
  }

  /// The characters of an option that are shown.
  private static func length(_ option: ChoiceOption) -> Int {
    option.text.source.utf8.count { $0 != Ascii.backtick && $0 & 0xc0 != 0x80 }
  }
}
