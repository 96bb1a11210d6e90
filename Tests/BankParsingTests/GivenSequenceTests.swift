import Testing

struct GivenSequenceTests {
  private static let ordered =
    "3:1: error: a question does not hold its answer, and this one names the steps in their order; "
    + "name them in another, or not at all"
  private static let steps =
    "### Order\n1. the `init` runs\n2. its body is asked\n3. `onAppear` comes"

  static let orders = [
    CheckedItem(
      testDescription: "all steps, in order",
      heading: "Order `init`, body and `onAppear`",
      text: steps,
      report: [ordered]
    ),
    CheckedItem(
      testDescription: "all steps, in another order",
      heading: "Order `onAppear`, `init` and body",
      text: steps
    ),
    CheckedItem(
      testDescription: "some of the steps",
      heading: "Order what follows an `init`, up to `onAppear`",
      text: steps
    ),
  ]

  private static func told(_ place: String, at line: Int) -> [String] {
    [
      "\(line):1: error: a question does not hold its answer, and \(place) tells the output; take it out"
    ]
  }

  private static func run(_ code: String, _ output: String) -> String {
    "### Run\n```swift\n\(code)\n```\n\n### Output\n```text\n\(output)\n```"
  }

  static let predictions = [
    CheckedItem(
      testDescription: "a comment at the line",
      heading: "What is printed?",
      text: run("let a = 1\nprint(a) // 1", "1"),
      report: told("a comment", at: 8)
    ),
    CheckedItem(
      testDescription: "a comment in a block that says so",
      heading: "What is printed?",
      text: run("/*\n prints \"Row 3\"\n*/\nprint(row)", "Row 3"),
      report: told("a comment", at: 8)
    ),
    CheckedItem(
      testDescription: "most lines",
      heading: "What is printed?",
      text: run("f() // first\ng()\nh() // last", "first\nsecond\nlast"),
      report: told("a comment", at: 7)
    ),
    CheckedItem(
      testDescription: "the question says so",
      heading: "Why does it print 3?",
      text: run("print(a)", "3"),
      report: told("the question", at: 3)
    ),
    CheckedItem(
      testDescription: "the question has all of it",
      heading: "Does the run give \"body 0, body 1\"?",
      text: run("print(a)", "body 0\nbody 1"),
      report: told("the question", at: 3)
    ),
    CheckedItem(
      testDescription: "comments that tell something else, and what looks like one",
      heading: "What do 3 rows print?",
      text: run("// 3 rows\nprint(\"// 3\") // the count\nprint(\"\"\"\n// 3\n\"\"\")", "3")
    ),
    CheckedItem(
      testDescription: "one line of many",
      heading: "What is printed?",
      text: run("f() // first", "first\nsecond\nthird")
    ),
    CheckedItem(
      testDescription: "names of what prints",
      heading: "When do Header and Row run?",
      text: run("print(a)", "Header\nRow")
    ),
  ]

  @Test(arguments: orders)
  func `a question does not name its steps in their order`(_ item: CheckedItem) {
    #expect(item.found == item.report)
  }

  @Test(arguments: predictions)
  func `neither comment nor question tells the output`(_ item: CheckedItem) {
    #expect(item.found == item.report)
  }
}
