import Core

/// Finds questions that share too many of their words.
///
/// Two sets of words of which six tenths are shared have a word in common among the rarest four
/// tenths of each. So each question is compared only with those that share one of its rarest words.
struct AlikeQuestions: Sendable {
  private let items: [Item]
  /// The words of each question as numbers, the rarest first; the same word is the same number.
  private let words: [[Int]]
  private let digests: [Digest]
  /// The questions of which a word is among the rarest, in order, by word.
  private var owners: [[Int]] = []

  /// What can be told of a question's words without looking at them.
  private struct Digest: Sendable {
    /// How many there are.
    var count: Int
    /// The words as bits, which words may share.
    var mark = SIMD4<UInt64>()
  }

  /// A question that is like an earlier one, and the share of common words in hundredths.
  private struct Match: Sendable {
    var item: Int
    var earlier: Int
    var share: Int
  }

  /// How many questions a thread takes at a time.
  private static let pieceSize = 256

  /// One finding for each question that is like an earlier one, naming the first.
  static func findings(in library: Library, crew: Crew) -> [Finding] {
    let items = library.items.filter {
      // Starting points are alike until they are filled in, which is told of each.
      BankCheck.isFirst($0, in: library) && !StartingPoint.isStillOne($0)
    }
    let questions = AlikeQuestions(items, crew)
    let pieces = (items.count + pieceSize - 1) / pieceSize
    return crew.map(pieces) { piece in
      let start = piece * pieceSize
      return questions.matches(of: start..<min(start + pieceSize, questions.items.count))
    }.joined().map(questions.finding)
  }

  private init(_ items: [Item], _ crew: Crew) {
    self.items = items
    let texts = crew.map(items.count) { Self.words(of: items[$0]) }
    var numbers: [String: Int] = [:]
    let lists = texts.map { words in
      Set(
        words.map { word in
          let number = numbers[word] ?? numbers.count
          if number == numbers.count { numbers[word] = number }
          return number
        }
      )
    }
    var counts = Array(repeating: 0, count: numbers.count)
    for list in lists { for word in list { counts[word] += 1 } }
    var ranks = counts
    for (rank, word) in counts.indices.sorted(by: { counts[$0] < counts[$1] }).enumerated() {
      ranks[word] = rank
    }
    words = lists.map { list in list.map { ranks[$0] }.sorted() }
    digests = words.map { list in
      list.reduce(into: Digest(count: list.count)) {
        $0.mark[$1 >> 6 & 3] |= 1 << UInt64($1 & 63)
      }
    }
    owners = Array(repeating: [], count: counts.count)
    for item in items.indices { for word in rarest(of: item) { owners[word].append(item) } }
  }

  /// The words of a question of which one at least is shared with whatever is like it.
  private func rarest(of item: Int) -> ArraySlice<Int> {
    words[item].prefix(words[item].count - (words[item].count * 6 + 9) / 10 + 1)
  }

  private func matches(of range: Range<Int>) -> [Match] {
    var compared = Array(repeating: -1, count: range.upperBound)
    return range.compactMap { match(of: $0, &compared) }
  }

  /// The first question that one is like; `compared` tells with which others each was compared.
  private func match(of item: Int, _ compared: inout [Int]) -> Match? {
    let rarest = rarest(of: item)
    // Where even the rarest words are those of nearly all, to ask for owners costs more than it saves.
    if rarest.reduce(0, { $0 + owners[$1].count }) >= items.count {
      return (0..<item).lazy.compactMap { match(item, $0) }.first
    }
    var first: Match?
    for word in rarest {
      // Each list goes from the first question on.
      for other in owners[word] {
        guard other < first?.earlier ?? item else { break }
        guard compared[other] != item else { continue }
        compared[other] = item
        first = match(item, other) ?? first
      }
    }
    return first
  }

  private func match(_ item: Int, _ other: Int) -> Match? {
    guard Self.mayBeAlike(digests[item], digests[other]), let share = share(item, other),
      !isListed(items[item], items[other])
    else { return nil }
    return Match(item: item, earlier: other, share: share)
  }

  /// Whether the words that only one of two questions has are few enough, as far as the bits tell.
  ///
  /// Six tenths of all words are shared where those that are not are at most a quarter of both
  /// counts together; and a bit that one has alone stands for a word at least that the other has not.
  private static func mayBeAlike(_ left: Digest, _ right: Digest) -> Bool {
    guard abs(left.count - right.count) * 4 <= left.count + right.count else { return false }
    return bitCount(left.mark ^ right.mark) * 4 <= left.count + right.count
  }

  /// How many bits are set, added up for all four numbers at once; 0 where all are.
  private static func bitCount(_ mark: SIMD4<UInt64>) -> Int {
    var sums = mark &- (mark &>> 1 & 0x5555_5555_5555_5555)
    sums = (sums & 0x3333_3333_3333_3333) &+ (sums &>> 2 & 0x3333_3333_3333_3333)
    sums = (sums &+ (sums &>> 4)) & 0x0f0f_0f0f_0f0f_0f0f
    let bytes = sums[0] &+ sums[1] &+ sums[2] &+ sums[3]
    return Int((bytes &* 0x0101_0101_0101_0101) &>> 56)
  }

  /// The share of common words in hundredths, where it is six tenths or more.
  private func share(_ left: Int, _ right: Int) -> Int? {
    let common = Self.common(words[left], words[right])
    let all = words[left].count + words[right].count - common
    return common * 10 >= all * 6 ? common * 100 / all : nil
  }

  /// How many numbers two sorted lists have in common.
  private static func common(_ left: [Int], _ right: [Int]) -> Int {
    var (first, second, count) = (0, 0, 0)
    while first < left.count, second < right.count {
      if left[first] == right[second] { count += 1 }
      let isBehind = left[first] <= right[second]
      if right[second] <= left[first] { second += 1 }
      if isBehind { first += 1 }
    }
    return count
  }

  /// Whether two items are meant to be alike: forms of one item, or so tagged.
  private func isListed(_ left: Item, _ right: Item) -> Bool {
    let original = { (item: Item) in (item.variantOf ?? item.id).base }
    return original(left) == original(right) || left.tags.contains("like:\(right.id.base)")
      || right.tags.contains("like:\(left.id.base)")
  }

  private func finding(_ match: Match) -> Finding {
    let earlier = items[match.earlier]
    let problem = BankProblem.questionsAlike(
      earlier.id.base.text,
      share: match.share,
      file: earlier.file,
      line: earlier.position.line
    )
    return Finding(problem, file: items[match.item].file, at: items[match.item].position)
  }

  /// The words of all that is asked: the question, and the code or the text it is about.
  private static func words(of item: Item) -> [String] {
    let question = Words.list(of: item.question)
    return switch item.content {
    case .cloze(let cloze): question + Words.list(of: cloze.solution)
    case .predict(let prediction): question + prediction.run.flatMap(words)
    case .exercise(let exercise): question + exercise.starter.flatMap(words)
    case .audit(let audit): question + audit.files.flatMap(words)
    case .flashcard, .choice, .typed, .order: question
    }
  }

  private static func words(of file: CodeFile) -> [String] {
    Words.list(of: Array(file.text.utf8)[...])
  }
}
