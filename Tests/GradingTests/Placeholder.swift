// The tests of Grading: see Tests/README.md.
