"""Scenarios in Gherkin: the vocabulary of steps, the lint, and the compiler that turns scenarios into vectors."""
