// The module OwnershipRules: see Sources/README.md.
