// The module BankParsing: see Sources/README.md.
