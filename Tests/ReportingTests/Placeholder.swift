// The tests of Reporting: see Tests/README.md.
