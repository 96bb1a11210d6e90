// The tests of Quizzing: see Tests/README.md.
