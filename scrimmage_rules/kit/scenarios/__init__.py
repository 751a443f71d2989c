"""Scenarios in Gherkin: the vocabulary of steps, the lint, and the compiler that makes vectors of them."""
