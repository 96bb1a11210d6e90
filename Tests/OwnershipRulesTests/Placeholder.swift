// The tests of OwnershipRules: see Tests/README.md.
