import Core

/// Finds questions that share too many of their words.
///
/// Two sets of words of which six tenths are shared have a word in common among the rarest four
/// tenths of each. So each question is compared only with those that share one of its rarest words.
struct AlikeQuestions {
  private let items: [Item]
  /// The words of each question as numbers, the rarest first; the same word is the same number.
  private var words: [[Int]] = []
  /// The words of each question as bits of four numbers, which words may share.
  private var marks: [SIMD4<UInt64>] = []

  /// One finding for each question that is like an earlier one, naming the first.
  static func findings(in library: Library) -> [Finding] {
    let items = library.items.filter {
      // Starting points are alike until they are filled in, which is told of each.
      BankCheck.isFirst($0, in: library) && !$0.title.contains(StartingPoint.mark)
    }
    return AlikeQuestions(items).findings()
  }

  private init(_ items: [Item]) {
    self.items = items
    var numbers: [String: Int] = [:]
    var counts: [Int] = []
    let lists = items.map { item in
      Set(
        Self.words(of: item).map { word in
          let number = numbers[word, default: numbers.count]
          if number == counts.count {
            counts.append(0)
            numbers[word] = number
          }
          return number
        }
      )
    }
    for list in lists { for word in list { counts[word] += 1 } }
    var ranks = counts
    for (rank, word) in counts.indices.sorted(by: { counts[$0] < counts[$1] }).enumerated() {
      ranks[word] = rank
    }
    words = lists.map { list in list.map { ranks[$0] }.sorted() }
    marks = words.map { list in
      list.reduce(into: SIMD4<UInt64>()) { $0[$1 >> 6 & 3] |= 1 << UInt64($1 & 63) }
    }
  }

  private func findings() -> [Finding] {
    var findings: [Finding] = []
    var compared = Array(repeating: -1, count: items.count)
    var index: [[Int]] = Array(repeating: [], count: (words.joined().max() ?? -1) + 1)
    for item in items.indices {
      let rare = words[item].prefix(words[item].count - (words[item].count * 6 + 9) / 10 + 1)
      var first: (place: Int, share: Int)?
      for word in rare {
        for other in index[word] where compared[other] != item {
          // Each list goes from the first item on.
          if let first, other >= first.place { break }
          compared[other] = item
          if let share = share(item, other), !isListed(items[item], items[other]) {
            first = (other, share)
          }
        }
      }
      if let first { findings.append(finding(item, like: first.place, share: first.share)) }
      for word in rare { index[word].append(item) }
    }
    return findings
  }

  /// The share of common words in hundredths, where it is six tenths or more.
  private func share(_ left: Int, _ right: Int) -> Int? {
    let small = min(words[left].count, words[right].count)
    let large = max(words[left].count, words[right].count)
    guard small * 10 >= large * 6 else { return nil }
    // A bit that one of them has alone stands for a word at least that the other has not.
    let most = min(
      words[left].count - Self.bits(marks[left] & ~marks[right]),
      words[right].count - Self.bits(marks[right] & ~marks[left])
    )
    guard most * 10 >= (small + large - most) * 6 else { return nil }
    let common = Self.common(words[left], words[right])
    let all = small + large - common
    return common * 10 >= all * 6 ? common * 100 / all : nil
  }

  private static func bits(_ mark: SIMD4<UInt64>) -> Int {
    mark[0].nonzeroBitCount + mark[1].nonzeroBitCount + mark[2].nonzeroBitCount
      + mark[3].nonzeroBitCount
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

  private func finding(_ item: Int, like other: Int, share: Int) -> Finding {
    let problem = BankProblem.questionsAlike(
      items[other].id.base.text,
      share: share,
      file: items[other].file,
      line: items[other].position.line
    )
    return Finding(problem, file: items[item].file, at: items[item].position)
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
