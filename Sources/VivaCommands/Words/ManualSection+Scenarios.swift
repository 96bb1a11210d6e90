import Arguments

extension ManualSection {
  /// The lines of a scenario.
  static let scenarios = ManualSection(
    "Scenario",
    """
    One step or expectation a line; empty lines and lines that begin with '#' are nothing. Texts stand in double quotes, with \
    \\" and \\\\ in them.
      root Parent                       on the first line; the view that is mounted
      tap "Save"                        toggle "Mute"         submit "Title"
      type "typed" into "Title"         choose "Weekly" in "Period"
      step "Quantity" up                step "Quantity" down 3 times
      slide "Volume" to 0.5             delete "Row"          move "Row" to 2
      advance 300 ms                    advance 2 s
      tap "Buy" in "Milk"               tap "Buy" 2nd
      dismiss                           tap "Back"            refresh
      call syncFromServer               reset counts
      expect text "Saved" is shown      expect text "Saved" is not shown
      expect field "Title" is "a"       expect value "Quantity" is "3"
      expect control "Save" is enabled  expect control "Save" is disabled
      expect body Header ran 0 times    expect body Header ran because "price"
      expect made Model 1 time          expect kept Model 1 time
      expect init Row 3 times
      expect state Editor.title survived
      expect state Editor.title was reset
      expect warning "during update"    expect no warning "during update"
    'in' names a text of the row, section or sheet that a control or a row is in, where several share its name, and '2nd' its number among \
    them. 'dismiss' takes the sheet or alert on top away, or goes back from the screen that was pushed last.
    Wherever a count stands it may be '2 times', 'at least 2 times', 'at most 2 times', 'more than 2 times', 'fewer than 2 \
    times', 'fewer times than in NAME' or 'more times than in NAME'. Counts are those since the last 'reset counts'; without one, bodies \
    count after the mount, and what is made and kept from the beginning. A scenario is UTF-8 text of at most 64 KiB.
    """
  )
}
