// The tests of Scheduling: see Tests/README.md.
