import Arguments

extension ManualSection {
  /// The files that say how to lint.
  static let lintSettings = ManualSection(
    "Settings",
    """
    The files of an operand follow the nearest .viva.json in its folder or above it, whatever other .viva.json \
    is below it (where operands overlap, those of the deepest one); then 'lint' in the learner's config.json; options come first. All keys may be left out:
      {
        "lint": {
          "rules": {"work_in_body": "error", "open_setter": "off"},
          "enable": ["undocumented_ownership"],
          "exclude": ["Generated/", "!Generated/Models.swift"],
          "deploymentTarget": "iOS17",
          "defaultIsolation": "MainActor",
          "thresholds": {"broad_computed_read": {"reads": 6}}
        }
      }
      rules             off, note, warning or error for a rule; an opt-in rule so named runs
      enable            opt-in rules to run as well
      exclude           what to leave out, from the file's folder on (in config.json: from the working folder)
      deploymentTarget  as --deployment-target: iOS17, macOS 14.2, or several as 'iOS17, macOS14'
      defaultIsolation  MainActor or nonisolated
      thresholds        by rule; 'viva rules RULE' shows a rule's thresholds, their defaults and ranges
    What a file says of a rule holds for all its findings; the lists of 'exclude' add up, and what the others say is \
    over-written key by key. --rule and --enable run a rule that is off.
    """
  )

  /// How patterns leave files out of a run.
  static let leavingOut = ManualSection(
    "Which files",
    """
    Patterns are those of a .gitignore: 'Name' anywhere, '/Name' or 'A/B' from the folder on, 'Name/' folders only, \
    '*', '?', '[a-z]', '**/' any folders, '\\' before a character that stands for itself, '!' takes back what an earlier \
    pattern leaves out, though not what is in a folder that is left out; the last pattern that fits decides. --exclude \
    comes after the files' patterns and speaks of the working folder, or of the folder named where that is elsewhere. \
    A pattern that can stand for no path is refused.
    Of a folder all .swift files are linted but hidden ones and those in hidden folders. What is named outright is \
    linted though it is hidden or left out by a file's 'exclude'; --exclude leaves it out.
    """
  )

  /// What is not parsed, for it would keep a parser busy for ever.
  static let limits = ManualSection(
    "Limits",
    """
    A file is refused, as an error of the rule 'syntax', when it has more than 1,000,000 bytes, brackets more than 64 \
    deep, 8 that open directly one inside the other where one is a '[', 200 times the same prefix, branch or arrow \
    in a row, or 1,000 interpolations in one string; so is one that takes the linter too long. A run takes at most \
    20,000 files.
    """
  )

  /// What --fix changes and what it leaves.
  static let fixing = ManualSection(
    "Fixing",
    """
    --fix makes the edits that are certain to compile and to mean the same in all that is linted with them, again and \
    again until none is left; --dry-run shows them. What other modules may use ('public', 'open', 'package') is found \
    and not edited, for nobody sees here who uses it. A file that does not parse is left as it is; where one is \
    read-only or was changed meanwhile, nothing is written.
    """
  )
}
