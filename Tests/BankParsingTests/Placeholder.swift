// The tests of BankParsing: see Tests/README.md.
