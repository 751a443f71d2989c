"""Conformance kit: Protocol 1, test vectors compiled from scenarios, the runner that judges adapters, and reports."""
