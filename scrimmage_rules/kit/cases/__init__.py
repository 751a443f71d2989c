"""Conformance cases: test vectors, permanent names, requests, matchers, and the verdict on the replies of a program."""
