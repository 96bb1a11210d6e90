// The tests of VivaCommands: see Tests/README.md.
