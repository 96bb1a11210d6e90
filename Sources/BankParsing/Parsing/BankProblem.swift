import Core

/// What can be wrong with a bank, with the facts of the case.
///
/// The words are in `BankProblem+Words.swift`, and nowhere else.
enum BankProblem: Equatable, Sendable {
  // The file.
  case fileTooLarge
  case notUTF8(encoding: String)
  case invalidUTF8(UInt8)
  case nulCharacter
  case lineTooLong
  case nestedTooDeep
  case tableTooWide(columns: Int)
  case tableTooLarge(cells: Int)
  case tablesTooLarge
  case tableSearchTooLong
  case tooManyBlocks
  case tooManyItems
  case itemTooLarge(bytes: Int)
  case blockTooLarge(bytes: Int)
  case tooManyDefinitions
  case definitionsTooLong

  // Its structure.
  case frontMatter
  case setextHeading
  case unspacedHeading(marks: Int, isNoBreak: Bool)
  case strayText
  case straySection(String)
  case secondBankHeading
  case emptyHeading
  case unclosedComment
  case unclosedFence
  case swallowedItem(heading: String, line: Int)
  case metadataOnHeading
  case textAfterMetadata
  case misplacedMetadata
  case noItems

  // Metadata.
  case brokenPair(String)
  case unknownKey(String, suggestion: String?, known: [String])
  case repeatedKey(String)
  case emptyValue(key: String)
  case brokenValue(key: String, value: String, rule: String)
  case levelMissing
  case whenWithoutAfter

  // Items.
  case unknownSection(String, suggestion: String?)
  case repeatedSection(String)
  case emptySection(String)
  case noEntries(section: String, wanted: String)
  case oddCloze
  case unusedSection(String, kind: ItemKind)
  case missingSection(String, kind: ItemKind)
  case twoKinds([String])
  case kindConflict(stated: ItemKind, found: ItemKind)
  case missingAnswer
  case missingCode(section: String)
  case unfenced(section: String)
  case strayInSection(String, wanted: String)
  case severalFences(section: String)
  case brokenFileName(String)
  case repeatedFileName(String)
  case notATask
  case emptyEntry
  case notOrdered
  case tooFewSteps
  case brokenFault(String)
  case unknownFaultFile(String)
  case clozeWithoutMark
  case clozeInHeading
  case brokenCloze
  case unclosedCloze
  case nestedCloze
  case emptyCloze

  // The library.
  case duplicateID(String, file: String, line: Int)
  case duplicateBank(String, file: String, line: Int)
  case unknownAfter(String, suggestion: String?)
  case afterCycle([String])
  case unknownOriginal(String, suggestion: String?)
  case variantOfItself
  case originalIsVariant(String, original: String)

  // What a check proves.
  case unfilled(String)
  case idNotPinned(String)
  case noRightOption
  case noWrongOption
  case missingExplanation
  case repeatedExplanation
  case unknownClaim(String, suggestion: String?)
  case unknownLink(String, suggestion: String?)
  case answerTooLong(words: Int)
  case answerRepeatsQuestion
  case answerInQuestion(String)
  case answerInOpening(String, opening: String)
  case gapShown(String, number: Int)
  case orderInQuestion
  case outputInQuestion(String)
  case ruleNamed(String)
  case rightOptionLong(Int, others: Int)
  case rightOptionEchoes([String])
  case hintTellsAnswer(String)
  case whyRepeatsAnswer
  case repeatedOption
  case optionPoints
  case repeatedStep
  case repeatedAnswer(String)
  case followsOwnForm(String)
  case weakFollowUpHarder(Level, opening: Level)
  case neverHolds(since: String, until: String)
  case questionsAlike(String, share: Int, file: String, line: Int)
  case goalMissing
  case unsolvedFile(String, suggestion: String?)
  case unstartedFile(String)
}
