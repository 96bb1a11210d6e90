import Effects
import Testing

/// The README's way to install, and what the lab does there when compiler or sources change.
@Suite(.serialized)
struct InstallTests {
  @Test func `the README's lines make an installation that runs a snippet`() throws {
    let place = try Installation()
    let run = try place.shell("$prefix/bin/viva run Screen.swift --json; $prefix/bin/viva check")
    #expect(run.status == 0)
    #expect(run.output.contains("\"body\""))
    #expect(run.errors.contains("trying the lab with Swift version"))
    #expect(try place.builds() == 0)
  }

  @Test func `a source that differs by a byte makes the lab anew, once`() throws {
    let place = try Installation()
    let run = try place.shell(
      """
      $prefix/bin/viva run Screen.swift >first
      echo >>$prefix/share/viva/Sources/LabUI/Views/Text.swift
      $prefix/bin/viva run Screen.swift >second
      $prefix/bin/viva run Screen.swift >third
      cmp first second && cmp first third
      """
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("making the lab for Swift version"))
    #expect(run.errors.contains("its sources in '~/prefix/share/viva' have changed"))
    #expect(run.errors.contains("making the lab: 50 %"))
    #expect(try place.builds() == 1)
  }

  @Test func `a touched source is no other one, and the variable keeps what was built`() throws {
    let place = try Installation()
    let run = try place.shell(
      """
      $prefix/bin/viva run Screen.swift >first
      touch $prefix/share/viva/Sources/LabUI/Views/Text.swift
      $prefix/bin/viva run Screen.swift >second
      echo >>$prefix/share/viva/Sources/LabUI/Views/Text.swift
      VIVA_LAB_REBUILD=never $prefix/bin/viva run Screen.swift >third
      cmp first second && cmp first third
      """
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(try place.builds() == 0)
  }

  @Test func `another compiler's module is not used`() throws {
    let place = try Installation()
    try place.makeForeign()
    let made = try place.shell("$prefix/bin/viva run Screen.swift")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.errors.contains("for there is none for Swift version"))
    #expect(try place.builds() == 1)
    let alone = try place.shell(
      "rm -r $prefix/share/viva/Sources .cache; $prefix/bin/viva run Screen.swift"
    )
    #expect(alone.status == 4)
    #expect(alone.errors.contains("viva: the lab was made by another compiler than Swift version"))
    #expect(alone.errors.contains("install viva anew with this compiler"))
  }

  @Test func `of two at once one makes the lab and the other waits for it`() throws {
    let place = try Installation(held: true)
    try place.makeForeign()
    let run = try place.shell(
      """
      $prefix/bin/viva run Screen.swift >first 2>first.errors & one=$!
      cat started >/dev/null
      $prefix/bin/viva run Screen.swift >second 2>second.errors & two=$!
      until grep -q 'waiting for it' second.errors; do :; done
      echo >go
      wait $one && wait $two && cmp first second
      """
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(try place.builds() == 1)
  }

  @Test func `what was killed in the middle leaves neither half a lab nor a lock`() throws {
    let place = try Installation(held: true)
    try place.makeForeign()
    let run = try place.shell(
      """
      $prefix/bin/viva run Screen.swift >first 2>&1 & one=$!
      cat started >/dev/null
      kill -9 $one; wait $one
      echo >go
      (cat started >/dev/null; echo >go) &
      $prefix/bin/viva run Screen.swift
      """
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("making the lab for Swift version"))
    #expect(run.output.contains("It ran to its end."))
    #expect(try place.builds() == 2)
  }

  @Test func `a build that fails is told with its reason, and how to see all of it`() throws {
    let place = try Installation()
    try place.makeForeign()
    let run = try place.shell("touch fails; $prefix/bin/viva run Screen.swift")
    #expect(run.status == 4)
    #expect(run.errors.contains("the lab could not be made for this compiler: it is no good; "))
    #expect(run.errors.contains("'swift build -c release --product viva-lab' in '~/prefix/share"))
  }

  @Test func `without a compiler it says where to get one`() throws {
    let place = try Installation()
    let run = try place.shell("PATH=/usr/bin:/bin $prefix/bin/viva run Screen.swift")
    #expect(run.status == 4)
    #expect(run.errors.contains("there is no 'swiftc' on the search path; install Swift"))
  }
}
